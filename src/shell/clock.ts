import type { Clock } from '#contract/programme/clock.ts';

/** The browser's clock: the device's, moved as the server's is (the setting NOW). */
export const createClock = (ahead: number): Clock => ({ now: () => Date.now() + ahead });

/** The calendar date, `YYYY-MM-DD`, in an IANA zone. */
export const dateIn = (timezone: string, ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).toPlainDate().toString();

/** The instant (ms) at which the next day begins in an IANA zone. */
export const nextMidnight = (timezone: string, ms: number): number =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).add({ days: 1 }).startOfDay()
    .epochMilliseconds;
