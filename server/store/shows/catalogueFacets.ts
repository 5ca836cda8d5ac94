import { sql, type Expression } from 'kysely';
import { priceBands, readPriceBand } from '#contract/programme/shows/priceBand.ts';
import { addMonths, monthOf } from '#contract/programme/time/months.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import { datesAsked, matchingShows, type ShowRules } from './catalogue.ts';
import { titleColumn } from './categories.ts';
import { dateOfLocalStart, localStartOf } from '../schema/localStart.ts';
import { inPriceBand } from './price.ts';
import type { Database } from '../schema/tables.ts';

/** How many shows a choice would leave. */
export interface ShowChoice {
  value: string;
  /** In words, if the database has any. */
  label: string;
  count: number;
}

/** More months than a programme covers ahead and back. */
const mostMonths = 60;

/** The rules without one filter: its choices are alternatives. */
const without = (rules: ShowRules, name: ShowFilterName): ShowRules => ({
  ...rules,
  filters: { ...rules.filters, [name]: name === 'price' ? undefined : '' },
});

/** The matching dates of the shows that match the rules. */
const datesLeft = (db: Database, rules: ShowRules) =>
  (datesAsked(db, rules.filters) ?? db.selectFrom('programmations')).where(
    'show_id',
    'in',
    matchingShows(db, rules).select('shows.id'),
  );

/** How many shows have a date of each group; dates with a null group do not count. */
const countByDate = async (db: Database, rules: ShowRules, group: Expression<string | null>) => {
  const rows = await datesLeft(db, rules)
    .leftJoin('venues', 'venues.id', 'venue_id')
    .select([sql<string | null>`${group}`.as('value'), sql<number>`count(distinct show_id)`.as('count')])
    .groupBy('value')
    .execute();
  return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, label: '', count }]));
};

const countByCity = (db: Database, rules: ShowRules): Promise<ShowChoice[]> =>
  countByDate(db, without(rules, 'city'), sql<string | null>`venues.city`);

/** A case for each band and month instead of a query for each: the dates are read once. */
const cases = (pairs: readonly (readonly [Expression<boolean>, string])[]): Expression<string | null> =>
  pairs.length === 0
    ? sql<null>`null`
    : sql<string | null>`case ${sql.join(
        pairs.map(([condition, value]) => sql`when ${condition} then ${sql.lit(value)}`),
        sql` `,
      )} end`;

const countByPrice = async (db: Database, rules: ShowRules): Promise<ShowChoice[]> => {
  const bands = priceBands.flatMap((value) => {
    const band = readPriceBand(value);
    return band === null ? [] : [[inPriceBand(band), value] as const];
  });
  const isFree = ([, value]: (typeof bands)[number]): boolean => value === 'free';
  const others = without(rules, 'price');
  // Free dates also belong to the lowest of the other bands.
  const found = await Promise.all([
    countByDate(db, others, cases(bands.filter(isFree))),
    countByDate(db, others, cases(bands.filter((band) => !isFree(band)))),
  ]);
  return priceBands.flatMap((band) => found.flat().find(({ value }) => value === band) ?? []);
};

const countByMonth = async (db: Database, rules: ShowRules): Promise<ShowChoice[]> => {
  const reach = await db
    .selectFrom('programmations')
    .select((select) => [
      select.fn.min<number | null>('local_start').as('first'),
      select.fn.max<number | null>('local_start').as('last'),
    ])
    .executeTakeFirst();
  if (typeof reach?.first !== 'number' || typeof reach.last !== 'number') return [];
  const last = monthOf(dateOfLocalStart(reach.last));
  const from = addMonths(last, 1 - mostMonths);
  const first = monthOf(dateOfLocalStart(reach.first));
  const months: string[] = [];
  for (let month = first > from ? first : from; month <= last; month = addMonths(month, 1))
    months.push(month);
  const before = months.map(
    (month) => [sql<boolean>`local_start < ${localStartOf(`${addMonths(month, 1)}-01`)}`, month] as const,
  );
  const early = [sql<boolean>`local_start < ${localStartOf(`${months[0] ?? first}-01`)}`, ''] as const;
  const found = await countByDate(db, without(rules, 'month'), cases([early, ...before]));
  return found
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
};

const countByShow = async (
  db: Database,
  rules: ShowRules,
  name: 'series' | 'language',
): Promise<ShowChoice[]> => {
  const column = name === 'series' ? 'show_type' : 'language';
  const rows = await matchingShows(db, without(rules, name))
    .select((select) => [column, select.fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute();
  return rows.flatMap(({ [column]: value, count }) => (value ? [{ value, label: '', count }] : []));
};

const countByGenre = (db: Database, rules: ShowRules): Promise<ShowChoice[]> =>
  db
    .selectFrom('show_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .where('show_id', 'in', matchingShows(db, without(rules, 'genre')).select('shows.id'))
    .where('code', 'not in', [...kinds])
    .select((select) => [
      'code as value',
      `categories.${titleColumn[rules.lang]} as label`,
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['code', `categories.${titleColumn[rules.lang]}`])
    .execute();

const countByFestival = async (db: Database, rules: ShowRules): Promise<ShowChoice[]> => {
  const rows = await db
    .selectFrom('festival_shows')
    .innerJoin('pages', 'pages.id', 'festival_id')
    .where('pages.lang', '=', rules.lang)
    .where('show_id', 'in', matchingShows(db, without(rules, 'festival')).select('shows.id'))
    .select((select) => ['festival_id', 'meta_title', select.fn.countAll<number>().as('count')])
    .groupBy(['festival_id', 'meta_title'])
    .orderBy('festival_id')
    .execute();
  return rows.map(({ festival_id: id, meta_title: label, count }) => ({ value: String(id), label, count }));
};

/** The choices of each filter of a list of shows, given the others; filters without an order of their own are unsorted. */
export const countChoices = async (
  db: Database,
  rules: ShowRules,
): Promise<Record<ShowFilterName, ShowChoice[]>> => {
  const [city, genre, series, month, language, price, festival] = await Promise.all([
    countByCity(db, rules),
    countByGenre(db, rules),
    countByShow(db, rules, 'series'),
    countByMonth(db, rules),
    countByShow(db, rules, 'language'),
    countByPrice(db, rules),
    countByFestival(db, rules),
  ]);
  return { city, genre, series, month, language, price, festival };
};
