import type { Language } from '#contract/address/language.ts';
import { givenStates } from './given.ts';
import type { Database } from '../schema/tables.ts';

/** A date of a show that is on or begins soon; epoch seconds. */
export interface LiveRow {
  lang: Language;
  slug: string;
  title: string;
  written_in: Language | null;
  belong_to: string | null;
  starts_at: number;
  ends_at: number | null;
}

const dates = (db: Database) => db.selectFrom('programmations').where('state', 'in', givenStates);

/**
 * The dates that begin from `from` to `until`, and are not over at `now`; by start (API-03). One without a known end counts
 * until it begins.
 */
export const listLive = (
  db: Database,
  lang: Language,
  { from, now, until }: { from: number; now: number; until: number },
): Promise<LiveRow[]> =>
  dates(db)
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
    .where('lang', '=', lang)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', until)
    .where((where) => where.or([where('starts_at', '>', now), where('ends_at', '>', now)]))
    .select(['lang', 'slug', 'title', 'written_in', 'belong_to', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .execute();

/** The first start after an instant; null without one. */
export const nextStart = async (db: Database, after: number): Promise<number | null> => {
  const row = await dates(db)
    .where('starts_at', '>', after)
    .select('starts_at')
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ?? null;
};
