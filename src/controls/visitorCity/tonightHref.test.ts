import { expect, test } from 'vitest';
import { tonightHref } from './tonightHref.ts';

test('TON-02: the way to an evening has its day, its hours and, where one is chosen, its city', () => {
  const evening = { day: '2027-07-16', after: '17:00', before: '04:00' };
  expect([tonightHref('/en/calendar', evening, ''), tonightHref('/en/calendar', evening, 'Québec')]).toEqual([
    '/en/calendar?mode=day&day=2027-07-16&after=17%3A00&before=04%3A00',
    '/en/calendar?mode=day&day=2027-07-16&after=17%3A00&before=04%3A00&city=Qu%C3%A9bec',
  ]);
});
