import { expect, test } from 'vitest';
import { byDistance, distance } from './position.ts';

const montreal = { latitude: 45.50884, longitude: -73.58781 };
const quebec = { latitude: 46.81228, longitude: -71.21454 };
const vancouver = { latitude: 49.24966, longitude: -123.11934 };

test.each([
  ['nowhere else', montreal, montreal, 0],
  ['from Montréal to Québec', montreal, quebec, 233],
  ['and back', quebec, montreal, 233],
  ['across the country', montreal, vancouver, 3685],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ['to the other side of the earth', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015],
])('ANA-03: kilometres %s', (_, from, to, kilometres) => {
  expect(Math.round(distance(from, to))).toBe(kilometres);
});

test('ANA-03: the nearest comes first, what has no position last, in the order it had', () => {
  const cities = [
    { name: 'Anywhere' },
    { name: 'Vancouver', position: vancouver },
    { name: 'Nowhere', position: null },
    { name: 'Québec', position: quebec },
    { name: 'Québec too', position: quebec },
  ];
  const sorted = byDistance(cities, montreal);
  expect(sorted.map(({ name, kilometres }) => [name, kilometres && Math.round(kilometres)])).toEqual([
    ['Québec', 233],
    ['Québec too', 233],
    ['Vancouver', 3685],
    ['Anywhere', null],
    ['Nowhere', null],
  ]);
  expect(byDistance([], montreal)).toEqual([]);
});
