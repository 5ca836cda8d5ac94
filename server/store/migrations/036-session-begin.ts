import { PostgresAdapter, type Kysely } from 'kysely';

/** A session's begin gets 64 bits, like every other instant: 32 end in 2038. SQLite's integers have them already. */
export const up = async (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .alterTable('session_families')
    .alterColumn('begun_at', (begin) => begin.setDataType('bigint'))
    .execute();
};
