import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CountingDialect } from './countingSqlite.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../schema/tables.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { openTestStore } from '../testing/openTestStore.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
});
afterEach(() => store.close());

/** Seconds of work for any machine, unless stopped. */
const longCount = sql<{ total: number }>`with recursive steps(step) as (
    select 1 union all select step + 1 from steps where step < 3000000
  ) select count(*) as total from steps`;

test('what is counted in its own thread is what the reader tells', async () => {
  const ask = (db: Store['db']) =>
    db.selectFrom('programmations').select(['id', 'starts_at', 'status']).execute();
  expect(await ask(store.counts)).toEqual(await ask(store.db));
});

test('while it counts, the process goes on: the reader answers first, though it was asked last', async () => {
  const order: string[] = [];
  const counting = longCount.execute(store.counts).then(({ rows }) => {
    order.push('counted');
    return rows;
  });
  for (let look = 0; look < 3; look += 1) {
    await store.db.selectFrom('shows').select('id').execute();
    order.push('read');
  }
  expect(await counting).toEqual([{ total: 3_000_000 }]);
  expect(order).toEqual(['read', 'read', 'read', 'counted']);
});

test('control: where it counts itself, a reader waits', async () => {
  const order: string[] = [];
  const counting = longCount.execute(store.db).then(() => order.push('counted'));
  const reading = store.db
    .selectFrom('shows')
    .select('id')
    .execute()
    .then(() => order.push('read'));
  await Promise.all([counting, reading]);
  expect(order).toEqual(['counted', 'read']);
});

test('what was just written is counted', async () => {
  await store.write((db) => db.deleteFrom('programmations').where('id', '=', 7).execute());
  expect(await store.counts.selectFrom('programmations').select('id').orderBy('id').execute()).toEqual([
    { id: 3 },
    { id: 8 },
  ]);
});

test('a statement that fails says why, and the next one is answered', async () => {
  await expect(sql`select title from nowhere`.execute(store.counts)).rejects.toThrow(
    'no such table: nowhere',
  );
  await expect(sql`delete from shows`.execute(store.counts)).rejects.toThrow('readonly');
  expect((await sql`select 1 as one`.execute(store.counts)).rows).toEqual([{ one: 1 }]);
});

test('a thread that could not begin is begun anew with the next question, however soon that comes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-counting-'));
  const file = join(folder, 'later.sqlite');
  const counts = new Kysely<Tables>({ dialect: new CountingDialect(file) });
  try {
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(counts);
    // A question right after the first refusal finds a thread that is still ending.
    const failures = ask().catch(() => ask().catch((reason: unknown) => reason));
    expect(await failures).toBeInstanceOf(Error);
    new DatabaseSync(file).close();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  } finally {
    await counts.destroy();
    await rm(folder, { recursive: true });
  }
});

test('questions side by side get their own answers', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((number) => sql`select ${number} as number`.execute(store.counts)),
  );
  expect(answers.map(({ rows }) => rows)).toEqual(numbers.map((number) => [{ number }]));
});

test('a question that is on its way when the store is closed fails, and the thread ends', async () => {
  const own = await openTestStore();
  const counting = longCount.execute(own.counts);
  const failed = expect(counting).rejects.toThrow();
  await own.close();
  await failed;
});
