import { setImmediate as othersTurn } from 'node:timers/promises';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import { removeUnproved } from '../store/members/deleteMember.ts';
import { deleteEnded, endingTables } from '../store/endings.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';
import { cleaningLimits, keptFor } from './limits.ts';

interface CleanerDeps {
  store: Pick<Store, 'transact' | 'purge' | 'keepDeletions'>;
  clock: Clock;
  log: Log;
}

/** Deletes expired rows. No answer depends on it. */
export interface Cleaner {
  /** Deletes every expired row. Never fails: the next run deletes any rest. */
  clean: () => Promise<void>;
  /** Cleans now and every hour. @returns a function that stops it, and resolves once no deletion is running */
  start: () => () => Promise<void>;
}

/** Deletes a portion of expired rows. @returns how many */
type Portion = (db: Database, now: number) => Promise<number>;

const portions: readonly { most: number; work: Portion }[] = [
  ...endingTables.map((table) => ({
    most: cleaningLimits.slice,
    work: (db: Database, now: number) =>
      deleteEnded(db, table, { before: now - keptFor[table], most: cleaningLimits.slice }),
  })),
  {
    most: cleaningLimits.members,
    work: (db, now) =>
      removeUnproved(db, { before: now - cleaningLimits.unproved, most: cleaningLimits.members }),
  },
];

/**
 * One cleaner for every table that grows (docs/decisions/047). Each portion is a transaction of its own. Several processes
 * may clean at once: the second to reach a row finds it gone and leaves the rest to the first.
 */
export const createCleaner = ({ store, clock, log }: CleanerDeps): Cleaner => {
  const stopping = new AbortController();
  const cleanAll = async (): Promise<void> => {
    for (const { most, work } of portions)
      for (let deleted = most; deleted >= most && !stopping.signal.aborted; await othersTurn())
        deleted = await store.transact((db) => work(db, epochSeconds(clock.now())));
    await store.purge();
    await store.keepDeletions();
  };

  const outages = createOutageLog(log, { begins: 'cleaning.failed', ends: 'cleaning.resumed' });
  let running: Promise<void> | null = null;
  const clean = (): Promise<void> => {
    running ??= cleanAll()
      .then(outages.worked, outages.failed)
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    clean,
    start: () => {
      void clean();
      const timer = setInterval(() => void clean(), cleaningLimits.every);
      timer.unref();
      return async () => {
        stopping.abort();
        clearInterval(timer);
        await running;
      };
    },
  };
};
