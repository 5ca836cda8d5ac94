const zoned = (ms: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone);

/** The day, `YYYY-MM-DD`, of an instant (epoch ms) in a zone (IANA name). @throws RangeError for an unknown zone */
export const dateInZone = (ms: number, timezone: string): string =>
  zoned(ms, timezone).toPlainDate().toString();

/** The instant (epoch ms) at which the next day begins in a zone. @throws RangeError for an unknown zone */
export const nextMidnight = (ms: number, timezone: string): number =>
  zoned(ms, timezone).add({ days: 1 }).startOfDay().epochMilliseconds;
