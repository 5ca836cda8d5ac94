import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cutPage, readListPage } from './listPages.ts';
import { clientOf, listOf } from './testing/contentClient.ts';
import type { Reaction } from './testing/fakeHost.ts';

const whole = { items: [1, 2, 3, 4], total: 9, hasMore: true };
const half = { size: 2, wholeSize: 4 };

test('ART-02: a short page is a part of the usual one; only the last part of the last one ends the list', () => {
  expect([cutPage(whole, { from: 0, ...half }), cutPage(whole, { from: 2, ...half })]).toEqual([
    { items: [1, 2], total: 9, hasMore: true },
    { items: [3, 4], total: 9, hasMore: true },
  ]);
  const last = { items: [1, 2, 3], total: 3, hasMore: false };
  expect([cutPage(last, { from: 0, ...half }), cutPage(last, { from: 2, ...half })]).toEqual([
    { items: [1, 2], total: 3, hasMore: true },
    { items: [3], total: 3, hasMore: false },
  ]);
  const two = { items: [1, 2], total: 2, hasMore: false };
  expect(cutPage(two, { from: 0, ...half })).toEqual(two);
});

test('ART-09: nothing is cut out of a page that is not there, or that has holes and goes on', () => {
  const holed = { items: [1, 2, 4], total: 9, hasMore: true };
  expect([cutPage(undefined, { from: 0, ...half }), cutPage(holed, { from: 0, ...half })]).toEqual([
    undefined,
    undefined,
  ]);
});

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

/** A page of four from a host that answers in this way, and what it is asked. */
const read = async (offset: number, ...answers: Reaction[]) => {
  const { client, calls } = clientOf(answers);
  const page = await readListPage(
    client,
    {
      item: v.object({ id: v.string() }),
      lang: 'fr',
      path: 'artists',
      offset,
      size: 4,
      parameters: { category_id: '7' },
    },
    new AbortController().signal,
  );
  return {
    ...page,
    items: page.items.map(({ id }) => id),
    asked: calls.map((call) => call.replace('/api/content/fr/content/8/artists?', '')),
  };
};
const first = 'offset=8&pagesize=4&category_id=7';
const second = 'offset=10&pagesize=2&category_id=7';

test.each<[string, Reaction[], object]>([
  [
    'its pages are as long as ours',
    [listOf(entries('a', 'b', 'c', 'd'), { totalcount: 20, next: 12 })],
    { items: ['a', 'b', 'c', 'd'], total: 20, hasMore: true, asked: [first] },
  ],
  [
    'its pages are shorter: the rest is asked for',
    [
      listOf(entries('a', 'b'), { totalcount: 20, next: 10 }),
      listOf(entries('c', 'd'), { totalcount: 20, next: 12 }),
    ],
    { items: ['a', 'b', 'c', 'd'], total: 20, hasMore: true, asked: [first, second] },
  ],
  [
    'one entry cannot be read: it counts as one that was sent',
    [listOf([{ id: 'a' }, {}], { totalcount: 11 }), listOf(entries('c'), { totalcount: 11 })],
    { items: ['a', 'c'], total: 11, hasMore: false, asked: [first, second] },
  ],
  [
    'only the total is told',
    [listOf(entries('a', 'b', 'c', 'd'), { totalcount: 13 })],
    { items: ['a', 'b', 'c', 'd'], total: 13, hasMore: true, asked: [first] },
  ],
  [
    'only the next page is told: nobody knows how many there are',
    [listOf(entries('a', 'b', 'c', 'd'), { totalcount: 0, next: 12 })],
    { items: ['a', 'b', 'c', 'd'], total: null, hasMore: true, asked: [first] },
  ],
  [
    'it sends nothing and says that there is more: it is not asked for ever',
    [listOf([], { totalcount: 20, next: 12 })],
    { items: [], total: 20, hasMore: false, asked: [first] },
  ],
])('ART-03: a page is what a host makes of it; %s', async (_, answers, page) => {
  expect(await read(8, ...answers)).toEqual(page);
});

test('ART-03: an empty list has none', async () => {
  expect(await read(0, listOf([]))).toMatchObject({ items: [], total: 0, hasMore: false });
});
