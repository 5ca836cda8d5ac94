const minute = 60;
const milliseconds = 1000;
/** Of a local day: its clock never shifts. */
export const daySeconds = 86_400;

/**
 * The time on a zone's clocks at an instant (epoch seconds), to the minute, as if it were UTC: 19:30 in Montréal is 19:30 in
 * UTC. With it the calendar finds the shows of a day (CAL-35) without their zones.
 */
export const localStart = (seconds: number, timezone: string): number => {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(
    seconds * milliseconds,
  ).toZonedDateTimeISO(timezone);
  return Math.floor((seconds + offsetNanoseconds / 1e9) / minute) * minute;
};

/** The local start of a local time, `YYYY-MM-DDTHH:mm` or a date's midnight. */
export const localStartOf = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds / milliseconds;

/** The date of a local start. */
export const dateOfLocalStart = (seconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(seconds * milliseconds)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toString();
