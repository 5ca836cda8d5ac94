import { createHash } from 'node:crypto';
import { insertAll, nextId } from '../store/insert.ts';
import type { Database } from '../store/tables.ts';
import { fullRegion } from '../sample/regions.ts';
import type { ImportedPlace } from './place.ts';
import type { ImportedEvent } from './readEvent.ts';

/** Numbers of venues and categories in the database, by their keys. */
export interface Numbers {
  venues: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

/** Equal for one place, however often it is named. */
export const venueKey = ({ name, street, city }: ImportedPlace): string =>
  `jsonld:${createHash('sha256')
    .update(JSON.stringify([name, street, city]))
    .digest('base64url')}`;

/** Numbers of what is in the database by its key; what is new gets the next ones and is inserted at once. */
const numberNew = async (
  db: Database,
  table: 'venues' | 'categories',
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

const saveVenues = async (db: Database, events: readonly ImportedEvent[]): Promise<Map<string, number>> => {
  const places = new Map(events.flatMap(({ place }) => (place ? [[venueKey(place), place] as const] : [])));
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
  }));
  await insertAll(db, 'venues', venues);
  return ids;
};

/** The code of a category that a keyword makes. */
export const genreCode = (genre: string): string => `keyword:${genre.toLowerCase()}`;

const saveCategories = async (
  db: Database,
  events: readonly ImportedEvent[],
): Promise<Map<string, number>> => {
  const titles = new Map(
    events.flatMap(({ genres }) => genres.map((genre) => [genreCode(genre), genre] as const)),
  );
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'code'])
    .where('code', 'in', [...titles.keys(), ...events.map(({ kind }) => kind)])
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

/** Inserts the venues and categories that the events name and the database lacks. */
export const saveSurroundings = async (db: Database, events: readonly ImportedEvent[]): Promise<Numbers> => ({
  venues: await saveVenues(db, events),
  categories: await saveCategories(db, events),
});
