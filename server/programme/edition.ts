/** The edition of a programmation: the year in which it starts on the clocks of its place (RES-12). `startsAt` in epoch seconds, `timezone` an IANA name. */
export const editionOf = (startsAt: number, timezone: string): string =>
  String(Temporal.Instant.fromEpochMilliseconds(startsAt * 1000).toZonedDateTimeISO(timezone).year);
