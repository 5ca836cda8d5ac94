import type { Kysely } from 'kysely';

/** Rows that end with a member's password, or by age, are found by the member. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['login_attempts', 'session_families', 'password_resets'])
    await db.schema.createIndex(`${table}_member`).on(table).column('member_id').execute();
};
