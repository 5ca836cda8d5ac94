import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { languages } from '#contract/address/language.ts';
import { insertAll, nextId } from '../store/insert.ts';
import type { Database, ProgrammationRow, ShowRow, Tables } from '../store/tables.ts';
import type { ImportedEvent } from './readEvent.ts';
import { genreCode, saveSurroundings, venueKey, type Numbers } from './saveSurroundings.ts';
import { takeSlug } from './slug.ts';

export interface Saved {
  added: number;
  updated: number;
  unchanged: number;
}

const fingerprintOf = (event: ImportedEvent): string =>
  createHash('sha256').update(JSON.stringify(event)).digest('base64url');

const showValues = (event: ImportedEvent): Omit<ShowRow, 'id' | 'external_id' | 'details'> => ({
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
  const ids = [kind, ...genres.map(genreCode)].flatMap((code) => categories.get(code) ?? []);
  return [...new Set(ids)].map((id, position) => ({ show_id: showId, category_id: id, position }));
};

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
    const numbers = await saveSurroundings(db, changed);
    await insertEvents(db, added, numbers);
    for (const event of updated) await updateEvent(db, known.get(event.identity)?.id ?? 0, event, numbers);
  }
  return { added: added.length, updated: updated.length, unchanged: events.length - changed.length };
};
