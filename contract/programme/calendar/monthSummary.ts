import type { Language } from '#contract/address/language.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { second } from '#contract/settings/time.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { facetsOf } from './calendarFacets.ts';
import { factsOf, matches } from './calendarFacts.ts';
import { spanOf, type Evenings, type LocalSpan } from '../time/dayRange.ts';
import { isExcluded, isOffered } from './filters.ts';
import { groupByDay } from './groupByDay.ts';
import { monthOf } from '../time/months.ts';
import type { PlacedShow } from '../shows/place.ts';

/** A question about a programme's items, of any days. */
export interface ProgrammeQuestion {
  lang: Language;
  filters: CalendarFilters;
  settings: Pick<ProgrammeSettings, 'excludedFestivals'>;
}

/** A month of the calendar in one small answer; see `contract/wire/calendar.ts`. */
export interface MonthSummary {
  days: { date: string; count: number; first: Programmation[] }[];
  total: number;
  /** Epoch seconds (CAL-46). */
  previous: number | null;
  next: number | null;
  leftOutEnglish: number;
}

const rulesOf = ({ lang, filters, settings }: ProgrammeQuestion) => ({
  lang,
  settings,
  english: filters.english,
});

const isAsked = (show: PlacedShow, question: ProgrammeQuestion): boolean =>
  isOffered(show, rulesOf(question)) && matches(factsOf(show), question.filters);

const isWithin = ({ date, time }: PlacedShow, { from, to }: LocalSpan): boolean => {
  const start = `${date}T${time}`;
  return start >= from && start < to;
};

const startOf = (show: PlacedShow | undefined): number | null =>
  show === undefined ? null : Math.floor(show.start / second);

/**
 * Summarises a month from all of its items (CAL-04, CAL-24…CAL-31, CAL-46). `items` may reach beyond the month: they show its
 * neighbours. The embedded host counts the same in its database.
 */
export const summarise = (
  items: readonly Programmation[],
  { from, to, ...times }: Evenings,
  question: ProgrammeQuestion,
): MonthSummary => {
  const all = groupByDay(items);
  const withShows = (rule: (show: PlacedShow) => boolean) =>
    all
      .map(({ date, shows }) => ({ date, shows: shows.filter(rule) }))
      .filter(({ shows }) => shows.length > 0);
  const asked = withShows((show) => isAsked(show, question));
  const span = spanOf({ from, to, ...times });
  const days = withShows((show) => isWithin(show, span) && isAsked(show, question));
  const month = { first: monthOf(from), last: monthOf(to) };
  const before = asked.findLast(({ date }) => monthOf(date) < month.first)?.shows.at(-1);
  const after = asked.find(({ date }) => monthOf(date) > month.last)?.shows[0];
  const isLeftOut = (show: PlacedShow): boolean =>
    !isOffered(show, rulesOf(question)) &&
    !isExcluded(show, question.settings) &&
    matches(factsOf(show), question.filters);
  return {
    days: days.map(({ date, shows }) => ({
      date,
      count: shows.length,
      first: shows.slice(0, programmeLimits.wholeMonthDay).map(({ item }) => item),
    })),
    total: days.reduce((sum, { shows }) => sum + shows.length, 0),
    previous: startOf(before),
    next: startOf(after),
    leftOutEnglish: withShows((show) => isWithin(show, span) && isLeftOut(show)).reduce(
      (sum, { shows }) => sum + shows.length,
      0,
    ),
  };
};

/** The filter panel's choices for some days, counted from all items. */
export const facetsOfItems = (
  items: readonly Programmation[],
  days: Evenings,
  question: ProgrammeQuestion,
): CalendarFacets => {
  const span = spanOf(days);
  const facts = groupByDay(items)
    .flatMap(({ shows }) => shows)
    .filter((show) => isWithin(show, span) && isOffered(show, rulesOf(question)))
    .map((show) => ({ ...factsOf(show), count: 1 }));
  return facetsOf(facts, question.filters, question.lang);
};

/** The shows of a span in the order of the clocks on their tiles (CAL-10, CAL-35). */
export const showsWithin = (
  items: readonly Programmation[],
  span: LocalSpan,
  question: ProgrammeQuestion,
): Programmation[] =>
  groupByDay(items)
    .flatMap(({ shows }) => shows)
    .filter((show) => isWithin(show, span) && isAsked(show, question))
    .map(({ item }) => item);
