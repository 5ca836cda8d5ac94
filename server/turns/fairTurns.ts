import { setImmediate } from 'node:timers/promises';
import { turnsLimits } from './limits.ts';
import { createLine } from './networkLine.ts';
import { NoTurn } from './noTurn.ts';

/** A caller who wants work done. */
export interface Asker {
  /** In the form of `networkOf`. */
  network: string;
  /** Aborts when they go away. */
  signal: AbortSignal;
}

/** Work that is done a few pieces at a time, the networks in turn (docs/decisions/048). */
export interface FairTurns<T> {
  /**
   * Does the work of `name`, once for all simultaneous callers, at the first turn that any of them gets. Null shares it with
   * nobody.
   * @throws NoTurn, and errors of the work
   */
  take: (name: string | null, asker: Asker, work: () => Promise<T>) => Promise<T>;
}

interface Waiter {
  network: string;
  /** Ends the wait: the turn has come. */
  stop: () => void;
  /** Ends the wait: no turn will come. */
  sendAway: (reason: string) => void;
}

interface Job<T> {
  name: string | null;
  work: () => Promise<T>;
  outcome: PromiseWithResolvers<T>;
  /** Null once its turn has come. */
  waiters: Set<Waiter> | null;
}

interface FairTurnsOptions {
  atOnce: number;
  /** The longest wait, in milliseconds. */
  longestWait: number;
  /** Called for a caller who got no turn and is still there. */
  onRefusal?: (refused: NoTurn) => void;
  /** Called when no work waits or runs any more. */
  onRest?: () => void;
}

export const createFairTurns = <T>({
  atOnce,
  longestWait,
  onRefusal,
  onRest,
}: FairTurnsOptions): FairTurns<T> => {
  const line = createLine<Job<T>>();
  /** Waiting and running jobs, by name. */
  const named = new Map<string, Job<T>>();
  let [running, waiting] = [0, 0];

  const add = (name: string | null, work: () => Promise<T>): Job<T> => {
    const job: Job<T> = { name, work, outcome: Promise.withResolvers(), waiters: new Set() };
    waiting += 1;
    if (name !== null) named.set(name, job);
    return job;
  };
  const forget = ({ name }: Job<T>): void => {
    if (name !== null) named.delete(name);
  };

  const doWork = async (job: Job<T>): Promise<void> => {
    waiting -= 1;
    for (const waiter of job.waiters ?? []) waiter.stop();
    job.waiters = null;
    try {
      job.outcome.resolve(await job.work());
    } catch (caught) {
      job.outcome.reject(caught);
    }
    forget(job);
  };
  const run = async (): Promise<void> => {
    running += 1;
    for (let job = line.next(); job; job = line.next()) {
      await doWork(job);
      // Other requests are answered in between.
      await setImmediate();
    }
    running -= 1;
    if (running === 0) onRest?.();
  };

  const leave = (job: Job<T>, waiter: Waiter): void => {
    const { waiters } = job;
    if (!waiters?.delete(waiter)) return;
    if (!waiters.values().some(({ network }) => network === waiter.network)) line.leave(job, waiter.network);
    if (waiters.size > 0) return;
    waiting -= 1;
    forget(job);
  };
  const wait = (job: Job<T>, { network, signal }: Asker, refuse: (refused: NoTurn) => void): void => {
    const sendAway = (reason: string): void => {
      waiter.stop();
      leave(job, waiter);
      refuse(new NoTurn(reason));
    };
    const goAway = (): void => sendAway('Who asked went away');
    const timer = setTimeout(() => sendAway('The wait was too long'), longestWait);
    signal.addEventListener('abort', goAway);
    const stop = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', goAway);
    };
    const waiter: Waiter = { network, stop, sendAway };
    job.waiters?.add(waiter);
    line.join(job, network);
  };
  /** The longest queue gives way. */
  const makeRoom = (): void => {
    for (let last = line.last(); last && waiting > turnsLimits.waiting; last = line.last())
      for (const waiter of last.item.waiters ?? [])
        if (waiter.network === last.network) waiter.sendAway('Too many wait');
  };

  return {
    take: (name, asker, work) =>
      new Promise((resolve, reject) => {
        const refuse = (refused: NoTurn): void => {
          if (!asker.signal.aborted) onRefusal?.(refused);
          reject(refused);
        };
        if (asker.signal.aborted) return refuse(new NoTurn('Who asked went away'));
        const known = name === null ? undefined : named.get(name);
        const isUnderWay = known?.waiters === null;
        const stands = known !== undefined && line.holds(known, asker.network);
        if (!isUnderWay && !stands && line.lengthOf(asker.network) >= turnsLimits.waitingOfNetwork)
          return refuse(new NoTurn('Too many wait for this network'));
        const job = known ?? add(name, work);
        job.outcome.promise.then(resolve, reject);
        if (isUnderWay) return undefined;
        wait(job, asker, refuse);
        if (running < atOnce) void run();
        else makeRoom();
        return undefined;
      }),
  };
};
