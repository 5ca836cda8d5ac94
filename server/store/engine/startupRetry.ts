import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf, type Log } from '#server/log.ts';
import { storeLimits } from './limits.ts';
import { StoreUnavailable } from './storeUnavailable.ts';

/**
 * Retries while the database is unavailable: another start may be migrating or filling it, or it starts later than this
 * process. Logs the wait once. `work` may run twice.
 * @throws StoreUnavailable after `storeLimits.start`
 */
export const tryAtStart = async <T>(work: () => Promise<T>, log: Log): Promise<T> => {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (caught) {
      const isOver = performance.now() - startedAt >= storeLimits.start;
      if (isOver || !(caught instanceof StoreUnavailable)) throw caught;
      if (tries === 1) log.warn('start.waiting', { reason: reasonOf(caught.cause) });
    }
    await pause(storeLimits.startLook);
  }
};
