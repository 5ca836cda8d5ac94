/** A local time in its zone, or the sentence that says why it is none. */
export type ClockTime = { at: number } | { fault: string };

const form = /^(?<local>.{10}[ T].*?)(?<offset>[+-]\d\d:\d\d)?$/;

const read = (written: string, zone: string): ClockTime => {
  const { local = '', offset } = form.exec(written)?.groups ?? {};
  const plain = Temporal.PlainDateTime.from(local.replace(' ', 'T'));
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(zone, { disambiguation }),
  );
  if (!first || !second) return { fault: 'is no time' };
  if (!first.toPlainDateTime().equals(plain))
    return { fault: `does not exist in ${zone}: the clock jumps over it` };
  if (offset === undefined)
    return first.epochMilliseconds === second.epochMilliseconds
      ? { at: first.epochMilliseconds }
      : { fault: `comes twice in ${zone}: write ${first.offset} or ${second.offset} behind it` };
  const meant = [first, second].find((time) => time.offset === offset);
  return meant
    ? { at: meant.epochMilliseconds }
    : { fault: `is at ${first.offset} in ${zone}, not at ${offset}` };
};

/** Reads local times in their zones; most of them come often. */
export const createClockReader = (): ((written: string, zone: string) => ClockTime) => {
  const known = new Map<string, ClockTime>();
  return (written, zone) => {
    const key = `${zone} ${written}`;
    const time = known.get(key) ?? read(written, zone);
    known.set(key, time);
    return time;
  };
};
