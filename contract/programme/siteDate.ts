/** The date, `YYYY-MM-DD`, of an instant (epoch seconds) in a zone (IANA name). @throws RangeError for an unknown zone. */
export const dateInZone = (seconds: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .toString();

/** The month, `YYYY-MM`, of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month before or after a month. */
export const neighbourMonth = (month: string, direction: 'previous' | 'next'): string =>
  Temporal.PlainYearMonth.from(month)
    .add({ months: direction === 'next' ? 1 : -1 })
    .toString();

/** The first date of the month after `month`. */
export const firstDateAfter = (month: string): string => `${neighbourMonth(month, 'next')}-01`;

/** The last date of the month before `month`. */
export const lastDateBefore = (month: string): string =>
  Temporal.PlainDate.from(`${month}-01`).subtract({ days: 1 }).toString();
