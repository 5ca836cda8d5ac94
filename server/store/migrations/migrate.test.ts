import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestStore } from '../testing/openTestStore.ts';
import { isMigrated, migrationNames } from './migrate.ts';

/** Names as in released databases. */
const released = [
  '001-programme',
  '002-members',
  '003-show-details',
  '004-admission-codes',
  '005-states',
  '006-box-office',
  '007-budgets',
  '008-member-indexes',
  '009-calendar-days',
  '010-show-facts',
  '012-sections',
  '013-show-added',
  '014-artists',
  '015-videos',
  '016-press-and-careers',
  '017-newsletter',
  '019-activation',
];

test('store: a migration comes after all that were released: in between, no database of theirs would start', async () => {
  const store = await openTestStore();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    store.db,
  );
  await store.close();
  expect(rows.map(({ name }) => name).slice(0, released.length)).toEqual(released);
});

test('store: a database is migrated once no migration is left', async () => {
  const store = await openTestStore();
  const undone = new Error('undone');
  const told = [await isMigrated(store.db)];
  const look = store.transact(async (db) => {
    await sql`delete from kysely_migration where name = ${migrationNames.at(-1)}`.execute(db);
    told.push(await isMigrated(db));
    throw undone;
  });
  await expect(look).rejects.toBe(undone);
  await store.close();
  expect(told).toEqual([true, false]);
});
