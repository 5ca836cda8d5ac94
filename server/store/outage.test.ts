import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgres } from '#ci/postgres.mjs';
import { createLog } from '../log.ts';
import { openStore, type Store } from './store.ts';
import { StoreUnavailable } from './engine/storeUnavailable.ts';
import { openTestStore } from './testing/openTestStore.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { fillTestProgramme } from './testing/programme.ts';
import { readVersion } from './schema/version.ts';

/** The product's limits, shortened. */
vi.mock('./engine/limits.ts', () => ({
  storeLimits: {
    connections: 3,
    connect: 1_500,
    standstill: 1_500,
    wait: 6_000,
    waiting: 100,
    statement: 1_500,
    idleInTransaction: 5_000,
    busy: 300,
    busyLook: 5,
    inARow: 20,
    rest: 10,
    start: 0,
    startLook: 0,
  },
}));

const unavailable = { name: 'StoreUnavailable' };
const reasonOfRejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (caught: unknown) => caught,
  );

describe('SQLite: another process writes', () => {
  let store: Awaited<ReturnType<typeof openTestStore>>;
  let other: DatabaseSync;
  beforeEach(async () => {
    store = await openTestStore();
    await fillTestProgramme(store);
    other = new DatabaseSync(join(store.dataDirectory, 'chapiteau.sqlite'));
    other.exec('begin immediate');
    other.exec("update sponsors set title = 'Changed' where id = 1");
  });
  afterEach(async () => {
    other.close();
    await store.close();
  });
  const titles = async () =>
    (await store.db.selectFrom('sponsors').select('title').orderBy('id').execute()).map(({ title }) => title);

  test('readers are answered meanwhile, with what was there before', async () => {
    const writing = reasonOfRejection(store.write(async () => null));
    expect(await titles()).toEqual(['Colle Tempo', 'Brasserie']);
    expect(await writing).toMatchObject(unavailable);
  });

  test('who writes waits for a turn, for so long at most, and the next one has it', async () => {
    const tooLate = await Promise.all(
      Array.from({ length: 5 }, () => reasonOfRejection(store.write(async () => 1))),
    );
    expect(tooLate.map((caught) => caught instanceof StoreUnavailable)).toEqual(Array(5).fill(true));
    const inTime = store.write(async () => 'written');
    other.exec('commit');
    expect(await inTime).toBe('written');
    expect(await titles()).toEqual(['Changed', 'Brasserie']);
  });

  test('a reader writes nothing', async () => {
    await expect(store.db.deleteFrom('sponsors').execute()).rejects.toThrow('readonly');
  });
});

test('SQLite: others have their turn between two questions', async () => {
  const store = await openTestStore();
  let turns = 0;
  const asked = (async () => {
    for (let question = 0; question < 10; question += 1) await readVersion(store.db);
    return turns;
  })();
  const takeTurns = (): void => {
    turns += 1;
    if (turns < 10) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  expect(await asked).toBeGreaterThanOrEqual(9);
  await store.close();
});

test('SQLite: a full disk is told as it is', async () => {
  const store = await openTestStore();
  const pages = 4;
  await store.transact((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
  const filling = store.transact(async (db) => {
    await sql`create table filler (body text)`.execute(db);
    await sql`insert into filler values (${'x'.repeat(1_000_000)})`.execute(db);
  });
  await expect(filling).rejects.toThrow('full');
  await store.close();
});

const folder = findPostgres();
describe.runIf(folder !== null)('PostgreSQL goes away', () => {
  let postgres: TestPostgres;
  let store: Store;
  const logged: unknown[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(folder ?? '');
    const databaseUrl = await postgres.createDatabase('outage');
    const log = createLog((line) => logged.push(JSON.parse(line)));
    store = await openStore({ databaseUrl, dataDirectory: '' }, log);
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });

  test('connections in use are lost without ending the process, and others take their place', async () => {
    const began = Promise.withResolvers<null>();
    const ended = Promise.withResolvers<null>();
    const inUse = reasonOfRejection(
      store.transact(async (db) => {
        await sql`select 1`.execute(db);
        began.resolve(null);
        await ended.promise;
        return sql`select 1`.execute(db);
      }),
    );
    const asking = reasonOfRejection(sql`select pg_sleep(60)`.execute(store.db));
    await began.promise;
    await postgres.shutDown();
    expect(await asking).toMatchObject(unavailable);
    expect(await reasonOfRejection(readVersion(store.db))).toMatchObject(unavailable);
    ended.resolve(null);
    expect(await inUse).toMatchObject(unavailable);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'database.connection-lost' }));
    await postgres.resume();
    expect(await readVersion(store.db)).toBeTypeOf('number');
    expect(await store.write(async () => 'written')).toBe('written');
  });

  test('who asks one that hangs is told in time, and every connection is good afterwards', async () => {
    await Promise.all([1, 2, 3].map(() => readVersion(store.db)));
    await postgres.hang();
    const asked = await Promise.all([1, 2, 3, 4].map(() => reasonOfRejection(readVersion(store.db))));
    expect(asked.map((caught) => caught instanceof StoreUnavailable)).toEqual(Array(4).fill(true));
    expect(await reasonOfRejection(store.write(async () => 1))).toMatchObject(unavailable);
    await postgres.resume();
    const version = await readVersion(store.db);
    expect(await Promise.all([1, 2, 3].map(() => readVersion(store.db)))).toEqual(Array(3).fill(version));
  });

  test('a statement that is refused is no outage', async () => {
    await expect(sql`select nothing`.execute(store.db)).rejects.toThrow('does not exist');
    await expect(sql`select nothing`.execute(store.db)).rejects.not.toMatchObject(unavailable);
  });
});
