import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf, importInto } from '#server/import/testing/importedSite.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { openTestStore } from '../testing/openTestStore.ts';

describe.each(engines)('statistics on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    /** The query planner's number of dates; undefined without statistics. */
    const knownDates = async (): Promise<number | undefined> => {
      const { rows } = await (
        name === 'SQLite'
          ? sql<{ dates: number }>`select cast(stat as integer) as dates from sqlite_stat1
              where tbl = 'programmations' limit 1`
          : sql<{ dates: number }>`select reltuples as dates from pg_class
              where relname = 'programmations' and reltuples >= 0`
      ).execute(store.db);
      return rows[0]?.dates;
    };

    test('store: after an import the query planner knows how much there is', async () => {
      await store.refreshStatistics();
      for (const count of [40, 80]) {
        const records = Array.from({ length: count }, (_, index) => recordOf({ '@id': `urn:${index}` }));
        await importInto(store, records, { now: '2027-07-16T21:30:00Z' });
        expect(await knownDates()).toBe(count);
      }
    });
  });
});

test('SQLite: a process that is running goes by what another one counted', async () => {
  const store = await openTestStore();
  const { dataDirectory } = store;
  const other = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  const fill = (first: number, last: number): Promise<unknown> =>
    store.write(async (db) => {
      await sql`delete from probe`.execute(db);
      await sql`insert into probe with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
        select iif(${sql.lit(first)}, 1, i), iif(${sql.lit(last)}, 1, i) from n`.execute(db);
    });
  await store.transact((db) => sql`create table probe (one, other)`.execute(db));
  await store.transact((db) => sql`create index probe_one on probe (one)`.execute(db));
  await store.transact((db) => sql`create index probe_other on probe (other)`.execute(db));
  const indexOf = async (): Promise<string> => {
    await sql`select 1 from probe limit 1`.execute(other.db);
    const { rows } = await sql<{
      detail: string;
    }>`explain query plan select * from probe where one = 5 and other = 5`.execute(other.db);
    return /INDEX (\w+)/.exec(rows[0]?.detail ?? '')?.[1] ?? '';
  };
  const used: string[] = [];
  for (const [first, last] of [
    [1, 0],
    [0, 1],
  ] as const) {
    await fill(first, last);
    await store.refreshStatistics();
    used.push(await indexOf());
  }
  expect(used).toEqual(['probe_other', 'probe_one']);
  await other.close();
  await store.close();
});

test('store: statistics that cannot be refreshed are a line in the log', async () => {
  const lines: unknown[] = [];
  const { dataDirectory, close } = await openTestStore();
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog((line) => lines.push(JSON.parse(line))),
  );
  await store.close();
  await store.refreshStatistics();
  expect(lines).toEqual([expect.objectContaining({ event: 'database.statistics-failed' })]);
  await close();
});
