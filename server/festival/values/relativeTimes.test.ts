import { expect, test } from 'vitest';
import { isRelative, localTimeFrom } from './relativeTimes.ts';

const tuesday = Temporal.PlainDate.from('2027-06-15');
const last = Temporal.PlainDate.from('2027-01-31');

test.each([
  ['+12d 20:00', tuesday, '2027-06-27 20:00'],
  ['+0d 09:30', tuesday, '2027-06-15 09:30'],
  ['-15d 20:00', tuesday, '2027-05-31 20:00'],
  ['+2m 2sat 20:00', tuesday, '2027-08-14 20:00'],
  ['+0m 1tue 20:00', tuesday, '2027-06-01 20:00'],
  ['-2m 3thu 12:00', tuesday, '2027-04-15 12:00'],
  ['+7m 1sat 00:00', tuesday, '2028-01-01 00:00'],
  ['+0m 5tue 20:00', tuesday, '2027-06-29 20:00'],
  ['+0m 5sat 20:00', tuesday, null],
  ['+1m 4sun 20:00', last, '2027-02-28 20:00'],
  ['+1m 5mon 20:00', last, null],
])('FES-26: %s from %s is %s', (written, firstDay, expected) => {
  expect([isRelative(written), localTimeFrom(written, firstDay)]).toEqual([true, expected]);
});

test.each([
  '2027-07-16 20:00',
  'unknown',
  '12d 20:00',
  '+12 20:00',
  '+2m 6sat 20:00',
  '+2m sat 20:00',
  '+1d 24:00',
])('FES-26: %s is not relative, and stays', (written) => {
  expect([isRelative(written), localTimeFrom(written, tuesday)]).toEqual([false, written]);
});
