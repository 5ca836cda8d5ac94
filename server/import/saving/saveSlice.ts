import { sql } from 'kysely';
import { announce, holdForCancelling, type ChangedDate } from '#server/member/bookings/changedDates.ts';
import { nextId, statementsOf } from '#server/store/schema/insert.ts';
import { localStart } from '#server/store/schema/localStart.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { keptPlace, valuesOf } from './dateValues.ts';
import type { Match } from './matchDates.ts';
import type { Slice } from './planSlices.ts';
import { removeEmptyShows } from './removeEmptyShows.ts';
import { bringsFacts, saveShows } from './saveShows.ts';
import { saveSurroundings, venueKey, type Numbers } from './saveSurroundings.ts';

type Named = 'shows' | 'programmations';

/** Keys may move from one row to another, as in a series that moves by a week: their present rows first give them up. */
const freeNames = async (db: Database, table: Named, names: readonly string[]): Promise<void> => {
  for (const some of statementsOf(names))
    await db
      .updateTable(table)
      .set({ external_id: sql<string>`'moving:' || external_id` })
      .where(sql<string>`external_id`, 'in', some)
      .execute();
};

const showIdsOf = async (db: Database, dates: readonly Match[]): Promise<Map<string, number>> => {
  const identities = [...new Set(dates.map(({ date }) => date.show.identity))];
  const ids = new Map<string, number>();
  for (const some of statementsOf(identities)) {
    const rows = await db
      .selectFrom('shows')
      .select(['id', 'external_id'])
      .where('external_id', 'in', some)
      .execute();
    for (const row of rows) ids.set(row.external_id, row.id);
  }
  return ids;
};

const venueIdOf = (date: Match['date'], row: Match['row'], venues: Numbers['venues']): number | null => {
  const kept = keptPlace(date, row);
  if (kept !== null) return kept.venueId;
  return date.place ? (venues.get(venueKey(date.place)) ?? null) : null;
};

/** A known date keeps its seats. */
const saveProgrammations = async (
  db: Database,
  dates: readonly Match[],
  { venues }: Numbers,
): Promise<void> => {
  const showIds = await showIdsOf(db, dates);
  let next = await nextId(db, 'programmations');
  const programmations = dates
    .map(({ date, row }) => ({
      id: row?.id ?? next++,
      external_id: date.identity,
      show_id: showIds.get(date.show.identity) ?? 0,
      venue_id: venueIdOf(date, row, venues),
      local_start: localStart(date.start, date.timezone),
      capacity: null,
      taken: 0,
      ...valuesOf(date, row),
    }))
    .toSorted((one, other) => one.id - other.id);
  for (const values of statementsOf(programmations))
    await db
      .insertInto('programmations')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((told) => ({
          external_id: told.ref('excluded.external_id'),
          show_id: told.ref('excluded.show_id'),
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

/**
 * Brings one slice into the programme, inside a write; `now` in epoch seconds. The consequences for reservations happen with
 * it.
 * @returns how many reservations ended because their date is cancelled
 */
export const saveSlice = async (db: Database, slice: Slice, now: number): Promise<number> => {
  const { shows, dates, left, taken } = slice;
  const changed = dates.flatMap(({ date, row }): ChangedDate[] =>
    row === null ? [] : [{ id: row.id, before: row, after: { starts_at: date.start, state: date.state } }],
  );
  const numbers = await saveSurroundings(db, {
    dates: dates.filter(({ date, row }) => keptPlace(date, row) === null).map(({ date }) => date),
    shows: shows.filter(bringsFacts).map(({ show }) => show),
  });
  await holdForCancelling(db, changed);
  await freeNames(db, 'shows', taken.shows);
  await freeNames(db, 'programmations', taken.dates);
  await saveShows(db, shows, { numbers, now });
  await saveProgrammations(db, dates, numbers);
  await removeEmptyShows(db, left);
  return announce(db, changed, now);
};
