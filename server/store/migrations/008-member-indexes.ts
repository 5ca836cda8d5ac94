import type { Kysely } from 'kysely';

/** What ends with a member's password, or long ago, is found by the member. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['login_attempts', 'session_families', 'password_resets'])
    await db.schema.createIndex(`${table}_member`).on(table).column('member_id').execute();
};
