import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { programmeTables } from './programmeRows.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('FES-07: a load writes each table after all whose rows its own name', async () => {
  const { rows: references } = await sql<{ own: string; named: string }>`
    select distinct holder.name as own, reference."table" as named
    from sqlite_schema holder join pragma_foreign_key_list(holder.name) reference
    where holder.name in (${sql.join(programmeTables)})`.execute(store.db);
  const places = new Map<string, number>(programmeTables.map((table, place) => [table, place]));
  const placeOf = (table: string): number => places.get(table) ?? Infinity;
  expect(references).toContainEqual({ own: 'collected_videos', named: 'videos' });
  expect(references.filter(({ own, named }) => placeOf(named) >= placeOf(own))).toEqual([]);
});
