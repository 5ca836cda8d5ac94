import { expect, test } from 'vitest';
import { searchLimits } from './limits.ts';
import { pushLimits } from './push/limits.ts';
import { unitsOf, workLimits } from './work/limits.ts';

test('SRCH-10: a search takes and holds as much as is written out here; it waits in milliseconds', () => {
  expect(searchLimits).toEqual({
    body: 262_144,
    requests: 50,
    query: 512,
    words: 20,
    word: 40,
    filter: 8_192,
    filterDepth: 50,
    conditions: 1_000,
    names: 100,
    tag: 64,
    hitsPerPage: 1_000,
    valuesPerFacet: 1_000,
    facetHits: 100,
    text: 6_000,
    keptWords: 400,
    highlighted: 50_000,
    slice: 10,
    lookEvery: 400,
    readAtOnce: 500,
    firstBuild: 10_000,
    emptyPlaces: 1_000,
  });
});

test('SRCH-10: work is counted in the units that are written out here', () => {
  expect(unitsOf).toEqual({
    character: 10,
    query: 5_000,
    word: 300,
    step: 1.5,
    term: 50,
    posting: 1,
    place: 0.3,
    match: 20,
    condition: 100,
    value: 1,
    facetValue: 30,
    hit: 300,
    name: 20,
    searched: 20,
    lookup: 10,
    byte: 2,
  });
  expect(workLimits).toEqual({
    request: 40_000_000,
    minute: 2_000_000_000,
    addresses: 100_000,
    answer: 2_000_000,
    slice: 5,
    waiting: 400,
    atOnce: 20_000,
  });
});

test('SRCH-10: a push tries six times; it waits a second first, a minute at most', () => {
  expect(pushLimits).toEqual({ batch: 1_000, attempts: 6, firstWait: 1_000, longestWait: 60_000 });
});
