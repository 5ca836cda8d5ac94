import type { Programmation } from '../wire/programmation.ts';
import type { Language } from '../address/language.ts';
import type { ChosenFilters, English } from './chosenFilters.ts';
import { filterOptions, isExcluded, isOffered, matchesFilters } from './filters.ts';
import { groupByDay, type ProgrammeDay } from './groupByDay.ts';
import type { PlacedShow } from './place.ts';
import { programmeLimits, type ProgrammeSettings } from '../settings/programme.ts';
import { monthOf } from './months.ts';
import { tileOf } from './tile.ts';
import type { CalendarView, DaySummary, DayView } from './view.ts';

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
  english: English;
  settings: ProgrammeSettings;
}

/** The shows of a day that are drawn, or none: Month view draws a few of each day, Day view many of one. */
const shownOf = ({ date, shows }: ProgrammeDay, { mode, day }: CalendarQuestion): readonly PlacedShow[] => {
  const { wholeMonthDay, tilesOfMonthDay, tilesOfDay } = programmeLimits;
  if (mode === 'month') return shows.length <= wholeMonthDay ? shows : shows.slice(0, tilesOfMonthDay);
  return date === day ? shows.slice(0, tilesOfDay) : [];
};

const summaries = (days: readonly ProgrammeDay[], question: CalendarQuestion): DaySummary[] =>
  days.map((day) => ({
    date: day.date,
    count: day.shows.length,
    tiles:
      question.mode === 'month' ? shownOf(day, question).map((show) => tileOf(show, question.settings)) : [],
  }));

const dayView = (days: readonly ProgrammeDay[], question: CalendarQuestion): DayView | null => {
  const { mode, day, settings } = question;
  if (mode === 'month' || day === null) return null;
  const found = days.find(({ date }) => date === day);
  const total = found?.shows.length ?? 0;
  const shown = found ? shownOf(found, question) : [];
  return {
    date: day,
    total,
    hidden: total - shown.length,
    groups: [...Map.groupBy(shown, (show) => show.time)].map(([time, shows]) => ({
      time,
      tiles: shows.map((show) => tileOf(show, settings)),
    })),
  };
};

const zonesOf = (shows: readonly PlacedShow[]): CalendarView['zones'] => {
  const zones = shows.map(({ item: { date } }) => ({
    timezone: date.timezone,
    offset: date.timezone_offset,
  }));
  return [...new Map(zones.map((zone) => [`${zone.timezone} ${zone.offset}`, zone])).values()];
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
  const told = days.flatMap((day) => shownOf(day, question)).filter(({ rule }) => rule === 'venue');
  return {
    month,
    days: summaries(days, question),
    day: dayView(days, question),
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
