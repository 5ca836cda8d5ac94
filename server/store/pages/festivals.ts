import { sql } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import { givenStates } from '../shows/given.ts';
import type { PageRow } from './pages.ts';
import type { Database } from '../schema/tables.ts';

/** The pages of the festivals in one language, in their written order. */
export const listFestivalPages = (db: Database, lang: Language): Promise<PageRow[]> =>
  db
    .selectFrom('pages')
    .selectAll()
    .where('lang', '=', lang)
    .where('type', '=', 'festival')
    .orderBy('id')
    .execute();

/** The first and last start of a festival's shows that take place, of all where none does, in epoch seconds, with their clocks. */
export interface FestivalSpan {
  first: number;
  last: number;
  timezone: string;
}

/** The start of a date that takes place. */
const given = sql`case when state in (${sql.join([...givenStates])}) then starts_at end`;

/** The spans of festivals with dates. */
export const spansOfFestivals = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, FestivalSpan>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('festival_shows')
    .innerJoin('programmations', 'programmations.show_id', 'festival_shows.show_id')
    .where('festival_id', 'in', [...ids])
    .select(({ fn }) => [
      'festival_id',
      sql<number>`coalesce(min(${given}), min(starts_at))`.as('first'),
      sql<number>`coalesce(max(${given}), max(starts_at))`.as('last'),
      fn.min('timezone').as('timezone'),
    ])
    .groupBy('festival_id')
    .execute();
  return new Map(rows.map(({ festival_id: id, ...span }) => [id, span]));
};
