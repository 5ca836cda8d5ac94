import { sql } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import { firstDateAfter } from '#contract/programme/time/months.ts';
import type { ShowFilters } from '#contract/wire/showFilters.ts';
import { titleColumn } from './categories.ts';
import { localStartOf } from '../schema/localStart.ts';
import { givenStates } from './given.ts';
import { inPriceBand } from './price.ts';
import { localized, type LocalizedShow } from './shows.ts';
import type { Database } from '../schema/tables.ts';

/** The conditions on a list's shows. */
export interface ShowRules {
  lang: Language;
  /** A `show_type`; '' for all (HOM-13). */
  tagUnit: string;
  filters: ShowFilters;
}

/** The dates that match the filters; null if no filter is about dates. */
export const datesAsked = (db: Database, { city, month, price }: ShowFilters) => {
  let dates = db.selectFrom('programmations');
  if (city !== '')
    dates = dates.where(
      'venue_id',
      'in',
      db.selectFrom('venues').where('city', '=', city).select('venues.id'),
    );
  if (month !== '')
    dates = dates
      .where('local_start', '>=', localStartOf(`${month}-01`))
      .where('local_start', '<', localStartOf(firstDateAfter(month)));
  if (price !== undefined) dates = dates.where(inPriceBand(price));
  return city === '' && month === '' && price === undefined ? null : dates;
};

/** Ids of a festival are numbers here; anything else matches none. */
const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The shows that match the rules apart from those about dates. */
export const showsAsked = (db: Database, { lang, tagUnit, filters }: ShowRules) => {
  const { genre, series, language, festival } = filters;
  let shows = db.selectFrom('shows');
  if (tagUnit !== '') shows = shows.where('show_type', '=', tagUnit);
  if (series !== '') shows = shows.where('show_type', '=', series);
  if (language !== '') shows = shows.where('language', '=', language);
  if (genre !== '')
    shows = shows.where(
      'shows.id',
      'in',
      db
        .selectFrom('show_categories')
        .innerJoin('categories', 'categories.id', 'category_id')
        .where((where) =>
          where.or([where(`categories.${titleColumn[lang]}`, '=', genre), where('code', '=', genre)]),
        )
        .select('show_id'),
    );
  if (festival !== '')
    shows = shows.where(
      'shows.id',
      'in',
      db.selectFrom('festival_shows').where('festival_id', '=', idOf(festival)).select('show_id'),
    );
  return shows;
};

/** The shows that match the rules, with a matching date if a rule is about dates. */
export const matchingShows = (db: Database, rules: ShowRules) => {
  const dates = datesAsked(db, rules.filters);
  const shows = showsAsked(db, rules);
  return dates === null ? shows : shows.where('shows.id', 'in', dates.select('show_id'));
};

export const countShows = async (db: Database, rules: ShowRules): Promise<number> => {
  const { total } = await matchingShows(db, rules)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/**
 * Ids of one page of the shows: by their next matching date that takes place (`now` in epoch seconds), then the others, the
 * latest first, then those without a date. Without rules about dates it reads only an index.
 */
const pageOfShows = async (
  db: Database,
  rules: ShowRules,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<number[]> => {
  const isGiven = sql`state in (${sql.join([...givenStates])})`;
  const next = sql<number | null>`min(case when starts_at > ${now} and ${isGiven} then starts_at end)`;
  const dates = (datesAsked(db, rules.filters) ?? db.selectFrom('programmations'))
    .select((select) => ['show_id', next.as('next_start'), select.fn.max('starts_at').as('last_start')])
    .groupBy('show_id');
  const rows = await matchingShows(db, rules)
    .leftJoin(dates.as('dates'), 'dates.show_id', 'shows.id')
    .select('shows.id')
    .orderBy(sql`case when next_start is null then 1 else 0 end`)
    .orderBy('next_start')
    .orderBy(sql`coalesce(last_start, 0)`, 'desc')
    .orderBy('shows.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
};

/** One page of the shows, in the order of {@link pageOfShows} (HOM-13). */
export const listShows = async (
  db: Database,
  rules: ShowRules,
  page: { now: number; limit: number; offset: number },
): Promise<LocalizedShow[]> => {
  const ids = await pageOfShows(db, rules, page);
  if (ids.length === 0) return [];
  const rows = await localized(db, rules.lang).where('shows.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The next change of the shows' order: the first start after an instant (epoch seconds), or null. */
export const nextStart = async (db: Database, now: number): Promise<number | null> => {
  const row = await db
    .selectFrom('programmations')
    .select((select) => select.fn.min<number | null>('starts_at').as('next'))
    .where('starts_at', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
};
