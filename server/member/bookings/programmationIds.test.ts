import { expect, test } from 'vitest';
import { idsOf } from './programmationIds.ts';

test.each([
  ['2027-12-31T23:30:00-05:00', '2027'],
  ['2028-01-01T00:30:00-05:00', '2028'],
])('WSH-03: of a date at %s the edition is the year on the clock of its place', (start, edition) => {
  const dated = { id: 7, starts_at: Date.parse(start) / 1000, timezone: 'America/Toronto' };
  expect(idsOf(dated, 8)).toEqual({ programmation: '7', edition, festival: '8' });
});
