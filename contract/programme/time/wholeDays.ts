import { localTime, offsetMinutes } from './localTime.ts';

/** The `HH:mm` of a date whose hour nobody tells: its day is all that is known. */
export const noHour = '';

const dayMinutes = 24 * 60;
/** A day on which the clocks change is an hour longer or shorter. */
const clockChange = 60;

/**
 * Whether a date is a whole day, or several: it begins at midnight on the clock of the place, `HH:mm`, and lasts until another
 * one. So it has no hour; `minutes` is its length, null if unknown.
 */
export const isWholeDay = (time: string, minutes: number | null): boolean => {
  if (time !== '00:00' || minutes === null || minutes < dayMinutes - clockChange) return false;
  return Math.abs(minutes - Math.round(minutes / dayMinutes) * dayMinutes) <= clockChange;
};

/** The `HH:mm` to show: none for a whole day. */
export const shownHour = (time: string, minutes: number | null): string =>
  isWholeDay(time, minutes) ? noHour : time;

const minuteMs = 60_000;

/** The minutes from an instant to a later one, ISO 8601 both; null without an end. */
export const minutesUntil = (start: string, end: string | null): number | null =>
  end === null ? null : (Date.parse(end) - Date.parse(start)) / minuteMs;

/** A date as the wire has it. */
interface WireDate {
  start: string;
  end: string | null;
  timezone_offset: string;
}

/** Whether a date of the wire is a whole day, or several. */
export const hasNoHour = ({ start, end, timezone_offset: offset }: WireDate): boolean => {
  const local = localTime(Date.parse(start), offsetMinutes(offset) ?? Number.NaN);
  return local !== null && isWholeDay(local.time, minutesUntil(start, end));
};
