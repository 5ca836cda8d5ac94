import { expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
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
