import { expect, it } from 'vitest';
import { hasNoHour, shownHour } from './wholeDays.ts';

it.each([
  ['00:00', 1440, ''],
  ['00:00', 1380, ''],
  ['00:00', 1500, ''],
  ['00:00', 3 * 1440 - 60, ''],
  ['00:00', 90, '00:00'],
  ['00:00', 20 * 60, '00:00'],
  ['00:00', 36 * 60, '00:00'],
  ['00:00', 0, '00:00'],
  ['00:00', null, '00:00'],
  ['20:00', 1440, '20:00'],
])('IMP-09: of a date at %s that lasts %s minutes the hour is %j', (time, minutes, shown) => {
  expect(shownHour(time, minutes)).toBe(shown);
});

it.each([
  ['2027-07-16T04:00:00Z', '2027-07-17T04:00:00Z', '-0400', true],
  ['2027-07-16T04:00:00Z', '2027-07-17T04:00:00Z', '0000', false],
  ['2027-07-16T04:00:00Z', null, '-0400', false],
  ['soon', '2027-07-17T04:00:00Z', '-0400', false],
  ['2027-07-16T04:00:00Z', '2027-07-17T04:00:00Z', 'EDT', false],
])('IMP-09: from %s to %s, at %s, is whole days: %s', (start, end, timezone_offset, isWhole) => {
  expect(hasNoHour({ start, end, timezone_offset })).toBe(isWhole);
});
