import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import * as v from 'valibot';
import { reasonOf, type Log } from '../log.ts';
import { storeLimits } from './engine/limits.ts';
import type { Database } from './schema/tables.ts';

const told = v.object({ busy: v.number() });

/**
 * Writes SQLite's write-ahead log into the database's file and empties it: until then it still holds what was deleted.
 * @returns whether it is empty now; it cannot be while somebody reads an older state
 */
export const emptyLog = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return v.parse(told, rows[0]).busy === 0;
};

/** Tries now, and again later until it has worked. */
export interface Purging {
  /** Never fails: what cannot be done now is done later. */
  purge: () => Promise<void>;
  stop: () => void;
}

/** @param empty says whether it is done */
export const createPurging = (empty: () => Promise<boolean>, log: Log): Purging => {
  let next: NodeJS.Timeout | null = null;
  let isStopped = false;
  /** What is tried again is no part of the request that asked for it, and waits as long as anything else. */
  const outside = AsyncLocalStorage.snapshot();
  const isEmpty = async (): Promise<boolean> => {
    try {
      return await empty();
    } catch (caught) {
      log.warn('database.purge-failed', { reason: reasonOf(caught) });
      return false;
    }
  };
  const purge = async (): Promise<void> => {
    if ((await isEmpty()) || isStopped || next !== null) return;
    const again = (): void => {
      next = null;
      void purge();
    };
    next = setTimeout(() => outside(again), storeLimits.purgeAgain);
    next.unref();
  };
  return {
    purge,
    stop: () => {
      isStopped = true;
      if (next !== null) clearTimeout(next);
    },
  };
};
