import { expect, test } from 'vitest';
import { narrows, noShowFilters, showFilterNames } from './showFilters.ts';

test('HOM-13: without a choice the list is whole; each one narrows it', () => {
  expect(noShowFilters).toEqual({
    city: '',
    genre: '',
    series: '',
    month: '',
    language: '',
    price: '',
    festival: '',
  });
  expect(narrows(noShowFilters)).toBe(false);
  for (const name of showFilterNames)
    expect([name, narrows({ ...noShowFilters, [name]: 'x' })]).toEqual([name, true]);
});
