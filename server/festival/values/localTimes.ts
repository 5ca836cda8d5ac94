const milliseconds = 1000;

/** The instant of a local time in a zone, in epoch seconds; with an offset, the one of that offset. */
export const secondsOfLocal = (local: string, timezone: string): number => {
  const iso = local.replace(' ', 'T');
  const zoned = /[+-]\d\d:\d\d$/.test(iso)
    ? Temporal.ZonedDateTime.from(`${iso}[${timezone}]`, { offset: 'use' })
    : Temporal.PlainDateTime.from(iso).toZonedDateTime(timezone);
  return Math.floor(zoned.epochMilliseconds / milliseconds);
};

const precision = { second: { smallestUnit: 'second' }, minute: { smallestUnit: 'minute' } } as const;

const isRepeated = (plain: Temporal.PlainDateTime, timezone: string): boolean =>
  plain.toZonedDateTime(timezone, { disambiguation: 'later' }).epochMilliseconds !==
  plain.toZonedDateTime(timezone, { disambiguation: 'earlier' }).epochMilliseconds;

/** The local time of an instant in a zone, `2027-07-16 20:00`; with its offset where the clock repeats the hour. */
export const localOfSeconds = (seconds: number, timezone: string): string => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(seconds * milliseconds).toZonedDateTimeISO(timezone);
  const plain = zoned.toPlainDateTime();
  const local = plain.toString(plain.second === 0 ? precision.minute : precision.second).replace('T', ' ');
  return isRepeated(plain, timezone) ? local + zoned.offset.slice(0, 6) : local;
};

/** An instant as people write it, in epoch seconds. */
export const secondsOfInstant = (instant: string): number =>
  Math.floor(Temporal.Instant.from(instant).epochMilliseconds / milliseconds);
