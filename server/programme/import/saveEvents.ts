import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { languages } from '#src/api/contract/values.ts';
import { insertAll, nextId } from '../../store/insert.ts';
import type { Database, ProgrammationRow, ShowRow, Tables } from '../../store/tables.ts';
import type { Place } from './place.ts';
import type { ImportedEvent } from './readEvent.ts';
import { takeSlug } from './slug.ts';

export interface Saved {
  added: number;
  updated: number;
  unchanged: number;
}

const fingerprintOf = (event: ImportedEvent): string =>
  createHash('sha256').update(JSON.stringify(event)).digest('base64url');

const venueKey = ({ name, street, city }: Place): string =>
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
  const rows = await db.selectFrom('venues').select(['id', 'external_id']).execute();
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  const places = new Map(events.flatMap(({ place }) => (place ? [[venueKey(place), place] as const] : [])));
  const fresh = await numberNew(db, 'venues', ids, places.keys());
  const venues = fresh.map((key) => ({
    id: ids.get(key) ?? 0,
    external_id: key,
    name: places.get(key)?.name ?? '',
    city: places.get(key)?.city ?? '',
    region: places.get(key)?.region ?? '',
    map_url: places.get(key)?.mapUrl ?? null,
  }));
  await insertAll(db, 'venues', venues);
  return ids;
};

const codeOf = (genre: string): string => `keyword:${genre.toLowerCase()}`;

const saveCategories = async (
  db: Database,
  events: readonly ImportedEvent[],
): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('categories').select(['id', 'code']).execute();
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  const titles = new Map(
    events.flatMap(({ genres }) => genres.map((genre) => [codeOf(genre), genre] as const)),
  );
  const fresh = await numberNew(db, 'categories', ids, titles.keys());
  const categories = fresh.map((code) => {
    const title = titles.get(code) ?? '';
    return { id: ids.get(code) ?? 0, code, title_fr: title, title_en: title };
  });
  await insertAll(db, 'categories', categories);
  return ids;
};

const showValues = (event: ImportedEvent): Omit<ShowRow, 'id' | 'external_id'> => ({
  kind: event.kind,
  language: event.language,
  show_type: null,
  belong_to: null,
  poster: null,
  image_url: event.imageUrl,
  fingerprint: fingerprintOf(event),
});

const programmationValues = (
  event: ImportedEvent,
  venues: ReadonlyMap<string, number>,
): Omit<ProgrammationRow, 'id' | 'external_id' | 'show_id' | 'capacity' | 'taken'> => ({
  venue_id: event.place ? (venues.get(venueKey(event.place)) ?? null) : null,
  starts_at: event.start,
  ends_at: event.end,
  timezone: event.timezone,
  status: event.price.status,
  price_min: event.price.min,
  price_max: event.price.max,
  ticket_url: event.ticketUrl,
});

const categoryRows = (
  showId: number,
  { kind, genres }: ImportedEvent,
  categories: ReadonlyMap<string, number>,
): Insertable<Tables['show_categories']>[] => {
  const ids = [kind, ...genres.map(codeOf)].flatMap((code) => categories.get(code) ?? []);
  return [...new Set(ids)].map((id, position) => ({ show_id: showId, category_id: id, position }));
};

interface Numbers {
  venues: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

const insertEvents = async (
  db: Database,
  events: readonly ImportedEvent[],
  numbers: Numbers,
): Promise<void> => {
  const slugs = await db.selectFrom('show_texts').select('slug').execute();
  const taken = new Set(slugs.map(({ slug }) => slug));
  const [firstShow, firstProgrammation] = [await nextId(db, 'shows'), await nextId(db, 'programmations')];
  const numbered = events.map((event, index) => ({ event, id: firstShow + index, index }));
  await insertAll(
    db,
    'shows',
    numbered.map(({ event, id }) => ({ id, external_id: event.identity, ...showValues(event) })),
  );
  const texts = numbered.flatMap(({ event: { title, summary, description }, id }) => {
    const slug = takeSlug(title, taken);
    return languages.map((lang) => ({ show_id: id, lang, slug, title, summary, description }));
  });
  await insertAll(db, 'show_texts', texts);
  await insertAll(
    db,
    'show_categories',
    numbered.flatMap(({ event, id }) => categoryRows(id, event, numbers.categories)),
  );
  await insertAll(
    db,
    'programmations',
    numbered.map(({ event, id, index }) => ({
      id: firstProgrammation + index,
      external_id: event.identity,
      show_id: id,
      capacity: null,
      taken: 0,
      ...programmationValues(event, numbers.venues),
    })),
  );
};

/** A record that says something else than last time; its address stays. */
const updateEvent = async (
  db: Database,
  id: number,
  event: ImportedEvent,
  numbers: Numbers,
): Promise<void> => {
  const { title, summary, description } = event;
  await db.updateTable('shows').set(showValues(event)).where('id', '=', id).execute();
  await db.updateTable('show_texts').set({ title, summary, description }).where('show_id', '=', id).execute();
  await db
    .updateTable('programmations')
    .set(programmationValues(event, numbers.venues))
    .where('external_id', '=', event.identity)
    .execute();
  await db.deleteFrom('show_categories').where('show_id', '=', id).execute();
  await insertAll(db, 'show_categories', categoryRows(id, event, numbers.categories));
};

/** Brings the records of one file into the programme, inside a write. Records that are there already stay as they are. */
export const saveEvents = async (db: Database, events: readonly ImportedEvent[]): Promise<Saved> => {
  const rows = await db.selectFrom('shows').select(['id', 'external_id', 'fingerprint']).execute();
  const known = new Map(rows.map((row) => [row.external_id, row]));
  const added = events.filter(({ identity }) => !known.has(identity));
  const updated = events.filter((event) => {
    const row = known.get(event.identity);
    return row !== undefined && row.fingerprint !== fingerprintOf(event);
  });
  const changed = [...added, ...updated];
  if (changed.length > 0) {
    const numbers = { venues: await saveVenues(db, changed), categories: await saveCategories(db, changed) };
    await insertEvents(db, added, numbers);
    for (const event of updated) await updateEvent(db, known.get(event.identity)?.id ?? 0, event, numbers);
  }
  return { added: added.length, updated: updated.length, unchanged: events.length - changed.length };
};
