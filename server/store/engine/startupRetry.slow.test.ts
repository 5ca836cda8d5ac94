import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgres } from '#ci/postgres.mjs';
import { createLog } from '#server/log.ts';
import { fill } from '#server/sample/fill.ts';
import { tryAtStart } from './startupRetry.ts';
import { databaseFile, openStore, type Store } from '../store.ts';
import { startPostgres } from '../testing/postgres.ts';

/** The product's limits, shortened. */
const limits = vi.hoisted(() => ({
  connections: 3,
  wait: 3_000,
  waiting: 100,
  turn: 1_500,
  statement: 1_500,
  idleInTransaction: 5_000,
  busy: 100,
  busyLook: 5,
  start: 50_000,
  startLook: 10,
}));
vi.mock('./limits.ts', () => ({ storeLimits: limits }));

const base = {
  now: Temporal.Instant.from('2027-07-16T12:00:30Z'),
  timezone: 'America/Toronto',
  sample: false,
};
const waiting = { level: 'warn', event: 'start.waiting' };
let logged: unknown[];
let onWaiting: () => void;
const log = createLog((line) => {
  logged.push(JSON.parse(line));
  if (line.includes('start.waiting')) onWaiting();
});
beforeEach(() => {
  logged = [];
  onWaiting = () => undefined;
  limits.start = 50_000;
});
/** Starts waiting work; as soon as it reports its wait, `end` ends the cause. Resolves after both. */
const waitsUntil = async <T>(work: () => Promise<T>, end: () => unknown): Promise<T> => {
  let ending: unknown;
  onWaiting = () => (ending = end());
  const result = await work();
  await ending;
  return result;
};

describe('a start on a SQLite that another process is writing into', () => {
  let dataDirectory: string;
  let other: DatabaseSync;
  const open = (): Promise<Store> => openStore({ databaseUrl: null, dataDirectory }, log);
  beforeEach(async () => {
    dataDirectory = mkdtempSync(`${tmpdir()}/chapiteau-start-`);
    await (await open()).close();
    other = new DatabaseSync(databaseFile({ dataDirectory }));
  });
  afterEach(() => {
    other.close();
    rmSync(dataDirectory, { recursive: true });
  });

  test('QA: migrating waits for it for longer than a write does, and says so once', async () => {
    other.exec('begin immediate');
    const store = await waitsUntil(open, () => other.exec('rollback'));
    expect(await store.write(async () => 'written')).toBe('written');
    expect(logged).toEqual([expect.objectContaining(waiting)]);
    await store.close();
  });

  test('QA: filling waits for it too, and then fills once', async () => {
    const store = await open();
    other.exec('begin immediate');
    const filling = () => tryAtStart(() => fill(store, base), log);
    expect(await waitsUntil(filling, () => other.exec('rollback'))).toBe(true);
    expect([await filling(), logged]).toEqual([false, [expect.objectContaining(waiting)]]);
    await store.close();
  });

  test('QA: it does not wait without end', async () => {
    limits.start = 0;
    other.exec('begin immediate');
    await expect(open()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(logged).toEqual([]);
  });
});

test('QA: what is no outage stops a start at once', async () => {
  let tries = 0;
  const failing = tryAtStart(() => {
    tries += 1;
    return Promise.reject(new Error('wrong'));
  }, log);
  await expect(failing).rejects.toThrow('wrong');
  expect([tries, logged]).toEqual([1, []]);
});

const folder = findPostgres();
test.runIf(folder !== null)(
  'QA: a start waits for another one that migrates or fills a PostgreSQL, and for a PostgreSQL that comes up later',
  async () => {
    const postgres = await startPostgres(folder ?? '');
    const databaseUrl = await postgres.createDatabase('start');
    const open = () => openStore({ databaseUrl, dataDirectory: '' }, log);
    const first = await open();
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const writing = first.write(async (db) => {
      await sql`lock table kysely_migration_lock`.execute(db);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const second = await waitsUntil(open, ended.resolve);
    await writing;
    const writingAgain = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const again = first.write(async () => {
      holding.resolve();
      await writingAgain.promise;
    });
    await holding.promise;
    const filling = () => tryAtStart(() => fill(second, base), log);
    expect(await waitsUntil(filling, writingAgain.resolve)).toBe(true);
    await again;
    await postgres.shutDown();
    const third = await waitsUntil(open, postgres.resume);
    expect(logged.filter((line) => JSON.stringify(line).includes('start.waiting'))).toEqual(
      Array(3).fill(expect.objectContaining(waiting)),
    );
    for (const store of [first, second, third]) await store.close();
    await postgres.stop();
  },
);
