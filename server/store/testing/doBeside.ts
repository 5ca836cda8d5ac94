import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Store } from '../store.ts';
import type { Database } from '../schema/tables.ts';
import type { Engine } from './engines.ts';

const someoneWaits = async ({ db }: Store): Promise<void> => {
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (Number(rows[0]?.many) === 0) throw new Error('Nobody waits for a lock');
};

/**
 * For tests: does `work` while a transaction of another process has done `before` and is still open. That transaction ends
 * once `work` waits for it. On SQLite it ends at once, since a second writer cannot even begin.
 */
export const doBeside = async <T>(
  { databaseUrl }: Pick<Engine, 'databaseUrl'>,
  other: Store,
  before: (db: Database) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const done = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const held = other.transact(async (db) => {
    await before(db);
    done.resolve();
    await mayEnd.promise;
  });
  await done.promise;
  const working = work();
  if (databaseUrl !== null) await vi.waitFor(() => someoneWaits(other));
  mayEnd.resolve();
  await held;
  return working;
};
