import type { Insertable } from 'kysely';
import { languages } from '#contract/address/language.ts';
import { insertAll, nextId } from '../store/insert.ts';
import type { Database, ProgrammationRow, ShowRow, Tables } from '../store/tables.ts';
import { announce, holdForCancelling } from './announce.ts';
import type { KnownRow, Match } from './matchRows.ts';
import type { Addition, Slice, Update } from './planSlices.ts';
import type { ImportedEvent } from './readEvent.ts';
import { genreCode, saveSurroundings, venueKey, type Numbers } from './saveSurroundings.ts';

const showValues = ({ event, fingerprint }: Match): Omit<ShowRow, 'id' | 'external_id' | 'details'> => ({
  kind: event.kind,
  language: event.language,
  show_type: null,
  belong_to: null,
  poster: null,
  image_url: event.imageUrl,
  fingerprint,
});

/** When a rescheduled date was to begin at first, also where only the earlier import told it. */
const previousStartOf = ({ state, start, previousStart }: ImportedEvent, row: KnownRow | null) => {
  if (state !== 'rescheduled') return null;
  const moved = row === null || row.starts_at === start ? null : row.starts_at;
  return previousStart ?? row?.previous_starts_at ?? moved;
};

const programmationValues = (
  { event, row }: Match,
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
  state: event.state,
  previous_starts_at: previousStartOf(event, row),
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
  additions: readonly Addition[],
  numbers: Numbers,
): Promise<void> => {
  const [firstShow, firstProgrammation] = [await nextId(db, 'shows'), await nextId(db, 'programmations')];
  const numbered = additions.map((match, index) => ({
    match,
    event: match.event,
    id: firstShow + index,
    index,
  }));
  await insertAll(
    db,
    'shows',
    numbered.map(({ match, event, id }) => ({ id, external_id: event.identity, ...showValues(match) })),
  );
  const texts = numbered.flatMap(({ match: { slug }, event: { title, summary, description }, id }) =>
    languages.map((lang) => ({ show_id: id, lang, slug, title, summary, description })),
  );
  await insertAll(db, 'show_texts', texts);
  await insertAll(
    db,
    'show_categories',
    numbered.flatMap(({ event, id }) => categoryRows(id, event, numbers.categories)),
  );
  await insertAll(
    db,
    'programmations',
    numbered.map(({ match, event, id, index }) => ({
      id: firstProgrammation + index,
      external_id: event.identity,
      show_id: id,
      capacity: null,
      taken: 0,
      ...programmationValues(match, numbers.venues),
    })),
  );
};

/** Two records may change names, as where each of a series moves by a week: the old names go first. */
const freeIdentities = async (db: Database, updated: readonly Update[]): Promise<void> => {
  for (const { event, row } of updated) {
    if (event.identity === row.identity) continue;
    const moving = { external_id: `moving:${row.identity}` };
    await db.updateTable('shows').set(moving).where('id', '=', row.showId).execute();
    await db.updateTable('programmations').set(moving).where('id', '=', row.programmationId).execute();
  }
};

/** A record that says something else than last time; its address stays. */
const updateEvent = async (db: Database, known: Update, numbers: Numbers): Promise<void> => {
  const { event, row } = known;
  const { title, summary, description } = event;
  const { showId, programmationId } = row;
  const name = { external_id: event.identity };
  await db
    .updateTable('shows')
    .set({ ...showValues(known), ...name })
    .where('id', '=', showId)
    .execute();
  await db
    .updateTable('show_texts')
    .set({ title, summary, description })
    .where('show_id', '=', showId)
    .execute();
  await db
    .updateTable('programmations')
    .set({ ...programmationValues(known, numbers.venues), ...name })
    .where('id', '=', programmationId)
    .execute();
  await db.deleteFrom('show_categories').where('show_id', '=', showId).execute();
  await insertAll(db, 'show_categories', categoryRows(showId, event, numbers.categories));
};

/**
 * Brings one slice into the programme, inside a write; `now` in epoch seconds. What a changed date means for its reservations
 * happens with it.
 * @returns how many reservations ended because their date is cancelled
 */
export const saveSlice = async (db: Database, { added, updated }: Slice, now: number): Promise<number> => {
  const numbers = await saveSurroundings(
    db,
    [...added, ...updated].map(({ event }) => event),
  );
  await holdForCancelling(db, updated);
  await freeIdentities(db, updated);
  await insertEvents(db, added, numbers);
  for (const update of updated) await updateEvent(db, update, numbers);
  return announce(db, updated, now);
};
