import { sql } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import { kinds, type Kind } from '#contract/programme/shows/view.ts';
import { titleColumn } from './categories.ts';
import { daySeconds } from '../schema/localStart.ts';
import { inPriceBand, lowestPrice } from './price.ts';
import { scheduled, type ScheduledShow } from './programmations.ts';
import type { Database } from '../schema/tables.ts';

/** The conditions on a calendar's shows. */
export interface CalendarRules {
  lang: Language;
  filters: CalendarFilters;
  /** Names of excluded festivals in the database's spelling (CAL-31). */
  excluded: readonly string[];
  /** Whether English shows are left out (CAL-29). */
  leavesOutEnglish: boolean;
}

/** `from` ≤ local start < `to` (`localStart.ts`); null for an open side. */
export interface LocalRange {
  from: number | null;
  to: number | null;
}

/** In the form of `shows.language`. */
const englishCode = 'en';

/**
 * The show of a date, if it matches the rules; null if every show does. It is looked up date by date: each statement would
 * have to build a set of the shows, and the index of days yields as few dates as a statement needs.
 */
const showOf = (db: Database, { lang, filters, excluded, leavesOutEnglish }: CalendarRules) => {
  let shows = db
    .selectFrom('shows')
    .where(sql<boolean>`shows.id = programmations.show_id`)
    .select('shows.id');
  let isNarrow = false;
  const narrow = (next: typeof shows): void => {
    shows = next;
    isNarrow = true;
  };
  if (excluded.length > 0)
    narrow(
      shows.where((where) =>
        where.or([where('belong_to', 'is', null), where('belong_to', 'not in', [...excluded])]),
      ),
    );
  if (leavesOutEnglish) narrow(shows.where('language', '<>', englishCode));
  if (filters.kind !== '') narrow(shows.where(sql<string>`kind`, '=', filters.kind));
  if (filters.type !== '') narrow(shows.where('show_type', '=', filters.type));
  if (filters.genre !== '')
    narrow(
      shows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('show_categories')
            .whereRef('show_categories.show_id', '=', 'shows.id')
            .where(
              'category_id',
              'in',
              db
                .selectFrom('categories')
                .where(`categories.${titleColumn[lang]}`, '=', filters.genre)
                .where('categories.code', 'not in', kinds)
                .select('categories.id'),
            )
            .select('show_categories.show_id'),
        ),
      ),
    );
  for (const need of filters.accessibility)
    narrow(
      shows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('show_accessibility')
            .whereRef('show_accessibility.show_id', '=', 'shows.id')
            .where(sql<string>`feature`, '=', need)
            .select('show_accessibility.show_id'),
        ),
      ),
    );
  return isNarrow ? shows : null;
};

/** Ids of the venues that match the filters; null for any. */
const venuesOf = (db: Database, { venue, city }: CalendarFilters) => {
  if (venue === '' && city.length === 0) return null;
  let venues = db.selectFrom('venues').select('venues.id');
  if (venue !== '') venues = venues.where('name', '=', venue);
  if (city.length > 0) venues = venues.where('city', 'in', city);
  return venues;
};

/** The matching dates of a range; the index `programmations_local` covers all their conditions. */
const matching = (db: Database, { from, to }: LocalRange, rules: CalendarRules) => {
  const { price } = rules.filters;
  let dates = db.selectFrom('programmations');
  if (from !== null) dates = dates.where('local_start', '>=', from);
  if (to !== null) dates = dates.where('local_start', '<', to);
  const [show, venues] = [showOf(db, rules), venuesOf(db, rules.filters)];
  if (show) dates = dates.where(({ exists }) => exists(show));
  if (venues) dates = dates.where('venue_id', 'in', venues);
  if (price !== undefined) dates = dates.where(inPriceBand(price));
  return dates;
};

/** The midnight before a local start. */
const midnightOf = (local: number): number => Math.floor(local / daySeconds) * daySeconds;

/** How many dates of a range match on each of its days, by day. @returns days as local starts at midnight */
export const countDays = async (
  db: Database,
  range: { from: number; to: number },
  rules: CalendarRules,
): Promise<{ day: number; count: number }[]> => {
  const first = midnightOf(range.from);
  // Relative to the first day: before 1970 the engines would round a quotient up.
  const day = sql<number>`(local_start - ${sql.lit(first)}) / ${sql.lit(daySeconds)}`;
  const rows = await matching(db, range, rules)
    .select((select) => [day.as('day'), select.fn.countAll<number>().as('count')])
    .groupBy(day)
    .orderBy(day)
    .execute();
  return rows.map((row) => ({ day: first + row.day * daySeconds, count: row.count }));
};

/** How many dates of a range match. */
export const countDates = async (db: Database, range: LocalRange, rules: CalendarRules): Promise<number> => {
  const { total } = await matching(db, range, rules)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Ids of the matching dates of a range, by the clocks on the tiles (CAL-35). */
const orderedIds = (db: Database, range: LocalRange, rules: CalendarRules) =>
  matching(db, range, rules)
    .select('programmations.id')
    .orderBy('local_start')
    .orderBy('starts_at')
    .orderBy('programmations.id');

/** A day with matching dates, as the local start of its midnight: how many, and the ids of the first. */
interface DayOfDates {
  day: number;
  count: number;
  first: number[];
}

/**
 * The days of a range with matching dates, each with its first few by the clocks on the tiles (CAL-35): one short look each,
 * so that long days cost no more.
 */
export const daysOf = async (
  db: Database,
  range: { from: number; to: number },
  rules: CalendarRules,
  limit: number,
): Promise<DayOfDates[]> => {
  const days = await countDays(db, range, rules);
  const looks = days.map(({ day }) =>
    orderedIds(db, { from: Math.max(day, range.from), to: Math.min(day + daySeconds, range.to) }, rules)
      .limit(limit)
      .execute(),
  );
  const first = await Promise.all(looks);
  return days.map((day, index) => ({ ...day, first: (first[index] ?? []).map(({ id }) => id) }));
};

/** One page of the ids of a range. */
export const pageOfIds = async (
  db: Database,
  range: LocalRange,
  rules: CalendarRules,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const rows = await orderedIds(db, range, rules).limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
};

/** Start of the last matching date before a local start and of the first from another on, epoch seconds (CAL-46). */
export const nearestStarts = async (
  db: Database,
  { from, to }: { from: number; to: number },
  rules: CalendarRules,
): Promise<{ previous: number | null; next: number | null }> => {
  const nearest = async (range: LocalRange, order: 'asc' | 'desc'): Promise<number | null> => {
    const row = await matching(db, range, rules)
      .select('starts_at')
      .orderBy('local_start', order)
      .orderBy('starts_at', order)
      .limit(1)
      .executeTakeFirst();
    return row?.starts_at ?? null;
  };
  const [previous, next] = await Promise.all([
    nearest({ from: null, to: from }, 'desc'),
    nearest({ from: to, to: null }, 'asc'),
  ]);
  return { previous, next };
};

/** Dates by their ids, in the given order. */
export const datesById = async (
  db: Database,
  lang: Language,
  ids: readonly number[],
): Promise<ScheduledShow[]> => {
  if (ids.length === 0) return [];
  const chosen = db
    .selectFrom('programmations')
    .selectAll()
    .where('id', 'in', [...ids]);
  const rows = await scheduled(db, lang, chosen).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Dates of a range with the same values for all filters. */
export interface DateGroup {
  count: number;
  venue: string | null;
  city: string | null;
  kind: Kind;
  show_type: string | null;
  price: number | null;
  /** Ids of categories, and accessibility, with commas; null without any. */
  categories: string | null;
  features: string | null;
}

/** The dates of a range in groups by the filters' values, without applying the filters. */
export const groupDates = (db: Database, range: LocalRange, rules: CalendarRules): Promise<DateGroup[]> => {
  const facts = ['venue_id', 'price', 'kind', 'show_type', 'categories', 'features'] as const;
  const dates = matching(db, range, rules)
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .select((select) => [
      'venue_id',
      lowestPrice.as('price'),
      'kind',
      'show_type',
      select
        .selectFrom('show_categories')
        .whereRef('show_categories.show_id', '=', 'shows.id')
        .select(sql<string | null>`string_agg(cast(category_id as text), ',')`.as('ids'))
        .as('categories'),
      select
        .selectFrom('show_accessibility')
        .whereRef('show_accessibility.show_id', '=', 'shows.id')
        .select(sql<string | null>`string_agg(feature, ',')`.as('names'))
        .as('features'),
    ]);
  const groups = db
    .selectFrom(dates.as('dates'))
    .select((select) => [...facts, select.fn.countAll<number>().as('count')])
    .groupBy(facts);
  return db
    .selectFrom(groups.as('grouped'))
    .leftJoin('venues', 'venues.id', 'grouped.venue_id')
    .select(['count', 'price', 'kind', 'show_type', 'categories', 'features'])
    .select(['venues.name as venue', 'venues.city as city'])
    .execute();
};

/** Every festival that shows belong to. */
export const listFestivals = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('shows')
    .select('belong_to')
    .where('belong_to', 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ belong_to: name }) => name ?? []);
};
