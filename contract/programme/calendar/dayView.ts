import type { CalendarMonth } from '#contract/wire/calendar.ts';
import { clocksOf, hiddenAfter, placed, tilesOf, type DayShows } from './calendarView.ts';
import type { Present } from '../time/present.ts';
import type { tileOf } from '../shows/tile.ts';
import { timeOfTile } from '../shows/tileStart.ts';
import type { CalendarView, DaysBeyond, DayView, Tile } from '../shows/view.ts';

/** Groups tiles by their time, in the given order. */
export const groupByTime = (tiles: readonly Tile[]): DayView['groups'] =>
  [...Map.groupBy(tiles, timeOfTile)].map(([time, ofTime]) => ({ time, tiles: ofTime }));

interface DayAnswers {
  /** `YYYY-MM` */
  month: string;
  summary: CalendarMonth;
  after: string | null;
  before: string | null;
  /** Whether `after` is the present by default: then earlier shows are folded. */
  isFolded: boolean;
  offset: number;
  shows: DayShows;
  present: Present;
  /** English shows of the day left out (CAL-30). */
  leftOutEnglish: number;
}

const countOf = ({ days }: CalendarMonth, date: string): number =>
  days.find((day) => day.date === date)?.count ?? 0;

/** Day view of a hundred shows of a day, with the number of shows of its month's days (CAL-10, CAL-20). */
export const dayView = (
  date: string,
  { month, summary, after, before, isFolded, offset, shows, present, leftOutEnglish }: DayAnswers,
  beyond: DaysBeyond,
  settings: Parameters<typeof tileOf>[1],
): CalendarView => ({
  month,
  days: summary.days.map(({ date: of, count }) => ({ date: of, count, tiles: [] })),
  day: {
    date,
    after,
    before,
    total: shows.total,
    earlier: isFolded ? Math.max(0, countOf(summary, date) - shows.total) : null,
    offset,
    hidden: hiddenAfter(offset, shows.total),
    groups: groupByTime(tilesOf(shows.items, settings, present)),
  },
  folded: null,
  total: summary.total,
  leftOutEnglish,
  ...clocksOf(placed(shows.items)),
  present,
  beyond,
});
