import { afterEach, beforeEach, expect, test } from 'vitest';
import { importInto, recordOf } from '#server/import/testing/importedSite.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { readStandIn } from '#server/store/festival/standIn.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { fillBase, removeNeutral } from './fillBase.ts';
import { loadFolder } from './load.ts';
import { readPresentRows } from './presentRows.ts';

const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const fill = () => store.write((db) => fillBase(db, now));
/** The number of rows of each table that has any, and of names and former addresses. */
const held = async () => {
  const { tables, records, formerPaths } = await readPresentRows(store.db);
  const lists = Object.entries({ ...tables, records, formerPaths });
  return Object.fromEntries(
    lists.map(([name, rows]) => [name, rows.length]).filter(([, count]) => count !== 0),
  );
};

test('an empty database gets pages, menus and kinds once, which stand in for a festival', async () => {
  const nothing = await held();
  expect([await fill(), await readStandIn(store.db)]).toEqual([true, 'neutral']);
  const filled = await held();
  expect([Object.keys(filled).toSorted(), await fill(), await held()]).toEqual([
    ['categories', 'festival', 'menu_items', 'pages', 'records'],
    false,
    filled,
  ]);
  await store.write(removeNeutral);
  expect([await held(), await readStandIn(store.db)]).toEqual([nothing, null]);
});

test('base pages take nothing away from an import', async () => {
  await importInto(store, [recordOf({ keywords: 'jazz' })], { now: now.toString() });
  const { tables: before } = await readPresentRows(store.db);
  await fill();
  const { tables: after } = await readPresentRows(store.db);
  expect([after.shows, after.programmations, after.venues, after.show_texts]).toEqual([
    before.shows,
    before.programmations,
    before.venues,
    before.show_texts,
  ]);
  expect(after.categories).toEqual(expect.arrayContaining(before.categories));
});

test('a database that an earlier release filled, or that follows a folder, gets no base pages', async () => {
  await store.write((db) => insertAll(db, 'fillings', [{ name: 'base', filled_at: 0 }]));
  const told = [await fill(), await held()];
  await store.write((db) => db.deleteFrom('fillings').execute());
  await loadFolder(store, folderOfShort({ shows: { chat: {} } }), { now, cancel: 0, dryRun: false });
  expect([told, await fill(), await readStandIn(store.db)]).toEqual([[false, {}], false, null]);
});

test('FES-07: a festival’s own folder takes the place of what stood in for one', async () => {
  await fill();
  const options = { now, cancel: 0, dryRun: false };
  const { outcome } = await loadFolder(store, folderOfShort({ pages: { infos: {} } }), options);
  const { tables } = await readPresentRows(store.db);
  expect([outcome, await readStandIn(store.db), tables.pages.map(({ path }) => path)]).toEqual([
    'loaded',
    null,
    ['', '', 'infos', 'infos'],
  ]);
});
