import { importLimits } from '../limits.ts';
import { rawText } from './values.ts';

const hasZone = /(z|[+-]\d{2}(:?\d{2}){0,2})(\[[^[\]]*\])*$/i;
const isDateOnly = /^[+-]?\d{4,6}-?\d{2}-?\d{2}$/;

const parse = (text: string, timezone: string): Temporal.Instant | null => {
  try {
    if (!isDateOnly.test(text) && hasZone.test(text)) return Temporal.Instant.from(text);
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
