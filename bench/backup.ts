import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '#server/clock.ts';
import { isDone, reserveCall, type Ask } from '#server/stress/asking.ts';
import {
  hasPostgres,
  withPostgres,
  withSqlite,
  withStore,
  type StressDatabase,
} from '#server/stress/databases.ts';
import { addMembers, addPerformances, type Performance } from '#server/stress/people.ts';
import { askServer, createTokenSource, kill, startServer } from '#server/stress/servers.ts';
import { fillLargeProgramme } from '#server/store/testing/largeProgramme.ts';
import { runScript } from '#server/testing/runScript.ts';
import { benchSettings } from './benchSettings.ts';
import { figure, megabytes, type Figure } from './figure.ts';
import { load } from './load.ts';

const { shows, dates, members, paths, connections, time, reservations, rest } = benchSettings.backup;
const second = 1000;

/** The slowest answers to readers and to a member who reserves one date after another, in milliseconds. */
interface Slowest {
  read: number;
  reservation: number;
  /** Answers to both. */
  answers: number;
  refused: number;
}

function* until(isOver: () => boolean): Generator<string> {
  for (let at = 0; !isOver(); at += 1) yield paths[at % paths.length] ?? '/';
}

/** Reads and reserves as long as `happening` lasts. */
const visitWhile = async (
  origin: string,
  reserve: () => Promise<boolean>,
  happening: () => Promise<unknown>,
): Promise<Slowest> => {
  const end = new AbortController();
  const isOver = (): boolean => end.signal.aborted;
  const reading = load(origin, until(isOver), { connections, time: Number.POSITIVE_INFINITY });
  const reserving = (async () => {
    const told = { longest: 0, count: 0, refused: 0 };
    while (!isOver()) {
      const began = performance.now();
      const isGood = await reserve();
      told.longest = Math.max(told.longest, performance.now() - began);
      told.count += 1;
      told.refused += isGood ? 0 : 1;
      // Below the requests that one address may send in a minute.
      await pause(rest);
    }
    return told;
  })();
  await happening();
  end.abort();
  const [read, reserved] = await Promise.all([reading, reserving]);
  return {
    read: read.longest,
    reservation: reserved.longest,
    answers: read.answers + reserved.count,
    refused: read.errors + reserved.refused,
  };
};

/** A member who reserves another date each time. */
const openReserving = async (database: StressDatabase, origin: string): Promise<() => Promise<boolean>> => {
  const opened = await withStore(database, async (store) => {
    const seats = Array<null>(reservations).fill(null);
    const performances = await addPerformances(store, seats, createClock(null).now());
    const [member] = await addMembers(store, 1, reservations);
    return { performances, member, tokenOf: await createTokenSource(store) };
  });
  const ask: Ask = await askServer(origin, opened.tokenOf);
  const left: Performance[] = [...opened.performances];
  return async () => {
    const next = left.pop();
    if (!next || !opened.member) throw new Error('There are too few dates to reserve');
    return isDone(await ask(opened.member, reserveCall(next.ids, randomUUID())));
  };
};

const run = async (script: 'backup' | 'restore', file: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const began = performance.now();
  const { code, errors } = await runScript(`server/backup/${script}.cli.ts`, { args: [file], env }).end();
  if (code !== 0) throw new Error(`The ${script} failed: ${errors}`);
  return (performance.now() - began) / second;
};

const measure = async (
  database: StressDatabase,
  makePlace: (folder: string) => Promise<NodeJS.ProcessEnv>,
): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-backup-'));
  const file = join(folder, 'one.backup');
  await withStore(database, (store) => fillLargeProgramme(store, { shows, dates, members }));
  const server = await startServer(database.env);
  try {
    const reserve = await openReserving(database, server.origin);
    await visitWhile(server.origin, reserve, () => pause(time));
    const without = await visitWhile(server.origin, reserve, () => pause(time));
    let seconds = 0;
    const beside = await visitWhile(server.origin, reserve, async () => {
      seconds = await run('backup', file, database.env);
    });
    const { size } = await stat(file);
    await kill(server);
    const restored = await run('restore', file, await makePlace(folder));
    const { name } = database;
    return [
      figure(`${name}: backup, the whole command`, seconds, 's'),
      figure('… its file', megabytes(size), 'MB'),
      figure('… restore, the whole command', restored, 's'),
      figure('… slowest page meanwhile', beside.read, 'ms'),
      figure('… without a backup', without.read, 'ms'),
      figure('… slowest reservation meanwhile', beside.reservation, 'ms'),
      figure('… without a backup', without.reservation, 'ms'),
      figure('… answers meanwhile', beside.answers, ''),
      figure('… refused, failed or broken', beside.refused, ''),
    ];
  } finally {
    await kill(server);
    await rm(folder, { recursive: true, force: true });
  }
};

/** A backup of a large festival beside its readers and a member, and its restore, on both engines. */
export const backup = async (): Promise<Figure[]> => {
  const sqlite = await withSqlite((database) =>
    measure(database, (folder) => Promise.resolve({ DATA_DIR: join(folder, 'restored') })),
  );
  if (!hasPostgres) return sqlite;
  const postgres = await withPostgres((database, server) =>
    measure(database, async (folder) => ({
      DATA_DIR: join(folder, 'restored'),
      DATABASE_URL: await server.createDatabase('restored'),
    })),
  );
  return [...sqlite, ...postgres];
};
