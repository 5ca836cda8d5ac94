import { expect, test } from 'vitest';
import { importLimits } from './limits.ts';

test('import: it takes as much as is written out here', () => {
  expect(importLimits).toEqual({
    fileBytes: 67_108_864,
    title: 300,
    name: 200,
    description: 20_000,
    summary: 200,
    url: 2_000,
    categories: 20,
    keywords: 200,
    performers: 50,
    minutes: 1_440,
    age: 99,
    languages: 10,
    price: 100_000,
    years: { first: 1970, last: 2200 },
    levels: 4,
    properties: 8,
    paths: 1_000,
    slice: 250,
    progressEvery: 1_000,
    listedRejections: 200,
  });
});
