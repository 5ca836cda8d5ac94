import { expect, test } from 'vitest';
import { lastOf, readSearchText, writeSearchText } from './searchText.ts';

test.each([
  ['', {}],
  ['?q=123', { q: '123' }],
  ['?q=a&q=b', { q: 'b' }],
  ['?city=Laval', { city: 'Laval' }],
  ['?city=Qu%C3%A9bec&q=a&city=Laval', { city: ['Québec', 'Laval'], q: 'a' }],
  ['?city=&city=Laval', { city: ['', 'Laval'] }],
])('CAL-26: %s is read as it is written', (search, read) => {
  expect(readSearchText(search)).toEqual(read);
});

test.each([
  [{}, ''],
  [{ q: '123', page: 2, other: undefined }, 'q=123'],
  [{ city: ['Laval', 'Québec'], q: 'a' }, 'city=Laval&city=Qu%C3%A9bec&q=a'],
])('CAL-26: an address has %j as %s', (search, written) => {
  expect(writeSearchText(search)).toBe(written);
});

test('CAL-26: a page that takes one value takes the last', () => {
  expect([lastOf(['a', 'b']), lastOf('a'), lastOf(undefined)]).toEqual(['b', 'a', undefined]);
});
