import { describe, expect, test } from 'vitest';
import {
  asValues,
  chosenOf,
  filterNames,
  namesInEveryLanguage,
  noFilters,
  unfiltered,
  withoutValue,
  withToggled,
} from './chosenFilters.ts';

const letters = (count: number): string[] => [...'abcdefghijk'].slice(0, count);

test.each([
  [[], []],
  [['Laval'], ['Laval']],
  [
    ['Québec', 'Laval'],
    ['Laval', 'Québec'],
  ],
  [
    ['Laval', 'Québec', 'Laval'],
    ['Laval', 'Québec'],
  ],
  [[''], []],
  [['', 'Laval'], []],
  [['Nowhere'], ['Nowhere']],
])('CAL-26: %j are the values %j', (given, values) => {
  expect(asValues(given)).toEqual(values);
});

describe('one value more or less', () => {
  test.each([
    [[], 'a', ['a']],
    [['b'], 'a', ['a', 'b']],
    [['a', 'b'], 'a', ['b']],
    [['a'], 'a', []],
    [letters(9), 'j', letters(10)],
    [letters(10), 'k', letters(10)],
    [letters(10), 'j', letters(9)],
  ])('CAL-26: of the cities %j, %s leaves %j', (city, value, left) => {
    expect(withToggled({ ...noFilters, city, venue: 'Club' }, 'city', value)).toEqual({
      ...noFilters,
      city: left,
      venue: 'Club',
    });
  });

  test.each([
    ['city', 'Laval', { city: ['Québec'] }],
    ['city', 'Nowhere', {}],
    ['accessibility', 'asl', { accessibility: [] }],
    ['venue', 'Club', { venue: '' }],
  ] as const)('CAL-24: without the %s %s', (name, value, left) => {
    const filters = { ...noFilters, city: ['Laval', 'Québec'], accessibility: ['asl'], venue: 'Club' };
    expect(withoutValue(filters, name, value)).toEqual({ ...filters, ...left });
  });
});

test('CAL-24: a filter has no value, one or several', () => {
  const filters = { ...noFilters, city: ['Laval', 'Québec'], kind: 'outdoor' };
  expect(
    filterNames.map((name) => [name, ...chosenOf(filters, name)]).filter(({ length }) => length > 1),
  ).toEqual([
    ['city', 'Laval', 'Québec'],
    ['kind', 'outdoor'],
  ]);
});

test('CAL-24: before any choice nothing is chosen, and English shows are left out; a genre is a word of one language', () => {
  expect(unfiltered).toEqual({
    venue: '',
    city: [],
    kind: '',
    genre: '',
    type: '',
    price: '',
    accessibility: [],
    english: 'false',
  });
  expect(namesInEveryLanguage).toEqual(['venue', 'city', 'kind', 'type', 'price', 'accessibility']);
});
