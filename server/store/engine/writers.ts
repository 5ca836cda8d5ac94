import { setImmediate as letOthersGo, setTimeout as pause } from 'node:timers/promises';
import { storeLimits } from './limits.ts';
import type { Turns } from './turns.ts';

/** Does `work` in a turn. @throws StoreUnavailable, or errors of `work` */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets this process write into the file of SQLite, one transaction after another. SQLite answers at once: without pauses, a
 * line of transactions would delay all other requests until its end, and keep other processes from writing.
 */
export const createWriters = (turns: Turns): InTurn => {
  let breaks = 0;
  const giveBack = async (): Promise<void> => {
    if (turns.waiting > 0) {
      breaks += 1;
      await (breaks % storeLimits.inARow === 0 ? pause(storeLimits.rest) : letOthersGo());
    }
    turns.give();
  };
  return async (work) => {
    await turns.take();
    try {
      return await work();
    } finally {
      void giveBack();
    }
  };
};
