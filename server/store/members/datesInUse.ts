import { sql } from 'kysely';
import { statementsOf } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';

/** The tables of members that name dates. */
const tables = ['bookings', 'wishes', 'credit_changes', 'ticket_letters', 'owed_letters'] as const;

/** Those of some dates that a row of a member names. */
export const datesInUse = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  const used = new Set<number>();
  for (const some of statementsOf(ids))
    for (const table of tables) {
      const { rows } = await sql<{ id: number }>`
        select distinct programmation_id as id from ${sql.table(table)}
        where programmation_id in (${sql.join(some)})`.execute(db);
      for (const { id } of rows) used.add(id);
    }
  return used;
};

/** The members who have a reservation of one of the dates, or a heart. */
export const membersOfDates = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  const members = new Set<number>();
  for (const some of statementsOf(ids)) {
    const { rows } = await sql<{ id: number }>`
      select member_id as id from bookings where reserved = 1 and programmation_id in (${sql.join(some)})
      union select member_id from wishes where liked = 1 and programmation_id in (${sql.join(some)})`.execute(
      db,
    );
    for (const { id } of rows) members.add(id);
  }
  return members;
};

/** How many reservations some dates have, each with one at least. */
export const countReservations = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  const counts = new Map<number, number>();
  for (const some of statementsOf(ids)) {
    const rows = await db
      .selectFrom('bookings')
      .select(({ fn }) => ['programmation_id', fn.countAll<number>().as('reserved')])
      .where('programmation_id', 'in', some)
      .where('reserved', '=', 1)
      .groupBy('programmation_id')
      .execute();
    for (const row of rows) counts.set(row.programmation_id, row.reserved);
  }
  return counts;
};
