import { sql, type Kysely } from 'kysely';

/** The time of a show's addition (META-03): for old ones, the programme's last filling. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('shows')
    .addColumn('added_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update shows set added_at = (select coalesce(max(filled_at), 0) from fillings)`.execute(db);
  await db.schema.createIndex('shows_added').on('shows').columns(['added_at', 'id']).execute();
};
