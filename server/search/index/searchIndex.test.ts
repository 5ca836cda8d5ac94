import { expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
import { searchedAttributes } from '#contract/settings/search.ts';
import { searchLimits } from '../limits.ts';
import { Work } from '../work/work.ts';
import { SearchIndex } from './searchIndex.ts';

const now = 1_000_000;
const recordOf = (objectID: string, starts: number[]): SearchRecord => ({
  ...bare,
  objectID,
  kind: 'show',
  lang: 'fr',
  title: objectID,
  url: `/fr/spectacles/${objectID}`,
  image: null,
  summary: '',
  body: '',
  starts,
});

test('SRCH-17: a show that begins goes behind those to come in that very second; a new record is ordered at once', () => {
  const index = new SearchIndex();
  for (const record of [recordOf('next', [now + 60]), recordOf('later', [now + 120])]) index.put(record);
  const orderAt = (time: number): (string | undefined)[] => {
    const places = [...Array(index.size).keys()];
    return index
      .inOrder({ places, costs: new Uint32Array(places.length) }, time)
      .map((place) => index.at(place)?.objectID);
  };
  expect([orderAt(now), orderAt(now + 59), orderAt(now + 60), orderAt(now)]).toEqual([
    ['next', 'later'],
    ['next', 'later'],
    ['later', 'next'],
    ['next', 'later'],
  ]);
  index.put(recordOf('first', [now + 30]));
  expect([orderAt(now), orderAt(now + 30)]).toEqual([
    ['first', 'next', 'later'],
    ['next', 'later', 'first'],
  ]);
});

const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
const asked = { type: 'prefixLast', hasTypos: true, hasSynonyms: true, attributes: null } as const;
const [inTitle, inBody] = [searchedAttributes.indexOf('title'), searchedAttributes.indexOf('body')];

test('SRCH-10: what was found before is not found in a record that is gone, and is in one that is new', async () => {
  const index = new SearchIndex();
  const found = async () => {
    const { places } = await index.match('gala', work);
    return places.map((place) => index.at(place)?.objectID);
  };
  for (const id of ['gala', 'cirque']) index.put(recordOf(id, []));
  const before = await found();
  index.take('gala');
  index.take('nobody');
  const after = await found();
  index.put({ ...recordOf('cirque', []), title: 'Gala' });
  expect([before, after, await found(), index.size]).toEqual([['gala'], [], ['cirque'], 1]);
});

test('SRCH-10: what goes between a search and its order is not told', async () => {
  const index = new SearchIndex();
  for (const id of ['one', 'two']) index.put(recordOf(id, []));
  const matches = await index.match('', work);
  index.take('one');
  expect(index.inOrder(matches, now).map((place) => index.at(place)?.objectID)).toEqual(['two']);
});

test('SRCH-10: each way to look for a word is kept apart', async () => {
  const index = new SearchIndex();
  index.put({ ...recordOf('gala', []), body: 'nuit' });
  const counts = async (query: string, looking: Partial<typeof asked> | object): Promise<number> =>
    (await index.match(query, work, { ...asked, ...looking })).places.length;
  const told = async () => [
    await counts('gela', {}),
    await counts('gela', { hasTypos: false }),
    await counts('gal', {}),
    await counts('gal', { type: 'prefixNone', hasTypos: false }),
    await counts('nuit', {}),
    await counts('nuit', { attributes: [inTitle] }),
    await counts('nuit', { attributes: [inBody] }),
  ];
  const first = await told();
  expect([first, await told()]).toEqual([
    [1, 0, 1, 0, 1, 0, 1],
    [1, 0, 1, 0, 1, 0, 1],
  ]);
});

test('SRCH-10: a title that is the words costs nothing, but where titles are not searched', async () => {
  const index = new SearchIndex();
  index.put({ ...recordOf('gala', []), body: 'gala' });
  const costOf = async (attributes: number[] | null) =>
    [...(await index.match('Gala !', work, { ...asked, attributes })).costs].map((cost) => cost === 0);
  expect([await costOf(null), await costOf([inTitle, inBody]), await costOf([inBody])]).toEqual([
    [true],
    [true],
    [false],
  ]);
});

test('SRCH-10: an index wastes its places once those of records that are gone outnumber the others by a thousand', () => {
  const index = new SearchIndex();
  index.put(recordOf('kept', []));
  const put = (count: number): void => {
    for (let at = 0; at < count; at += 1) index.put(recordOf('again', []));
  };
  // One of them stays.
  put(searchLimits.emptyPlaces + 3);
  const before = index.isWasteful;
  put(1);
  expect([before, index.isWasteful]).toEqual([false, true]);
});

test('SRCH-17: what begins at the same time is in the order of the ids, however it came', () => {
  const index = new SearchIndex();
  for (const id of ['c', 'a', 'b']) index.put(recordOf(id, [now + 60]));
  const order = index.inOrder({ places: [0, 1, 2], costs: new Uint32Array(3) }, now);
  expect(order.map((place) => index.at(place)?.objectID)).toEqual(['a', 'b', 'c']);
});
