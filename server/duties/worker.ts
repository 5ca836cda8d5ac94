import { second } from '#contract/settings/time.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import { isDue, moveDuty, takeDuty } from '../store/duties.ts';
import type { Store } from '../store/store.ts';
import { dutyLimits } from './limits.ts';

/** Work that is done again and again, by one process of all on a database. */
export interface Duty {
  name: string;
  /** The time between two times, in milliseconds. */
  every: number;
  /** Does it. Between its portions it asks whether it may go on, and ends where not. */
  work: (mayGoOn: () => Promise<boolean>) => Promise<void>;
}

interface DutyDeps {
  store: Pick<Store, 'db' | 'transact'>;
  clock: Clock;
  log: Log;
}

/** Does the duties of this installation that are due. */
export interface Worker {
  /** Never fails: another process, or this one, does later what is left. */
  look: () => Promise<void>;
  /** Looks now and again and again. @returns a function that stops it, and resolves once nothing is under way */
  start: () => () => Promise<void>;
}

/**
 * A process takes a duty that is due for a short time, and again with each portion; where it dies, the duty is due when that
 * time is over, and another takes it (docs/decisions/085).
 */
export const createWorker = ({ store, clock, log }: DutyDeps, duties: readonly Duty[]): Worker => {
  const stopping = new AbortController();
  const now = (): number => epochSeconds(clock.now());

  /** @returns whether it was this process's to do */
  const perform = async ({ name, every, work }: Duty): Promise<boolean> => {
    const at = now();
    if (!(await isDue(store.db, name, at))) return false;
    let from = at + dutyLimits.hold;
    if (!(await store.transact((db) => takeDuty(db, name, at, from)))) return false;
    const move = async (to: number): Promise<boolean> => {
      const isOurs = await store.transact((db) => moveDuty(db, name, { from, to }));
      from = to;
      return isOurs;
    };
    let isOver = false;
    await work(async () => {
      isOver ||= stopping.signal.aborted || !(await move(now() + dutyLimits.hold));
      return !isOver;
    });
    // A process that ends leaves the rest to another at once.
    await move(isOver ? now() : now() + every / second);
    return true;
  };

  const watched = duties.map((duty) => ({
    duty,
    outages: createOutageLog(log, { begins: `${duty.name}.failed`, ends: `${duty.name}.resumed` }),
  }));
  const performAll = async (): Promise<void> => {
    for (const { duty, outages } of watched) {
      if (stopping.signal.aborted) return;
      try {
        if (await perform(duty)) outages.worked();
      } catch (caught) {
        outages.failed(caught);
      }
    }
  };
  let running: Promise<void> | null = null;
  const look = (): Promise<void> => {
    running ??= performAll().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    look,
    start: () => {
      void look();
      const timer = setInterval(() => void look(), dutyLimits.lookEvery);
      timer.unref();
      return async () => {
        stopping.abort();
        clearInterval(timer);
        await running;
      };
    },
  };
};
