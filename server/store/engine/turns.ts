import { AsyncLocalStorage } from 'node:async_hooks';
import { PlainTurns } from '#server/turns/plainTurns.ts';
import { storeLimits } from './limits.ts';
import { StoreUnavailable } from './storeUnavailable.ts';

/** When a request stops waiting for turns, on the clock of `performance.now`. */
const waitsUntil = new AsyncLocalStorage<number>();

/** Lets `work` wait for `storeLimits.wait` in all, however often it asks for a turn. Inside other such work the outer limit counts. */
export const waitOnce = <T>(work: () => T): T =>
  waitsUntil.run(waitsUntil.getStore() ?? performance.now() + storeLimits.wait, work);

/** Set where a request goes ahead of those that wait already. */
const goesFirst = new AsyncLocalStorage<true>();

/** Lets `work` go before everybody who waits for a turn. Only for what is short, and for what strangers cannot ask for many times over. */
export const goFirst = <T>(work: () => T): T => goesFirst.run(true, work);

/** How long a turn may be waited for from now on, in milliseconds. */
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

  /** Takes a turn, which must be given back. @throws StoreUnavailable */
  override async take(): Promise<void> {
    try {
      await super.take(goesFirst.getStore());
    } catch (caught) {
      throw new StoreUnavailable(caught);
    }
  }
}
