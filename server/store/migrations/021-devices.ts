import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';

/** The lifetime of old sessions: 12 hours. */
const lifetime = 43_200;

/** Each session's begin and device, without any other detail: null is unknown, as for old sessions. */
export const up = async (db: Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider): Promise<void> => {
  await db.schema
    .alterTable('session_families')
    .addColumn('begun_at', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('session_families').addColumn('browser', 'text').execute();
  await db.schema.alterTable('session_families').addColumn('system', 'text').execute();
  await sql`update session_families set begun_at = expires_at - ${sql.lit(lifetime)}`.execute(db);
};
