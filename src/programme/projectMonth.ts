import type { Programmation } from '../api/contract/programmation.ts';
import type { Language } from '../api/contract/values.ts';
import { filterOptions, isExcluded, isOffered, matchesFilters, type ChosenFilters } from './filters.ts';
import { groupByDay, type ProgrammeDay } from './groupByDay.ts';
import type { PlacedShow } from './place.ts';
import { programmeLimits, type ProgrammeSettings } from './settings.ts';
import { monthOf } from './siteDate.ts';
import { tileOf } from './tile.ts';
import type { CalendarView, DaySummary, DayView, Filters, Tile } from './view.ts';

/** What the programme answers for a month: its items, and those around it that the ranges overlap (CAL-49). */
export interface MonthProgramme {
  items: readonly Programmation[];
  /** Start of the nearest programmation before and after the items, epoch seconds (CAL-46). */
  previous: number | null;
  next: number | null;
}

/** What a visitor asks of a month. */
export interface CalendarQuestion {
  /** `YYYY-MM`. */
  month: string;
  lang: Language;
  mode: 'month' | 'day';
  /** `YYYY-MM-DD`, of the month; read in Day view only. */
  day: string | null;
  filters: ChosenFilters;
  english: Filters['english'];
  settings: ProgrammeSettings;
}

const summaries = (days: readonly ProgrammeDay[], { mode, settings }: CalendarQuestion): DaySummary[] =>
  days.map(({ date, shows }) => ({
    date,
    count: shows.length,
    tiles:
      mode === 'month'
        ? shows.slice(0, programmeLimits.tilesOfMonthDay).map((show) => tileOf(show, settings))
        : [],
  }));

const dayView = (
  days: readonly ProgrammeDay[],
  { mode, day, settings }: CalendarQuestion,
): DayView | null => {
  if (mode === 'month' || day === null) return null;
  const matching = days.find(({ date }) => date === day)?.shows ?? [];
  const shown = matching.slice(0, programmeLimits.tilesOfDay);
  return {
    date: day,
    total: matching.length,
    hidden: matching.length - shown.length,
    groups: [...Map.groupBy(shown, (show) => show.time)].map(([time, shows]) => ({
      time,
      tiles: shows.map((show) => tileOf(show, settings)),
    })),
  };
};

const zonesOf = (tiles: readonly Tile[]): CalendarView['zones'] => {
  const zones = new Map(tiles.map(({ timezone, offset }) => [`${timezone} ${offset}`, { timezone, offset }]));
  return [...zones.values()];
};

const seconds = (show: PlacedShow | undefined): number | null =>
  show === undefined ? null : Math.floor(show.start / 1000);
const earliest = (shows: readonly PlacedShow[]): PlacedShow | undefined =>
  shows.reduce<PlacedShow | undefined>(
    (best, show) => (best && best.start <= show.start ? best : show),
    undefined,
  );
const latest = (shows: readonly PlacedShow[]): PlacedShow | undefined =>
  shows.reduce<PlacedShow | undefined>(
    (best, show) => (best && best.start >= show.start ? best : show),
    undefined,
  );

/** Whether the month has English items that the French interface can add (CAL-22, CAL-30). */
const hasEnglish = (days: readonly ProgrammeDay[], { month, settings }: CalendarQuestion): boolean =>
  days.some(
    ({ date, shows }) =>
      monthOf(date) === month && shows.some((show) => show.isEnglish && !isExcluded(show, settings)),
  );

/**
 * Everything a calendar screen shows of a month (CAL-04, CAL-10, CAL-24…35). Only what is dated in the month counts,
 * by each item's own offset; what the ranges hold around it tells the nearest programmation on either side (CAL-46).
 * Pure and quick: days, times and kinds are computed once for an array of items, not once for a question.
 */
export const projectMonth = (programme: MonthProgramme, question: CalendarQuestion): CalendarView => {
  const { month, lang, filters } = question;
  const all = groupByDay(programme.items);
  const offered = all.map(({ date, shows }) => ({
    date,
    shows: shows.filter((show) => isOffered(show, question)),
  }));
  const showsOf = (isWanted: (itsMonth: string) => boolean): PlacedShow[] =>
    offered.flatMap(({ date, shows }) => (isWanted(monthOf(date)) ? shows : []));
  const days = offered
    .filter(({ date }) => monthOf(date) === month)
    .map(({ date, shows }) => ({ date, shows: shows.filter((show) => matchesFilters(show, filters)) }))
    .filter(({ shows }) => shows.length > 0);
  const summary = summaries(days, question);
  const day = dayView(days, question);
  const told = [...summary, ...(day?.groups ?? [])]
    .flatMap(({ tiles }) => tiles)
    .filter(({ rule }) => rule === 'venue');
  return {
    month,
    days: summary,
    day,
    total: days.reduce((sum, { shows }) => sum + shows.length, 0),
    options: {
      ...filterOptions(
        showsOf((itsMonth) => itsMonth === month),
        lang,
      ),
      english: lang !== 'en' && hasEnglish(all, question),
    },
    zones: zonesOf(told),
    hasVenueTimes: told.length > 0,
    previousProgrammation: seconds(latest(showsOf((itsMonth) => itsMonth < month))) ?? programme.previous,
    nextProgrammation: seconds(earliest(showsOf((itsMonth) => itsMonth > month))) ?? programme.next,
  };
};
