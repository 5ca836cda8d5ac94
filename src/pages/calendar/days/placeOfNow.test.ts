import { expect, test } from 'vitest';
import { tileAt } from '../testing/sample.ts';
import { placeOfNow } from './placeOfNow.ts';
import { stretchesOf } from './stretches.ts';

const day = stretchesOf(['18:00', '19:30', '21:00'].map((time) => tileAt(time, { id: time })));
const all = { offset: 0, hidden: 0 };

test.each([
  ['17:59', all, '18:00'],
  ['18:00', all, '19:30'],
  ['19:29', all, '19:30'],
  ['20:59', all, '21:00'],
  ['21:00', all, 'end'],
  ['21:00', { offset: 0, hidden: 1 }, null],
  ['17:59', { offset: 100, hidden: 0 }, null],
  ['18:00', { offset: 100, hidden: 7 }, '19:30'],
  [null, all, null],
] as const)('CAL-38: at %s, with %o, the present is before %s', (time, shown, place) => {
  const now = time && { time, timezone: 'America/Toronto', offset: '-0400' };
  const found = placeOfNow(day, now, shown);
  expect(typeof found === 'object' ? (found?.before.time ?? null) : found).toBe(place);
});
