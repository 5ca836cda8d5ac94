import { expect, test } from 'vitest';
import { presentIn } from './present.ts';

test.each([
  ['2027-07-17T03:59:30Z', 'America/Toronto', '-0400', '2027-07-16', '23:59'],
  ['2027-01-17T04:59:30Z', 'America/Toronto', '-0500', '2027-01-16', '23:59'],
  ['2027-07-16T18:30:00Z', 'Asia/Kolkata', '+0530', '2027-07-17', '00:00'],
  ['2027-07-16T18:30:00Z', 'UTC', '+0000', '2027-07-16', '18:30'],
  ['+010000-01-01T00:00:00Z', 'UTC', '+0000', '', ''],
])('CAL-35: %s is in %s, at %s, %s %s', (instant, timezone, offset, date, time) => {
  const epoch = Date.parse(instant);
  expect(presentIn(epoch, timezone)).toEqual({ instant: epoch, timezone, offset, date, time });
});

test('CAL-35: a zone that nobody knows is refused', () => {
  expect(() => presentIn(0, 'America/Nowhere')).toThrow(RangeError);
});
