import { sql, type Kysely } from 'kysely';
import { localStart } from '../schema/localStart.ts';

interface Dated {
  id: number;
  starts_at: number;
  timezone: string;
}

/** The calendar day of a date, and the accessibility of its show: the basis of a month's counts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('programmations')
    .addColumn('local_start', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const { rows } = await sql<Dated>`select id, starts_at, timezone from programmations`.execute(db);
  for (const { id, starts_at: start, timezone } of rows)
    await sql`update programmations set local_start = ${localStart(start, timezone)} where id = ${id}`.execute(
      db,
    );
  // A day's count reads this index alone.
  await db.schema
    .createIndex('programmations_local')
    .on('programmations')
    .columns(['local_start', 'starts_at', 'id', 'show_id', 'venue_id', 'price_min', 'status'])
    .execute();
  await db.schema
    .createTable('show_accessibility')
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addColumn('feature', 'text', (column) =>
      column.notNull().check(sql`feature in ('lsq', 'asl', 'relaxed', 'step_free')`),
    )
    .addPrimaryKeyConstraint('show_accessibility_pk', ['show_id', 'feature'])
    .execute();
};
