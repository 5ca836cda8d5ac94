const toInstant = (seconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

/** Epoch seconds as ISO 8601 in UTC. */
export const isoOf = (seconds: number): string => toInstant(seconds).toString();

/** Epoch seconds in the local time of a zone: `2027-07-16T19:30:00-04:00`. */
export const localIsoOf = (seconds: number, timezone: string): string =>
  toInstant(seconds).toString({ timeZone: timezone });

/** `±HHMM` of a zone at an instant (CAL-34). */
export const offsetOf = (seconds: number, timezone: string): string =>
  toInstant(seconds).toZonedDateTimeISO(timezone).offset.slice(0, 6).replace(':', '');
