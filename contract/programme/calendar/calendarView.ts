import type { Language } from '#contract/address/language.ts';
import { programmeLimits, type ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import type { ChosenFilters, English } from './chosenFilters.ts';
import type { SiteClock } from '../time/clock.ts';
import { hasBegun } from '../time/closing.ts';
import { dayBefore, type DayRange } from '../time/dayRange.ts';
import { placeShow, type PlacedShow } from '../shows/place.ts';
import type { Present } from '../time/present.ts';
import { tileOf } from '../shows/tile.ts';
import { hasNoHour } from '../time/wholeDays.ts';
import type { CalendarView, DaysBeyond, Tile } from '../shows/view.ts';

export interface CalendarQuestion {
  /** `YYYY-MM`. */
  month: string;
  lang: Language;
  mode: 'month' | 'day';
  /** `YYYY-MM-DD`, of the month; read in Day view only. */
  day: string | null;
  /** `HH:mm`: hides earlier shows of the day, or of the first of `days`; null for the whole day. */
  after: string | null;
  /** `HH:mm`, of the next morning where it is earlier than `after`: hides shows from then on. */
  before: string | null;
  /** In Month view only these days; null for the month. */
  days: DayRange | null;
  /** How many shows of the day to skip. */
  offset: number;
  filters: ChosenFilters;
  english: English;
  settings: ProgrammeSettings;
  /** `YYYY-MM-DD`: where Month view opens; earlier days are folded (CAL-38). Null folds nothing. */
  opening: string | null;
  /** `YYYY-MM-DD`: later days are not there, as in the archive (RTE-04). Null is no end. */
  until: string | null;
  clock: SiteClock;
}

/** A hundred shows of a day, in the order of the clocks on their tiles, and how many there are in all. */
export interface DayShows {
  items: readonly Programmation[];
  total: number;
}

type TileSettings = Parameters<typeof tileOf>[1];

export const placed = (items: readonly Programmation[]): PlacedShow[] =>
  items.flatMap((item) => placeShow(item) ?? []);

type DayOfMonth = CalendarMonth['days'][number];

/** Whether a show is no more to come: it has begun; of a whole day, that is over. */
const isOver = (show: PlacedShow, instant: number): boolean => {
  const { end } = show.item.date;
  return hasBegun((end !== null && hasNoHour(show.item.date) ? Date.parse(end) : show.start) - instant);
};

/** A show after its start: no sale. */
const begun = ({ status: _status, price: _price, ...tile }: Tile): Tile => ({ ...tile, hasBegun: true });

/** The tiles of shows at a moment. */
const tilesAt = (shows: readonly PlacedShow[], settings: TileSettings, { date, instant }: Present): Tile[] =>
  shows.map((show) => {
    const tile = tileOf(show, settings);
    return show.date < date || isOver(show, instant) ? begun(tile) : tile;
  });

/** Whether today needs another request for shows to come: the first shows of the summary suffice only until they begin. */
export const needsToCome = ({ count, first }: DayOfMonth, { instant }: Present): boolean =>
  count > programmeLimits.wholeMonthDay && placed(first).some(({ start }) => hasBegun(start - instant));

/**
 * The shows that Month view draws of a day: a few, or all where See more would hide a single one (CAL-04, CAL-05). What lasts
 * all day stands first, past shows behind those to come (CAL-38).
 */
const shownOfDay = (
  { count, first }: DayOfMonth,
  toCome: readonly Programmation[],
  { instant }: Present,
): PlacedShow[] => {
  const { wholeMonthDay, tilesOfMonthDay } = programmeLimits;
  const known = placed([...new Map([...toCome, ...first].map((item) => [item.id, item])).values()]);
  const toBe = known.filter((show) => !isOver(show, instant));
  const shown = [
    ...toBe.filter(({ item }) => hasNoHour(item.date)),
    ...toBe.filter(({ item }) => !hasNoHour(item.date)),
    ...known.filter((show) => isOver(show, instant)),
  ];
  return count <= wholeMonthDay ? shown : shown.slice(0, tilesOfMonthDay);
};

/** The days before the opening one, if that has any after them. */
const foldBefore = (days: readonly DayOfMonth[], opening: string | null): DayOfMonth[] =>
  opening !== null && days.some(({ date }) => date >= opening)
    ? days.filter(({ date }) => date < opening)
    : [];

/** The clocks of the shown tiles (CAL-35). */
export const clocksOf = (shows: readonly PlacedShow[]): Pick<CalendarView, 'zones' | 'hasVenueTimes'> => {
  const told = shows.filter(({ rule }) => rule === 'venue');
  const clocks = Map.groupBy(
    told.map(({ item: { date, city } }) => ({
      timezone: date.timezone,
      offset: date.timezone_offset,
      city,
    })),
    ({ timezone, offset }) => `${timezone} ${offset}`,
  );
  return {
    zones: [...clocks.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      return { ...first, city: others.every(({ city }) => city === first.city) ? first.city : '' };
    }),
    hasVenueTimes: told.length > 0,
  };
};

interface MonthAnswers {
  /** `YYYY-MM` */
  month: string;
  /** Only some of its days; null for all. */
  days: DayRange | null;
  summary: CalendarMonth;
  /** The first coming shows of today, where needed. */
  toCome: readonly Programmation[];
  /** `YYYY-MM-DD`: earlier days are folded. */
  opening: string | null;
  present: Present;
}

/** Month view of a month's summary (CAL-04, CAL-05, CAL-38). */
export const monthView = (
  { month, days: some, summary, toCome, opening, present }: MonthAnswers,
  beyond: DaysBeyond,
  settings: TileSettings,
): CalendarView => {
  const { days, total, left_out_english: leftOutEnglish } = summary;
  const folded = foldBefore(days, opening);
  const today = present.date;
  const shown = days.slice(folded.length).map((day) => ({
    date: day.date,
    count: day.count,
    shows: shownOfDay(day, day.date === today ? toCome : [], present),
  }));
  return {
    month,
    days: [
      ...folded.map(({ date, count }) => ({ date, count, tiles: [] })),
      ...shown.map(({ date, count, shows }) => ({
        date,
        count,
        tiles: tilesAt(shows, settings, present),
        ...(date < today && { isOver: true as const }),
      })),
    ],
    day: null,
    folded:
      opening === null || folded.length === 0
        ? null
        : {
            from: some?.from ?? `${month}-01`,
            to: dayBefore(opening),
            count: folded.reduce((sum, { count }) => sum + count, 0),
          },
    total,
    leftOutEnglish,
    ...clocksOf(shown.flatMap(({ shows }) => shows)),
    present,
    beyond,
  };
};

/** Tiles in the order of the items. */
export const tilesOf = (items: readonly Programmation[], settings: TileSettings, present: Present): Tile[] =>
  tilesAt(placed(items), settings, present);

/** How many shows of a day come after a hundred of them. */
export const hiddenAfter = (offset: number, total: number): number =>
  Math.max(0, total - offset - programmeLimits.tilesOfDay);
