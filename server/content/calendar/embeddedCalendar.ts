import type { CalendarFacets, MonthSummaryWire } from '#contract/wire/calendar.ts';
import type { ProgrammationWire } from '#contract/wire/programmation.ts';
import { facetsOf, type CountedFacts } from '#contract/programme/calendar/calendarFacets.ts';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { leavesOutEnglish } from '#contract/programme/calendar/filters.ts';
import { kindOf } from '#contract/programme/shows/kind.ts';
import { firstDateAfter, monthOf } from '#contract/programme/time/months.ts';
import { spanOf, type DayRange, type Evenings, type LocalSpan } from '#contract/programme/time/dayRange.ts';
import { isListed } from '#contract/programme/shows/series.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import {
  countDates,
  datesById,
  daysOf,
  groupDates,
  listFestivals,
  nearestStarts,
  pageOfIds,
  type CalendarRules,
} from '#server/store/shows/calendarDays.ts';
import { listShowCategories } from '#server/store/shows/categories.ts';
import { dateOfLocalStart, localStartOf } from '#server/store/schema/localStart.ts';
import { toCalendarItems } from '../shows/calendarItem.ts';
import { toPrice } from '../money.ts';
import type { CalendarQuestion, CalendarSource } from '../calendarSource.ts';
import type { ContentDeps } from '../resource.ts';

/** A calendar's store, and the shows that it hides. */
export interface CalendarDeps extends Pick<ContentDeps, 'store' | 'siteId'> {
  excludedFestivals: readonly string[];
}

const rulesOf = async (deps: CalendarDeps, { lang, filters }: CalendarQuestion): Promise<CalendarRules> => {
  const festivals = deps.excludedFestivals.length === 0 ? [] : await listFestivals(deps.store.counts);
  return {
    lang,
    filters,
    excluded: festivals.filter((name) => isListed(name.toLowerCase(), deps.excludedFestivals)),
    leavesOutEnglish: leavesOutEnglish({ lang, english: filters.english }),
  };
};

/** A span as local starts. */
const rangeOf = ({ from, to }: LocalSpan): { from: number; to: number } => ({
  from: localStartOf(from),
  to: localStartOf(to),
});

const monthsOf = ({ from, to }: DayRange): { from: number; to: number } => ({
  from: localStartOf(`${monthOf(from)}-01`),
  to: localStartOf(firstDateAfter(monthOf(to))),
});

/** The days of a month, or some of them, counted by the database (CAL-04, CAL-24…CAL-31, CAL-46). */
const readSummary = async (
  deps: CalendarDeps,
  days: Evenings,
  question: CalendarQuestion,
): Promise<MonthSummaryWire> => {
  const db = deps.store.counts;
  const rules = await rulesOf(deps, question);
  const range = rangeOf(spanOf(days));
  const [counted, nearest, all] = await Promise.all([
    daysOf(db, range, rules, programmeLimits.wholeMonthDay),
    nearestStarts(db, monthsOf(days), rules),
    rules.leavesOutEnglish ? countDates(db, range, { ...rules, leavesOutEnglish: false }) : null,
  ]);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const ids = counted.flatMap(({ first }) => first);
  const rows = await datesById(db, question.lang, ids);
  const items = await toCalendarItems(deps, question.lang, rows);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    days: counted.map(({ day, count, first }) => ({
      date: dateOfLocalStart(day),
      count,
      first: first.flatMap((id) => byId.get(String(id)) ?? []),
    })),
    total,
    ...nearest,
    left_out_english: all === null ? 0 : all - total,
  };
};

/** One page of the shows of a span, by the clocks on their tiles (CAL-10, CAL-35). */
const readSpan = async (
  deps: CalendarDeps,
  span: LocalSpan,
  question: CalendarQuestion,
  page: { limit: number; offset: number },
): Promise<{ items: ProgrammationWire[]; total: number }> => {
  const db = deps.store.counts;
  const rules = await rulesOf(deps, question);
  const range = rangeOf(span);
  const [total, ids] = await Promise.all([countDates(db, range, rules), pageOfIds(db, range, rules, page)]);
  const rows = await datesById(db, question.lang, ids);
  return { items: await toCalendarItems(deps, question.lang, rows), total };
};

const { price: _, ...unfiltered } = noFilters;

const listed = (names: string): string[] => (names === '' ? [] : names.split(','));

/** The filter panel's choices for some days (CAL-21, CAL-23). */
const readFacets = async (
  deps: CalendarDeps,
  days: Evenings,
  { lang, filters }: CalendarQuestion,
): Promise<CalendarFacets> => {
  const db = deps.store.counts;
  const rules = await rulesOf(deps, { lang, filters: { ...unfiltered, english: filters.english } });
  const [groups, categories] = await Promise.all([
    groupDates(db, rangeOf(spanOf(days)), rules),
    listShowCategories(db, lang),
  ]);
  const titles = new Map(categories.map(({ id, title }) => [String(id), title]));
  const genresOf = (ids: string): string[] =>
    listed(ids)
      .map((id) => titles.get(id) ?? '')
      .filter((title) => kindOf([title]) === null);
  const genres = new Map(groups.map(({ categories: ids }) => [ids, genresOf(ids ?? '')]));
  const facts = groups.map((group): CountedFacts => ({
    venue: group.venue ?? '',
    city: group.city ?? '',
    kind: group.kind,
    genres: genres.get(group.categories) ?? [],
    type: group.show_type ?? '',
    price: toPrice(group.price),
    accessibility: listed(group.features ?? ''),
    count: group.count,
  }));
  return facetsOf(facts, filters, lang);
};

/** The calendar of the embedded programme, counted by the database. */
export const embeddedCalendar = (deps: CalendarDeps): CalendarSource => ({
  readSummary: (days, question) => readSummary(deps, days, question),
  readFacets: (days, question) => readFacets(deps, days, question),
  readSpan: (span, question, page) => readSpan(deps, span, question, page),
  lifetime: null,
});
