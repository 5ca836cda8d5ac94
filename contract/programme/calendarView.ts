import type { Language } from '../address/language.ts';
import { programmeLimits, type ProgrammeSettings } from '../settings/programme.ts';
import type { CalendarMonth } from '../wire/calendar.ts';
import type { Programmation } from '../wire/programmation.ts';
import type { ChosenFilters, English } from './chosenFilters.ts';
import { placeShow, type PlacedShow } from './place.ts';
import { tileOf } from './tile.ts';
import type { CalendarView, DaysBeyond, DayView, Tile } from './view.ts';

/** What a visitor asks of the programme. */
export interface CalendarQuestion {
  /** `YYYY-MM`. */
  month: string;
  lang: Language;
  mode: 'month' | 'day';
  /** `YYYY-MM-DD`, of the month; read in Day view only. */
  day: string | null;
  /** `HH:mm`: of the day nothing earlier; null is the whole day. */
  after: string | null;
  /** How many shows of the day are passed over. */
  offset: number;
  filters: ChosenFilters;
  english: English;
  settings: ProgrammeSettings;
}

/** A hundred shows of a day, in the order of the clocks on their tiles, and how many there are in all. */
export interface DayShows {
  items: readonly Programmation[];
  total: number;
}

type TileSettings = Parameters<typeof tileOf>[1];

const placed = (items: readonly Programmation[]): PlacedShow[] =>
  items.flatMap((item) => placeShow(item) ?? []);

/** The shows of a day of Month view that are drawn: a few, or all where See more would hide a single one (CAL-04). */
const shownOfDay = ({ count, first }: CalendarMonth['days'][number]): PlacedShow[] => {
  const { wholeMonthDay, tilesOfMonthDay } = programmeLimits;
  return placed(count <= wholeMonthDay ? first : first.slice(0, tilesOfMonthDay));
};

/** Whose clocks the shown tiles are told by (CAL-35). */
const clocksOf = (shows: readonly PlacedShow[]): Pick<CalendarView, 'zones' | 'hasVenueTimes'> => {
  const told = shows.filter(({ rule }) => rule === 'venue');
  const zones = told.map(({ item: { date } }) => ({
    timezone: date.timezone,
    offset: date.timezone_offset,
  }));
  return {
    zones: [...new Map(zones.map((zone) => [`${zone.timezone} ${zone.offset}`, zone])).values()],
    hasVenueTimes: told.length > 0,
  };
};

/** Month view of a month's summary (CAL-04, CAL-05). */
export const monthView = (
  month: string,
  { days, total, left_out_english: leftOutEnglish }: CalendarMonth,
  beyond: DaysBeyond,
  settings: TileSettings,
): CalendarView => {
  const shown = days.map((day) => ({ date: day.date, count: day.count, shows: shownOfDay(day) }));
  return {
    month,
    days: shown.map(({ date, count, shows }) => ({
      date,
      count,
      tiles: shows.map((show) => tileOf(show, settings)),
    })),
    day: null,
    total,
    leftOutEnglish,
    ...clocksOf(shown.flatMap(({ shows }) => shows)),
    beyond,
  };
};

/** Shows as tiles, in the order that they have. */
export const tilesOf = (items: readonly Programmation[], settings: TileSettings): Tile[] =>
  placed(items).map((show) => tileOf(show, settings));

/** Shows by the time that their tiles tell, in the order that they have. */
export const groupByTime = (items: readonly Programmation[], settings: TileSettings): DayView['groups'] =>
  [...Map.groupBy(tilesOf(items, settings), ({ time }) => time)].map(([time, tiles]) => ({ time, tiles }));

/** What Day view is made of. */
interface DayAnswers {
  /** `YYYY-MM` */
  month: string;
  summary: CalendarMonth;
  after: string | null;
  offset: number;
  shows: DayShows;
  /** English shows of the day that are left out (CAL-30). */
  leftOutEnglish: number;
}

/** How many shows of a day come after a hundred of them. */
export const hiddenAfter = (offset: number, total: number): number =>
  Math.max(0, total - offset - programmeLimits.tilesOfDay);

/** Day view of a hundred shows of a day, with the number of shows of its month's days (CAL-10, CAL-20). */
export const dayView = (
  date: string,
  { month, summary, after, offset, shows, leftOutEnglish }: DayAnswers,
  beyond: DaysBeyond,
  settings: TileSettings,
): CalendarView => ({
  month,
  days: summary.days.map(({ date: of, count }) => ({ date: of, count, tiles: [] })),
  day: {
    date,
    after,
    total: shows.total,
    offset,
    hidden: hiddenAfter(offset, shows.total),
    groups: groupByTime(shows.items, settings),
  },
  total: summary.total,
  leftOutEnglish,
  ...clocksOf(placed(shows.items)),
  beyond,
});
