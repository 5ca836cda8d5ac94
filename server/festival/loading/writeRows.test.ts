import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { deleteRows, giveUp, writeRows } from './writeRows.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const many = 401;
const numbered = <Row>(count: number, make: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const pathKey = ['lang', 'path'];

test('FES-07: any number of rows is written and deleted by keys of several columns, and others stay', async () => {
  const rows = numbered(many, (number) => ({ lang: 'fr', path: `p-${number}`, kind: 'page', number }));
  const others = [
    { lang: 'en', path: 'p-1', kind: 'page', number: 1 },
    { lang: 'fr', path: 'p-0', kind: 'page', number: 2 },
  ];
  const left = () => store.db.selectFrom('former_paths').selectAll().orderBy('number').execute();
  await store.transact((db) => writeRows(db, 'former_paths', { rows: [...rows, ...others], key: pathKey }));
  expect((await left()).length).toBe(many + 2);
  await store.transact((db) => deleteRows(db, 'former_paths', { rows, key: pathKey }));
  expect(await left()).toEqual(others);
  await store.transact((db) => deleteRows(db, 'former_paths', { rows: others, key: pathKey }));
  expect(await left()).toEqual([]);
});

test('FES-07: rows that are there get the new values, where they have any beside their keys', async () => {
  const written = async (number: number) => {
    await store.transact((db) =>
      writeRows(db, 'folder_records', {
        rows: ['a', 'b'].map((name) => ({ kind: 'show', name, number: name === 'a' ? number : 9 })),
        key: ['kind', 'name'],
      }),
    );
    return store.db.selectFrom('folder_records').select(['name', 'number']).orderBy('name').execute();
  };
  const row = (name: string, number: number) => ({ name, number });
  expect([await written(1), await written(2)]).toEqual([
    [row('a', 1), row('b', 9)],
    [row('a', 2), row('b', 9)],
  ]);
  const features = [{ show_id: 1, feature: 'lsq' }];
  await store.transact(async (db) => {
    const show = { id: 1, external_id: 'a', kind: 'venue', language: 'fr' } as const;
    await db.insertInto('shows').values(show).execute();
    for (const rows of [features, features])
      await writeRows(db, 'show_accessibility', { rows, key: ['show_id', 'feature'] });
  });
  expect(await store.db.selectFrom('show_accessibility').selectAll().execute()).toEqual(features);
});

test('FES-07: any number of pages gives its address up, each its own, and others keep theirs', async () => {
  const page = { type: 'page', attributes: '{}', meta_title: '', meta_description: '', noindex: 0 };
  const rows = numbered(many, (id) => ({ id, lang: 'fr', path: `p-${id}`, ...page, og_image: null }));
  const other = { ...rows[0], lang: 'en' };
  await store.transact(async (db) => {
    await writeRows(db, 'pages', { rows: [...rows, other], key: ['id', 'lang'] });
    await giveUp(db, 'pages', { rows, key: ['id', 'lang'], column: 'path' });
  });
  const found = await store.db.selectFrom('pages').select(['id', 'lang', 'path']).execute();
  expect(found.filter(({ id, path }) => path !== `moving:${id}`)).toEqual([
    { id: 1, lang: 'en', path: 'p-1' },
  ]);
});
