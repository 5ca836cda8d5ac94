import type { Language } from '#contract/address/language.ts';
import { titleColumn } from '../shows/categories.ts';
import { localized, type LocalizedShow } from '../shows/shows.ts';
import type { ArtistRow, Database } from '../schema/tables.ts';

const bioColumn = { fr: 'bio_fr', en: 'bio_en' } as const satisfies Record<Language, string>;

/** An artist with the texts of one language. */
export type LocalizedArtist = Pick<
  ArtistRow,
  'id' | 'name' | 'slug' | 'portrait' | 'image_url' | 'belong_to' | 'details'
> & {
  lang: Language;
  /** In a sentence. */
  bio: string;
  /** The title of the category. */
  type: string;
};

/** The artists that have a page. */
const withPages = (db: Database) =>
  db
    .selectFrom('artists')
    .innerJoin('artist_categories', 'artist_categories.id', 'category_id')
    .where('slug', '!=', '');

const told = (db: Database, lang: Language) =>
  withPages(db).select((select) => [
    'artists.id',
    'name',
    'slug',
    'portrait',
    'image_url',
    'belong_to',
    'details',
    select.val(lang).as('lang'),
    `${bioColumn[lang]} as bio`,
    `artist_categories.${titleColumn[lang]} as type`,
  ]);

/**
 * One page of the artists of a category, or of all (null), by name in the spelling of addresses: `É` is an `E` on both
 * engines (ART-03).
 */
export const listArtists = (
  db: Database,
  { lang, category }: { lang: Language; category: number | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<LocalizedArtist[]> => {
  let artists = told(db, lang);
  if (category !== null) artists = artists.where('category_id', '=', category);
  return artists.orderBy('slug').limit(limit).offset(offset).execute();
};

export const countArtists = async (db: Database, category: number | null): Promise<number> => {
  let artists = withPages(db);
  if (category !== null) artists = artists.where('category_id', '=', category);
  const { total } = await artists
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const findArtist = (
  db: Database,
  lang: Language,
  slug: string,
): Promise<LocalizedArtist | undefined> => told(db, lang).where('slug', '=', slug).executeTakeFirst();

/** The shows that an artist is in, in one language, by id. */
export const showsOfArtist = (db: Database, lang: Language, id: number): Promise<LocalizedShow[]> =>
  localized(db, lang)
    .where('shows.id', 'in', db.selectFrom('show_artists').where('artist_id', '=', id).select('show_id'))
    .orderBy('shows.id')
    .execute();

/** The artists of a show, in the show's order. */
export const artistsOfShow = (db: Database, id: number): Promise<Pick<ArtistRow, 'name' | 'slug'>[]> =>
  db
    .selectFrom('show_artists')
    .innerJoin('artists', 'artists.id', 'show_artists.artist_id')
    .select(['name', 'slug'])
    .where('show_id', '=', id)
    .orderBy('position')
    .execute();

/** Every artist that has a page. */
export const listArtistAddresses = (db: Database): Promise<Pick<ArtistRow, 'id' | 'slug'>[]> =>
  db.selectFrom('artists').select(['id', 'slug']).where('slug', '!=', '').orderBy('id').execute();
