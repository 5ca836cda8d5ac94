import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../clock.ts';
import { withStore, type StressDatabase } from './databases.ts';
import { addPerformances, type Performance } from './people.ts';
import { isHonoured, openRound, reserveWhile, settle, type Reserved } from './reserving.ts';
import { askServer, createTokenSource, hasEnded, kill, startServer, type RunningServer } from './servers.ts';
import { preparePages, sendVisitors, type Seen } from './visitors.ts';

/** How many reservations a round allows. */
const shows = 400;
/** The time limit of a recovery, the longest wait for one, and the interval of checks. Milliseconds. */
const soon = 5_000;
const longest = 20_000;
const lookEvery = 50;
/** How long requests go on after that, in milliseconds. */
const afterwards = 500;

/** An outage of a running site's database; it is over when this resolves. */
type Outage = (server: RunningServer) => Promise<void>;

/** One outage: its delay after the first answer, in milliseconds. */
interface Strike {
  delay: number;
  outage: Outage;
}

/** The result of one outage. */
export interface OutageResult extends Reserved, Seen {
  /** Whether the server's process ended. */
  hasDied: boolean;
  /** Milliseconds from the end of the outage to a ready `/readyz`. */
  recovery: number;
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/readyz`);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Waits until the site is ready, or has died. @returns how long that took, in milliseconds */
const recover = async (server: RunningServer): Promise<number> => {
  const began = performance.now();
  const taken = (): number => Math.round(performance.now() - began);
  while (taken() < longest && !hasEnded(server) && !(await isReady(server.origin))) await pause(lookEvery);
  return taken();
};

const strikeOnce = async (
  server: RunningServer,
  database: StressDatabase,
  performances: readonly Performance[],
  { delay, outage }: Strike,
): Promise<OutageResult> =>
  withStore(database, async (store) => {
    const round = await openRound(store, performances);
    const ask = await askServer(server.origin, await createTokenSource(store));
    await preparePages(server.origin);
    const visitors = sendVisitors(server.origin);
    let recovery = 0;
    const written = await reserveWhile(ask, round, async () => {
      await pause(delay);
      await outage(server);
      recovery = await recover(server);
      await pause(afterwards);
    });
    const seen = await visitors.stop();
    const hasDied = hasEnded(server);
    const reserved = await settle(ask, store, round, written);
    return { hasDied, ...reserved, ...seen, recovery };
  });

/**
 * Causes outages one after the other at one site, while visitors read prepared pages and members reserve. Starts a dead site
 * again.
 */
export const endure = async (
  database: StressDatabase,
  strikes: readonly Strike[],
  onResult: (result: OutageResult, round: number) => void = () => undefined,
): Promise<OutageResult[]> => {
  let server = await startServer(database.env);
  const results: OutageResult[] = [];
  try {
    const performances = await withStore(database, (store) =>
      addPerformances(store, Array<null>(shows).fill(null), createClock(null).now()),
    );
    for (const [round, strike] of strikes.entries()) {
      if (hasEnded(server)) server = await startServer(database.env);
      const result = await strikeOnce(server, database, performances, strike);
      onResult(result, round);
      results.push(result);
    }
    return results;
  } finally {
    await kill(server);
  }
};

/** Whether the site lived, answered everybody, kept its promises, sent prepared pages in time, and recovered soon. */
export const isEndured = (result: OutageResult): boolean =>
  !result.hasDied &&
  isHonoured(result) &&
  result.silent === 0 &&
  result.pages > 0 &&
  result.late === 0 &&
  result.failed === 0 &&
  result.recovery <= soon;
