import { setImmediate as othersTurn } from 'node:timers/promises';
import { epochSeconds, type Clock } from '../clock.ts';
import { removeUnproved } from '../store/members/deleteMember.ts';
import { deleteEnded, endingTables, type EndingTable } from '../store/endings.ts';
import { endOfRow, trimBudgets } from '../store/members/budgetRows.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';
import { cleaningLimits, keptFor, strangersBudgets } from './limits.ts';

interface CleanerDeps {
  store: Pick<Store, 'counts' | 'transact' | 'purge'>;
  clock: Clock;
}

/** Whether there is time for another portion. */
type MayGoOn = () => Promise<boolean>;

/** Deletes expired rows. No answer depends on it: after a failure the next run deletes the rest. */
export interface Cleaner {
  /** Deletes every expired row. */
  clean: (mayGoOn: MayGoOn) => Promise<void>;
  /** Deletes expired budgets, and the ones that end first of too many: strangers choose their keys. */
  trim: (mayGoOn: MayGoOn) => Promise<void>;
}

/** Deletes a portion of expired rows. @returns how many */
interface Portion {
  most: number;
  work: (db: Database, now: number) => Promise<number>;
}

const expired = (table: EndingTable): Portion => ({
  most: cleaningLimits.slice,
  work: (db, now) => deleteEnded(db, table, { before: now - keptFor[table], most: cleaningLimits.slice }),
});
const portions: readonly Portion[] = [
  ...endingTables.map(expired),
  {
    most: cleaningLimits.members,
    work: (db, now) =>
      removeUnproved(db, { before: now - cleaningLimits.unproved, most: cleaningLimits.members }),
  },
];

/**
 * One cleaner for every table that grows (docs/decisions/047). Each portion is a transaction of its own. Two that clean at once
 * do no harm: the second to reach a row finds it gone.
 */
export const createCleaner = ({ store, clock }: CleanerDeps): Cleaner => {
  const deleteAll = async (all: readonly Portion[], mayGoOn: MayGoOn): Promise<void> => {
    for (const { most, work } of all)
      for (let deleted = most; deleted >= most && (await mayGoOn()); await othersTurn())
        deleted = await store.transact((db) => work(db, epochSeconds(clock.now())));
  };
  return {
    clean: async (mayGoOn) => {
      await deleteAll(portions, mayGoOn);
      await store.purge();
    },
    trim: async (mayGoOn) => {
      await deleteAll([expired('budgets')], mayGoOn);
      const { budgets: most, slice } = cleaningLimits;
      const end = await endOfRow(store.counts, strangersBudgets, most);
      if (end === null) return;
      const trim = (db: Database) => trimBudgets(db, strangersBudgets, { end, most: slice });
      await deleteAll([{ most: slice, work: trim }], mayGoOn);
    },
  };
};
