import { sql, type Kysely } from 'kysely';

/** How long a session was when those that are there began: 12 hours. */
const lifetime = 43_200;

/** When each session began and on what, as names of families alone: null is unknown, as of those that are there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('session_families')
    .addColumn('begun_at', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('session_families').addColumn('browser', 'text').execute();
  await db.schema.alterTable('session_families').addColumn('system', 'text').execute();
  await sql`update session_families set begun_at = expires_at - ${sql.lit(lifetime)}`.execute(db);
};
