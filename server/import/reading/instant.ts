import { importLimits } from '../limits.ts';
import { rawText } from './values.ts';

const hasZone = /(z|[+-]\d{2}(:?\d{2}){0,2})(\[[^[\]]*\])*$/i;
const dateOnly = /^[+-]?\d{4,6}-?\d{2}-?\d{2}$/;

/** Whether a text is a day without an hour. */
export const isDay = (text: string): boolean => dateOnly.test(text);

const parse = (text: string, timezone: string): Temporal.Instant | null => {
  try {
    if (!isDay(text) && hasZone.test(text)) return Temporal.Instant.from(text);
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timezone).toInstant();
  } catch {
    return null;
  }
};

const startOfYear = (year: number): number => Date.UTC(year) / 1000;
const [earliest, latest] = [startOfYear(importLimits.years.first), startOfYear(importLimits.years.last + 1)];

/**
 * The instant of a date-time, in epoch seconds; null if there is none. Without its own zone it is local time in `timezone`; a
 * date alone is the start of that day.
 */
export const readInstant = (value: unknown, timezone: string): number | null => {
  const text = rawText(value);
  const instant = text === '' ? null : parse(text, timezone);
  if (instant === null) return null;
  const seconds = Math.floor(instant.epochMilliseconds / 1000);
  return seconds >= earliest && seconds < latest ? seconds : null;
};

/** The instant at which the day of another one is over, in epoch seconds. */
export const dayAfter = (seconds: number, timezone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(timezone)
    .startOfDay()
    .add({ days: 1 }).epochMilliseconds / 1000;
