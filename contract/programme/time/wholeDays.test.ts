import { expect, it } from 'vitest';
import { shownHour } from './wholeDays.ts';

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
