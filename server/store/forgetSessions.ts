import type { Database } from './schema/tables.ts';

const tables = ['session_families', 'login_attempts', 'password_resets', 'registrations'] as const;

/** Ends the sessions of all members, and everything that waits for a mailed code. */
export const forgetSessions = async (db: Database): Promise<void> => {
  for (const table of tables) await db.deleteFrom(table).execute();
};
