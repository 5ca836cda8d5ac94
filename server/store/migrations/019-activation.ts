import { sql, type Kysely } from 'kysely';

/** Whether a member has proved the address (PRO-08): old members can log in as before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('members')
    .addColumn('active', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`active in (0, 1)`),
    )
    .execute();
};
