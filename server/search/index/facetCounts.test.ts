import { expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
import { Columns } from './columns.ts';
import { countFacet, statsOf } from './facetCounts.ts';

const columnsOf = (...records: Partial<SearchRecord>[]): Columns => {
  const columns = new Columns();
  records.forEach((record, place) =>
    columns.put(place, {
      ...bare,
      objectID: `show-${place}-fr`,
      kind: 'show',
      lang: 'fr',
      title: '',
      url: '/fr',
      image: null,
      summary: '',
      body: '',
      ...record,
    }),
  );
  return columns;
};
/** In no order; the most frequent one comes last, and two are equally frequent. */
const columns = columnsOf(
  { cities: ['Sherbrooke', 'Gatineau'], price: 30 },
  { cities: ['Laval'] },
  { cities: ['Gatineau', 'Gatineau', 'Toronto'], price: 10 },
  { cities: ['Toronto', 'Alma'], price: 30 },
  { cities: ['Toronto'], price: 0 },
);
const all = [0, 1, 2, 3, 4];

test.each([
  [
    'count',
    9,
    [
      ['Toronto', 3],
      ['Gatineau', 2],
      ['Alma', 1],
      ['Laval', 1],
      ['Sherbrooke', 1],
    ],
  ],
  [
    'count',
    3,
    [
      ['Toronto', 3],
      ['Gatineau', 2],
      ['Alma', 1],
    ],
  ],
  ['count', 1, [['Toronto', 3]]],
  ['count', 0, []],
  [
    'alpha',
    9,
    [
      ['Alma', 1],
      ['Gatineau', 2],
      ['Laval', 1],
      ['Sherbrooke', 1],
      ['Toronto', 3],
    ],
  ],
  [
    'alpha',
    2,
    [
      ['Alma', 1],
      ['Gatineau', 2],
    ],
  ],
] as const)('SRCH-02: values of a facet by %s, the first %i', (order, limit, counts) => {
  expect(countFacet(columns, 'cities', all, { order, limit })).toEqual(counts);
});

test('SRCH-02: some of the records count, and no others; one that is taken out counts no more', () => {
  const told = { order: 'count', limit: 9 } as const;
  expect([
    countFacet(columns, 'cities', [4, 1], told),
    countFacet(columns, 'cities', [], told),
    countFacet(columns, 'colours', all, told),
    countFacet(columns, 'price', all, told),
  ]).toEqual([
    [
      ['Laval', 1],
      ['Toronto', 1],
    ],
    [],
    [],
    [
      ['30', 2],
      ['0', 1],
      ['10', 1],
    ],
  ]);
  const left = columnsOf({ cities: ['Laval'], price: 5 }, { cities: ['Alma'], price: 7 });
  left.take(0);
  expect([countFacet(left, 'cities', [0, 1], told), statsOf(left, 'price', [0, 1])]).toEqual([
    [['Alma', 1]],
    { min: 7, max: 7, avg: 7, sum: 7 },
  ]);
});

test('SRCH-02: the least, the most, the average and the sum of a number', () => {
  expect([
    statsOf(columns, 'price', all),
    statsOf(columns, 'price', [1]),
    statsOf(columns, 'cities', all),
  ]).toEqual([{ min: 0, max: 30, avg: 17.5, sum: 70 }, null, null]);
});
