import { insertAll, nextId, statementsOf } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { fullRegion } from '#server/programme/regions.ts';
import { identityOf } from '../reading/identity.ts';
import type { ImportedPlace } from '../reading/place.ts';
import type { ImportedDate } from '../reading/readDate.ts';
import type { ImportedShow } from '../reading/readShow.ts';

/** Database numbers of venues, categories and artists, by their keys. */
export interface Numbers {
  venues: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  artists: ReadonlyMap<string, number>;
}

const keys = new WeakMap<ImportedPlace, string>();

/** Equal for one place, however often it is named. */
export const venueKey = (place: ImportedPlace): string => {
  const known = keys.get(place);
  if (known !== undefined) return known;
  const key = identityOf([place.name, place.street, place.city]);
  keys.set(place, key);
  return key;
};

/** Database numbers by key; new rows get the next ones and are inserted at once. */
export const numberNew = async (
  db: Database,
  table: 'venues' | 'categories' | 'artists',
  known: Map<string, number>,
  keys: Iterable<string>,
): Promise<string[]> => {
  let next = await nextId(db, table);
  const fresh: string[] = [];
  for (const key of keys) {
    if (known.has(key)) continue;
    known.set(key, next);
    fresh.push(key);
    next += 1;
  }
  return fresh;
};

const saveVenues = async (db: Database, dates: readonly ImportedDate[]): Promise<Map<string, number>> => {
  const places = new Map(dates.flatMap(({ place }) => (place ? [[venueKey(place), place] as const] : [])));
  if (places.size === 0) return new Map();
  const rows = await db
    .selectFrom('venues')
    .select(['id', 'external_id'])
    .where('external_id', 'in', [...places.keys()])
    .execute();
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  const fresh = await numberNew(db, 'venues', ids, places.keys());
  const venues = fresh.map((key) => ({
    id: ids.get(key) ?? 0,
    external_id: key,
    name: places.get(key)?.name ?? '',
    city: places.get(key)?.city ?? '',
    region: places.get(key)?.region ?? '',
    region_name: fullRegion(places.get(key)?.region ?? ''),
    map_url: places.get(key)?.mapUrl ?? null,
    latitude: places.get(key)?.coordinates?.latitude ?? null,
    longitude: places.get(key)?.coordinates?.longitude ?? null,
  }));
  await insertAll(db, 'venues', venues);
  return ids;
};

/** The code of a keyword's category. */
export const genreCode = (genre: string): string => `keyword:${genre.toLowerCase()}`;

const saveCategories = async (db: Database, shows: readonly ImportedShow[]): Promise<Map<string, number>> => {
  if (shows.length === 0) return new Map();
  const titles = new Map(
    shows.flatMap(({ genres }) => genres.map((genre) => [genreCode(genre), genre] as const)),
  );
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'code'])
    .where('code', 'in', [...titles.keys(), ...shows.map(({ kind }) => kind)])
    .execute();
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  const fresh = await numberNew(db, 'categories', ids, titles.keys());
  const categories = fresh.map((code) => {
    const title = titles.get(code) ?? '';
    return { id: ids.get(code) ?? 0, code, title_fr: title, title_en: title };
  });
  await insertAll(db, 'categories', categories);
  return ids;
};

/** The artists' kind until somebody tells a better one. */
const artistKind = { title_fr: 'Artiste', title_en: 'Artist' };

const kindOfArtists = async (db: Database): Promise<number> => {
  const { title_fr: fr, title_en: en } = artistKind;
  const known = await db
    .selectFrom('artist_categories')
    .select('id')
    .where('title_fr', '=', fr)
    .where('title_en', '=', en)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = await nextId(db, 'artist_categories');
  await db
    .insertInto('artist_categories')
    .values({ id, ...artistKind })
    .execute();
  return id;
};

/** An artist is known by the name. A new one has no page: nobody tells its texts. */
const saveArtists = async (db: Database, shows: readonly ImportedShow[]): Promise<Map<string, number>> => {
  const names = [...new Set(shows.flatMap(({ artists }) => artists))];
  const ids = new Map<string, number>();
  for (const some of statementsOf(names)) {
    const rows = await db.selectFrom('artists').select(['id', 'name']).where('name', 'in', some).execute();
    for (const row of rows) ids.set(row.name, row.id);
  }
  const fresh = await numberNew(db, 'artists', ids, names);
  if (fresh.length === 0) return ids;
  const kind = await kindOfArtists(db);
  const artists = fresh.map((name) => ({
    id: ids.get(name) ?? 0,
    name,
    category_id: kind,
    bio_fr: '',
    bio_en: '',
  }));
  await insertAll(db, 'artists', artists);
  return ids;
};

/** Inserts the missing venues of the dates, and categories and artists of the shows. */
export const saveSurroundings = async (
  db: Database,
  { dates, shows }: { dates: readonly ImportedDate[]; shows: readonly ImportedShow[] },
): Promise<Numbers> => ({
  venues: await saveVenues(db, dates),
  categories: await saveCategories(db, shows),
  artists: await saveArtists(db, shows),
});
