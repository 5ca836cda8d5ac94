import { AsyncLocalStorage } from 'node:async_hooks';
import { PlainTurns } from '#server/turns/plainTurns.ts';
import { storeLimits } from './limits.ts';
import { StoreUnavailable } from './storeUnavailable.ts';

/** The end of a request's wait for turns, on the clock of `performance.now`. */
const waitsUntil = new AsyncLocalStorage<number>();

/** Lets `work` wait for `storeLimits.wait` in all, over all its turns. Inside other such work the outer limit counts. */
export const waitOnce = <T>(work: () => T): T =>
  waitsUntil.run(waitsUntil.getStore() ?? performance.now() + storeLimits.wait, work);

/** Set for a request that goes ahead of the waiting ones. */
const goesFirst = new AsyncLocalStorage<true>();

/** Lets `work` go first. Only for short work that strangers cannot repeat often. */
export const goFirst = <T>(work: () => T): T => goesFirst.run(true, work);

/** The remaining wait for a turn, in milliseconds. */
export const timeToWait = (): number => {
  const until = waitsUntil.getStore();
  return until === undefined ? storeLimits.wait : Math.max(0, until - performance.now());
};

/** Turns at the database. All waits of one request together last `storeLimits.wait` at most. */
export class Turns extends PlainTurns {
  constructor(places: number) {
    super({
      atOnce: places,
      waiting: storeLimits.waiting,
      standstill: storeLimits.standstill,
      get longestWait() {
        return timeToWait();
      },
    });
  }

  /** Takes a turn, which the caller must give back. @throws StoreUnavailable */
  override async take(): Promise<void> {
    try {
      await super.take(goesFirst.getStore());
    } catch (caught) {
      throw new StoreUnavailable(caught);
    }
  }
}
