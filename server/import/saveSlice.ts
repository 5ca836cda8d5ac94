import type { Insertable } from 'kysely';
import { languages } from '#contract/address/language.ts';
import { insertAll, nextId, statementsOf } from '../store/insert.ts';
import { localStart } from '../store/localStart.ts';
import type { Database, ProgrammationRow, ShowRow, Tables } from '../store/tables.ts';
import { announce, holdForCancelling } from './announce.ts';
import type { KnownRow, Match } from './matchRows.ts';
import type { Slice, Update } from './planSlices.ts';
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

/** A record and the numbers of its rows; those that are there already keep their slug and their seats. */
interface Numbered {
  match: Match;
  showId: number;
  programmationId: number;
  slug: string;
}

const numberAll = async (db: Database, { added, updated }: Slice): Promise<Numbered[]> => {
  const [firstShow, firstProgrammation] = [await nextId(db, 'shows'), await nextId(db, 'programmations')];
  const fresh = added.map((match, index) => ({
    match,
    showId: firstShow + index,
    programmationId: firstProgrammation + index,
    slug: match.slug,
  }));
  const known = updated.map((match) => ({
    match,
    showId: match.row.showId,
    programmationId: match.row.programmationId,
    slug: '',
  }));
  return [...known, ...fresh].toSorted((one, other) => one.programmationId - other.programmationId);
};

const saveShows = async (db: Database, numbered: readonly Numbered[]): Promise<void> => {
  const shows = numbered.map(({ match, showId }) => ({
    id: showId,
    external_id: match.event.identity,
    ...showValues(match),
  }));
  for (const values of statementsOf(shows))
    await db
      .insertInto('shows')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((told) => ({
          external_id: told.ref('excluded.external_id'),
          kind: told.ref('excluded.kind'),
          language: told.ref('excluded.language'),
          show_type: told.ref('excluded.show_type'),
          belong_to: told.ref('excluded.belong_to'),
          poster: told.ref('excluded.poster'),
          image_url: told.ref('excluded.image_url'),
          fingerprint: told.ref('excluded.fingerprint'),
        })),
      )
      .execute();
};

/** The address of a show that is there already stays. */
const saveTexts = async (db: Database, numbered: readonly Numbered[]): Promise<void> => {
  const texts = numbered.flatMap(({ match: { event }, showId, slug }) =>
    languages.map((lang) => ({
      show_id: showId,
      lang,
      slug,
      title: event.title,
      summary: event.summary,
      description: event.description,
    })),
  );
  for (const values of statementsOf(texts))
    await db
      .insertInto('show_texts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['show_id', 'lang']).doUpdateSet((told) => ({
          title: told.ref('excluded.title'),
          summary: told.ref('excluded.summary'),
          description: told.ref('excluded.description'),
        })),
      )
      .execute();
};

const saveCategoriesOf = async (
  db: Database,
  numbered: readonly Numbered[],
  { categories }: Numbers,
): Promise<void> => {
  for (const known of statementsOf(numbered.map(({ showId }) => showId)))
    await db.deleteFrom('show_categories').where('show_id', 'in', known).execute();
  const rows = numbered.flatMap(({ match, showId }) => categoryRows(showId, match.event, categories));
  await insertAll(db, 'show_categories', rows);
};

/** The seats of a date that is there already stay. */
const saveProgrammations = async (
  db: Database,
  numbered: readonly Numbered[],
  { venues }: Numbers,
): Promise<void> => {
  const programmations = numbered.map(({ match, showId, programmationId }) => ({
    id: programmationId,
    external_id: match.event.identity,
    show_id: showId,
    capacity: null,
    taken: 0,
    ...programmationValues(match, venues),
  }));
  for (const values of statementsOf(programmations))
    await db
      .insertInto('programmations')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((told) => ({
          external_id: told.ref('excluded.external_id'),
          venue_id: told.ref('excluded.venue_id'),
          starts_at: told.ref('excluded.starts_at'),
          local_start: told.ref('excluded.local_start'),
          ends_at: told.ref('excluded.ends_at'),
          timezone: told.ref('excluded.timezone'),
          status: told.ref('excluded.status'),
          price_min: told.ref('excluded.price_min'),
          price_max: told.ref('excluded.price_max'),
          ticket_url: told.ref('excluded.ticket_url'),
          state: told.ref('excluded.state'),
          previous_starts_at: told.ref('excluded.previous_starts_at'),
        })),
      )
      .execute();
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

/**
 * Brings one slice into the programme, inside a write; `now` in epoch seconds. What a changed date means for its reservations
 * happens with it.
 * @returns how many reservations ended because their date is cancelled
 */
export const saveSlice = async (db: Database, slice: Slice, now: number): Promise<number> => {
  const { added, updated } = slice;
  const events = [...added, ...updated].map(({ event }) => event);
  const numbers = await saveSurroundings(db, events);
  await holdForCancelling(db, updated);
  await freeIdentities(db, updated);
  const numbered = await numberAll(db, slice);
  await saveShows(db, numbered);
  await saveTexts(db, numbered);
  await saveCategoriesOf(db, numbered, numbers);
  await saveProgrammations(db, numbered, numbers);
  return announce(db, updated, now);
};
