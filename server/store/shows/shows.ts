import type { Language } from '#contract/address/language.ts';
import type { Database, ShowRow, ShowTextRow } from '../schema/tables.ts';

/** A show with its texts in one language. */
export type LocalizedShow = Pick<
  ShowRow,
  | 'id'
  | 'kind'
  | 'language'
  | 'show_type'
  | 'belong_to'
  | 'poster'
  | 'image_url'
  | 'details'
  | 'duration_minutes'
  | 'age_min'
  | 'languages'
> &
  Pick<ShowTextRow, 'lang' | 'slug' | 'title' | 'summary' | 'description' | 'written_in'>;

/** Every show with its texts in one language. */
export const localized = (db: Database, lang: Language) =>
  db
    .selectFrom('shows')
    .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
    .where('show_texts.lang', '=', lang)
    .select([
      'shows.id',
      'kind',
      'language',
      'show_type',
      'belong_to',
      'poster',
      'image_url',
      'details',
      'duration_minutes',
      'age_min',
      'languages',
      'lang',
      'slug',
      'title',
      'summary',
      'description',
      'written_in',
    ]);

export const findShow = (db: Database, lang: Language, slug: string): Promise<LocalizedShow | undefined> =>
  localized(db, lang).where('slug', '=', slug).executeTakeFirst();

export const findShowById = (db: Database, lang: Language, id: number): Promise<LocalizedShow | undefined> =>
  localized(db, lang).where('shows.id', '=', id).executeTakeFirst();

export const hasShow = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('shows').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The slug of one show in each language. */
export const slugsOfShow = (db: Database, id: number): Promise<{ lang: Language; slug: string }[]> =>
  db.selectFrom('show_texts').select(['lang', 'slug']).where('show_id', '=', id).execute();

/** Every show's slug in each language. */
export const listShowAddresses = (
  db: Database,
): Promise<{ id: number; lang: Language; slug: string; belong_to: string | null }[]> =>
  db
    .selectFrom('shows')
    .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
    .select(['shows.id', 'lang', 'slug', 'belong_to'])
    .orderBy('shows.id')
    .orderBy('lang')
    .execute();
