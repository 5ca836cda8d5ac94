import { expect, test } from 'vitest';
import type { Programmation } from '#contract/wire/programmation.ts';
import { placeShow } from '../shows/place.ts';
import { programmationOf } from '../testing/programmations.ts';
import { factsOf } from './calendarFacts.ts';

const factsOfItem = (facts: Partial<Omit<Programmation, 'date'>>) => {
  const placed = placeShow(programmationOf('1', facts));
  if (placed === null) throw new Error('The item has no day');
  return factsOf(placed);
};

test('CAL-21: the filters compare where a show is, what it is, and what it costs at least', () => {
  expect(factsOfItem({ price: { min: 25, max: 48.5 }, accessibility: ['asl'] })).toEqual({
    venue: 'Théâtre du Coin',
    city: 'Montréal',
    kind: 'venue',
    genres: ['Stand-up'],
    type: 'headliners',
    price: 25,
    accessibility: ['asl'],
  });
});

test.each([
  [['En salle', 'Stand-up', 'Clown'], 'venue', ['Stand-up', 'Clown']],
  [['Stand-up', 'Online'], 'online', ['Stand-up']],
  [['Stand-up'], null, ['Stand-up']],
  [['Extérieur'], 'outdoor', []],
  [[], null, []],
])('CAL-27: of the categories %j the kind is %s, and the genres are %j', (categories, kind, genres) => {
  expect(factsOfItem({ categories })).toMatchObject({ kind, genres });
});

test.each([
  [{ status: 'FREE', price: { min: 25, max: 25 } }, 0],
  [{ status: 'FREE', price: null }, 0],
  [{ status: 'SOLD_OUT', price: { min: 0, max: 25 } }, 0],
  [{ status: null, price: null }, null],
] as const)('CAL-21: a show of %j costs %s', (facts, price) => {
  expect(factsOfItem(facts).price).toBe(price);
});

test('CAL-28: a show without a type has none', () => {
  expect(factsOfItem({ show_type: null }).type).toBe('');
});
