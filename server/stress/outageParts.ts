import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile } from '../store/store.ts';
import { hasPostgres, withPostgres, withSqlite, type StressDatabase } from './databases.ts';
import { isKept, killWhileWriting } from './kills.ts';
import { whileLocked } from './lock.ts';
import { floodServer, isBounded, mostKept } from './memory.ts';
import { evenNumbers, numbers } from './numbers.ts';
import { endure, isEndured, type OutageResult } from './outages.ts';
import type { Report } from './report.ts';

/** The number of rounds, and their seed. */
interface PartSize {
  times: number;
  seed: number;
}

/** From the first answer to the outage, in milliseconds. */
const delays = { min: 300, max: 2_000 };
/** Its length, in milliseconds: shorter and longer than the server waits. */
const away = { min: 0, max: 3_000 };
const hanging = { min: 500, max: 14_000 };
const locked = { min: 200, max: 8_000 };

const addKills = (report: Report, database: StressDatabase, { times, seed }: PartSize) =>
  killWhileWriting(database, numbers(times, { ...delays, seed }), (result, round) => {
    const { acknowledged, lost } = result;
    const figures = { acknowledged, lost, 'slowest restart ms': Math.round(result.restart) };
    report.add(
      `${database.name}, kill -9 while writing`,
      { round: round + 1, ...result },
      isKept(result),
      figures,
    );
  });

/** The server is killed while it writes. */
export const kills = async (report: Report, size: PartSize): Promise<void> => {
  await withSqlite((database) => addKills(report, database, size));
  if (hasPostgres) await withPostgres((database) => addKills(report, database, size));
};

const addOutage =
  (report: Report, name: string, lengths: readonly number[]) =>
  (result: OutageResult, round: number): void => {
    const { hasDied, acknowledged, lost, unavailable, pages, late, failed, slowest, recovery } = result;
    const figures = { deaths: hasDied ? 1 : 0, acknowledged, lost, unavailable, pages, late, failed };
    report.add(name, { round: round + 1, milliseconds: lengths[round], ...result }, isEndured(result), {
      ...figures,
      'slowest page ms': slowest,
      'slowest recovery ms': recovery,
    });
  };

/** Causes an outage so often, from the longest to the shortest. */
const strike = async (
  report: Report,
  database: StressDatabase,
  { name, size, lengths, outage }: OutagePart,
): Promise<void> => {
  const lasting = evenNumbers(size.times, lengths);
  const strikes = numbers(size.times, { ...delays, seed: size.seed }).map((delay, round) => ({
    delay,
    outage: () => outage(lasting[round] ?? lengths.max),
  }));
  await endure(database, strikes, addOutage(report, `${database.name}, ${name}`, lasting));
};
interface OutagePart {
  name: string;
  size: PartSize;
  lengths: { min: number; max: number };
  outage: (milliseconds: number) => Promise<void>;
}

/** PostgreSQL is restarted while requests are in flight. */
export const restart = (report: Report, size: PartSize): Promise<void> =>
  withPostgres((database, postgres) => {
    const outage = async (milliseconds: number): Promise<void> => {
      await postgres.shutDown();
      await pause(milliseconds);
      await postgres.resume();
    };
    return strike(report, database, { name: 'restarted', size, lengths: away, outage });
  });

/** PostgreSQL is stopped by a signal, and goes on later. */
export const hang = (report: Report, size: PartSize): Promise<void> =>
  withPostgres((database, postgres) => {
    const outage = async (milliseconds: number): Promise<void> => {
      await postgres.hang();
      await pause(milliseconds);
      await postgres.resume();
    };
    return strike(report, database, { name: 'hangs', size, lengths: hanging, outage });
  });

/** Another process holds the write lock of the file of SQLite. */
export const lock = (report: Report, size: PartSize): Promise<void> =>
  withSqlite((database) => {
    const outage = (milliseconds: number): Promise<void> =>
      whileLocked(databaseFile(database), () => pause(milliseconds));
    return strike(report, database, { name: 'locked', size, lengths: locked, outage });
  });

const warmUp = 1_000;
const mebibytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;

const addMemory = (report: Report, database: StressDatabase, count: number) =>
  floodServer(database, { count, warmUp }, (what, kept) => {
    const grown = { 'heap MiB': mebibytes(kept.heap), 'database MiB': mebibytes(kept.database) };
    const bounds = {
      'heap at most': mebibytes(mostKept.heap),
      'database at most': mebibytes(mostKept.database),
    };
    report.add(
      `${database.name}, ${count} ${what}`,
      { hasDied: kept.hasDied, statuses: kept.statuses, ...grown },
      isBounded(kept),
      {
        ...grown,
        ...bounds,
      },
    );
  });

/** The growth of memory and database after so many addresses and keys. */
export const memory = async (report: Report, { times }: PartSize): Promise<void> => {
  await withSqlite((database) => addMemory(report, database, times));
  if (hasPostgres) await withPostgres((database) => addMemory(report, database, times));
};
