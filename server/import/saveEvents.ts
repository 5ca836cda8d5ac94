import type { Insertable } from 'kysely';
import { languages } from '#contract/address/language.ts';
import { insertAll, nextId } from '../store/insert.ts';
import { localStart } from '../store/localStart.ts';
import type { Database, ProgrammationRow, ShowRow, Tables } from '../store/tables.ts';
import { announce, holdForCancelling, type ChangedDate } from './announce.ts';
import { matchRows, type KnownRow, type Match } from './matchRows.ts';
import type { ImportedEvent } from './readEvent.ts';
import { genreCode, saveSurroundings, venueKey, type Numbers } from './saveSurroundings.ts';
import { takeSlug } from './slug.ts';

export interface Saved {
  added: number;
  updated: number;
  unchanged: number;
  /** Reservations that ended because their date is cancelled. */
  ended: number;
}

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
  local_start: localStart(event.start, event.timezone),
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

const insertEvents = async (db: Database, matches: readonly Match[], numbers: Numbers): Promise<void> => {
  const slugs = await db.selectFrom('show_texts').select('slug').execute();
  const taken = new Set(slugs.map(({ slug }) => slug));
  const [firstShow, firstProgrammation] = [await nextId(db, 'shows'), await nextId(db, 'programmations')];
  const numbered = matches.map((match, index) => ({
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

type Known = Match & ChangedDate;

/** Two records may change names, as where each of a series moves by a week: the old names go first. */
const freeIdentities = async (db: Database, updated: readonly Known[]): Promise<void> => {
  for (const { event, row } of updated) {
    if (event.identity === row.identity) continue;
    const moving = { external_id: `moving:${row.identity}` };
    await db.updateTable('shows').set(moving).where('id', '=', row.showId).execute();
    await db.updateTable('programmations').set(moving).where('id', '=', row.programmationId).execute();
  }
};

/** A record that says something else than last time; its address stays. */
const updateEvent = async (db: Database, known: Known, numbers: Numbers): Promise<void> => {
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

const updateEvents = async (db: Database, updated: readonly Known[], numbers: Numbers): Promise<void> => {
  await freeIdentities(db, updated);
  for (const known of updated) await updateEvent(db, known, numbers);
};

/**
 * Brings the records of one file into the programme, inside a write; `now` in epoch seconds. Records that are there already
 * stay as they are; what a changed one means for its reservations happens with it.
 */
export const saveEvents = async (
  db: Database,
  events: readonly ImportedEvent[],
  now: number,
): Promise<Saved> => {
  const matches = await matchRows(db, events);
  const added = matches.filter(({ row }) => row === null);
  const updated = matches.flatMap(({ row, ...match }): Known[] =>
    row === null || row.fingerprint === match.fingerprint ? [] : [{ ...match, row }],
  );
  const changed = [...added, ...updated];
  const unchanged = events.length - changed.length;
  if (changed.length === 0) return { added: 0, updated: 0, unchanged, ended: 0 };
  const numbers = await saveSurroundings(
    db,
    changed.map(({ event }) => event),
  );
  await insertEvents(db, added, numbers);
  await holdForCancelling(db, updated);
  await updateEvents(db, updated, numbers);
  const ended = await announce(db, updated, now);
  return { added: added.length, updated: updated.length, unchanged, ended };
};
