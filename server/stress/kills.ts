import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../clock.ts';
import { databaseFile } from '../store/store.ts';
import { withStore, type StressDatabase } from './databases.ts';
import { addPerformances } from './people.ts';
import { isHonoured, openRound, reserveWhile, settle, type Reserved } from './reserving.ts';
import { askServer, createTokenSource, kill, startServer } from './servers.ts';

/** How many reservations are possible before the kill. */
const shows = 400;

/** The result of one kill. */
export interface KillResult extends Reserved {
  /** SQLite's verdict on its file; null on PostgreSQL, whose processes were not killed. */
  integrity: string | null;
  /** Milliseconds from the start to being ready again. */
  restart: number;
}

const checkIntegrity = ({ databaseUrl, dataDirectory }: StressDatabase): string | null => {
  if (databaseUrl !== null) return null;
  const database = new DatabaseSync(databaseFile({ dataDirectory }));
  const rows = database.prepare('pragma integrity_check').all();
  database.close();
  return rows.map((row) => String(row['integrity_check'])).join(', ');
};

/** The database is open only between the kills: nobody else may hold a killed server's files. */
const killOnce = async (database: StressDatabase, delay: number): Promise<KillResult> => {
  const server = await startServer(database.env);
  const { round, tokenOf } = await withStore(database, async (store) => {
    const performances = await addPerformances(store, Array<null>(shows).fill(null), createClock(null).now());
    return { round: await openRound(store, performances), tokenOf: await createTokenSource(store) };
  });
  const written = await reserveWhile(await askServer(server.origin, tokenOf), round, async () => {
    await pause(delay);
    await kill(server);
  });
  const integrity = checkIntegrity(database);

  const began = performance.now();
  const restarted = await startServer(database.env);
  const restart = performance.now() - began;
  try {
    const ask = await askServer(restarted.origin, tokenOf);
    const reserved = await withStore(database, (store) => settle(ask, store, round, written));
    return { ...reserved, integrity, restart };
  } finally {
    await kill(restarted);
  }
};

/** Kills the server while it writes, each of these delays (ms) after its first answer, on one database. */
export const killWhileWriting = async (
  database: StressDatabase,
  delays: readonly number[],
  onResult: (result: KillResult, round: number) => void = () => undefined,
): Promise<KillResult[]> => {
  const results: KillResult[] = [];
  for (const [round, delay] of delays.entries()) {
    const result = await killOnce(database, delay);
    onResult(result, round);
    results.push(result);
  }
  return results;
};

/** Whether every promise holds. */
export const isKept = ({ integrity, ...reserved }: KillResult): boolean =>
  isHonoured(reserved) && (integrity === null || integrity === 'ok');
