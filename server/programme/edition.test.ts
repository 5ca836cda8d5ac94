import { expect, test } from 'vitest';
import { editionOf } from './edition.ts';

test('RES-12: the edition is the year of the start on the clocks of the place', () => {
  const newYear = Temporal.Instant.from('2028-01-01T03:15:00Z').epochMilliseconds / 1000;
  expect(
    ['America/Toronto', 'America/St_Johns', 'Europe/Paris'].map((timezone) => editionOf(newYear, timezone)),
  ).toEqual(['2027', '2027', '2028']);
});
