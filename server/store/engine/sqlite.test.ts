import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../schema/tables.ts';
import { openTestStore } from '../testing/openTestStore.ts';

const openStore = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
};

const settingsOf = async (db: Database): Promise<unknown[]> => {
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'];
  const told: unknown[] = [];
  for (const name of names) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    told.push(...rows.flatMap((row) => Object.values(row)));
  }
  return told;
};

test('SQLite: what is acknowledged survives a power cut, names nothing that is not there, and is written over once it is deleted', async () => {
  const store = await openStore();
  const full = 2;
  expect(await store.transact(settingsOf)).toEqual(['wal', full, 1, 1]);
});

test('SQLite: a value that it cannot keep is refused, and nothing of its transaction stays', async () => {
  const store = await openStore();
  const wrong: unknown = true;
  const writing = store.transact(async (db) => {
    await db.insertInto('fillings').values({ name: 'one', filled_at: 1 }).execute();
    await sql`update fillings set filled_at = ${wrong}`.execute(db);
  });
  await expect(writing).rejects.toThrow('A boolean cannot be stored');
  expect(await store.db.selectFrom('fillings').selectAll().execute()).toEqual([]);
});

test('SQLite: a transaction is the one writer from its beginning, though it reads first', async () => {
  const store = await openStore();
  const other = new DatabaseSync(join(store.dataDirectory, 'chapiteau.sqlite'));
  onTestFinished(() => other.close());
  const write = (): void => other.exec("insert into fillings values ('theirs', 1)");
  await store.transact(async (db) => {
    expect(await db.selectFrom('fillings').select('name').execute()).toEqual([]);
    expect(write).toThrow('locked');
    await db.insertInto('fillings').values({ name: 'ours', filled_at: 2 }).execute();
  });
  write();
  expect(await store.db.selectFrom('fillings').select('name').orderBy('name').execute()).toEqual([
    { name: 'ours' },
    { name: 'theirs' },
  ]);
});
