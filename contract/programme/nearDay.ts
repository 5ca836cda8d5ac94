import { programmeLimits } from '../settings/programme.ts';
import { day, hour, minute } from '../settings/time.ts';
import { localTime, offsetMinutes, type LocalTime } from './localTime.ts';

/** A day that has a word of its own. */
export type NearDay = 'today' | 'tonight' | 'tomorrow';

const { evening, morning } = programmeLimits;
const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - day).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** What begins before the morning belongs to the night before. */
const isLate = ({ time }: LocalTime): boolean => time < morning;

const wordOf = (start: LocalTime, now: LocalTime): NearDay | null => {
  if (start.date === now.date) return isLate(start) || start.time >= evening ? 'tonight' : 'today';
  if (dayBefore(start.date) !== now.date) return null;
  return isLate(start) && !isLate(now) ? 'tonight' : 'tomorrow';
};

/**
 * What the day of a start (epoch ms) is called at `now` on the start's own clock (`±HHMM`): from the evening to the
 * early morning it is tonight. Null where it has no word.
 */
export const nearDay = (start: number, offset: string, now: number): NearDay | null => {
  const minutes = offsetMinutes(offset) ?? 0;
  const [then, present] = [localTime(start, minutes), localTime(now, minutes)];
  return then && present && wordOf(then, present);
};

/** The instants (epoch ms) at which {@link nearDay} of a start may change: the midnights before, and the morning before. */
export const nearDayChanges = (start: number, offset: string): number[] => {
  const shift = (offsetMinutes(offset) ?? 0) * minute;
  const midnight = Math.floor((start + shift) / day) * day - shift;
  const untilMorning = Number(morning.slice(0, 2)) * hour;
  return [midnight - day, midnight - day + untilMorning, midnight];
};
