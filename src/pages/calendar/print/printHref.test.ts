import { expect, test } from 'vitest';
import type { CalendarSearch } from '../calendar.search.ts';
import { printHref } from './PrintLink.tsx';

test.each<[string, CalendarSearch, string]>([
  ['a bare address', {}, 'month=2027-07&print=all'],
  ['another month', { month: '2027-08' }, 'month=2027-07&print=all'],
  ['a day', { mode: 'day', day: '2027-08-16' }, 'month=2027-07&print=all'],
  ['the day of a month', { day: '2027-08-16' }, 'month=2027-07&print=all'],
  [
    'filters',
    { city: ['Laval', 'Montréal'], price: '0-25', english: 'true' },
    'city=Laval&city=Montr%C3%A9al&price=0-25&english=true&month=2027-07&print=all',
  ],
])('CAL-10: %s leads to the list of the whole month that is shown, with its filters', (_, search, list) => {
  expect(printHref('/fr/calendrier', search, '2027-07')).toBe(`/fr/calendrier?${list}`);
});
