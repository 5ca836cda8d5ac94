import { localTime, offsetMinutes, type LocalTime } from './localTime.ts';

/** The present moment on the clocks of the site's zone. */
export interface Present extends LocalTime {
  /** Epoch milliseconds. */
  instant: number;
  /** IANA name, and `±HHMM` at that moment. */
  timezone: string;
  offset: string;
}

/** An instant (epoch ms) on the clocks of a zone (IANA name). @throws RangeError for an unknown zone */
export const presentIn = (instant: number, timezone: string): Present => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  const offset = zoned.offset.slice(0, '+HH:MM'.length).replace(':', '');
  const { date, time } = localTime(instant, offsetMinutes(offset) ?? 0) ?? { date: '', time: '' };
  return { instant, timezone, offset, date, time };
};
