const minute = 60;
const milliseconds = 1000;
/** Of a local day: its clock is never put forward or back. */
export const daySeconds = 86_400;

/**
 * What the clocks of a zone tell at an instant (epoch seconds), to the minute, as if they told UTC: 19:30 in Montréal
 * is 19:30 in UTC. By it the calendar finds the shows of a day (CAL-35) without knowing their zones.
 */
export const localStart = (seconds: number, timezone: string): number => {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(
    seconds * milliseconds,
  ).toZonedDateTimeISO(timezone);
  return Math.floor((seconds + offsetNanoseconds / 1e9) / minute) * minute;
};

/** Where a local time, `YYYY-MM-DDTHH:mm` or a date's midnight, stands among local starts. */
export const localStartOf = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds / milliseconds;

/** The date of a local start. */
export const dateOfLocalStart = (seconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(seconds * milliseconds)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toString();
