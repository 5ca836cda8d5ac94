import { expect, test } from 'vitest';
import { dayBefore, daysUntil, daysWithin, readDays, spanOf, writeDays } from './dayRange.ts';

test.each([
  ['2027-07-09..2027-07-11', { from: '2027-07-09', to: '2027-07-11' }],
  ['2027-07-09..2027-07-09', { from: '2027-07-09', to: '2027-07-09' }],
  ['2027-07-31..2027-08-31', { from: '2027-07-31', to: '2027-08-31' }],
  ['2027-12-31..2028-01-31', { from: '2027-12-31', to: '2028-01-31' }],
])('CAL-46: %s are days, and are written so', (text, days) => {
  expect(readDays(text)).toEqual(days);
  expect(writeDays(days)).toBe(text);
});

test.each([
  '2027-07-11..2027-07-09',
  '2027-07-31..2027-09-01',
  '2027-07-09',
  '2027-07-09..',
  '..2027-07-09',
  '2027-07-09..2027-07-10..2027-07-11',
  '2027-02-29..2027-03-01',
  '2027-02-28..2027-02-30',
  '',
])('CAL-46: %s are no days, or too many', (text) => {
  expect(readDays(text)).toBeNull();
});

test('CAL-46: of days across two months, each month has its part', () => {
  const days = { from: '2027-07-30', to: '2027-08-02' };
  expect(daysWithin(days, '2027-07')).toEqual({ from: '2027-07-30', to: '2027-07-31' });
  expect(daysWithin(days, '2027-08')).toEqual({ from: '2027-08-01', to: '2027-08-02' });
  expect(daysWithin({ from: '2027-07-02', to: '2027-07-03' }, '2027-07')).toEqual({
    from: '2027-07-02',
    to: '2027-07-03',
  });
});

test('RTE-04: a month goes up to a day of its own, and to none of another', () => {
  expect(daysUntil('2027-07', '2027-07-16')).toEqual({ from: '2027-07-01', to: '2027-07-16' });
  expect(daysUntil('2027-07', '2027-08-16')).toBeNull();
  expect(daysUntil('2027-07', null)).toBeNull();
  expect(dayBefore('2027-03-01')).toBe('2027-02-28');
});

test.each([
  [{}, '2027-07-09T00:00', '2027-07-12T00:00'],
  [{ after: null, before: null }, '2027-07-09T00:00', '2027-07-12T00:00'],
  [{ after: '17:00' }, '2027-07-09T17:00', '2027-07-12T00:00'],
  [{ before: '04:00' }, '2027-07-09T00:00', '2027-07-11T04:00'],
  [{ after: '17:00', before: '04:00' }, '2027-07-09T17:00', '2027-07-12T04:00'],
  [{ after: '17:00', before: '23:00' }, '2027-07-09T17:00', '2027-07-11T23:00'],
  [{ after: '17:00', before: '17:00' }, '2027-07-09T17:00', '2027-07-11T17:00'],
  [{ after: '17:00', before: '16:59' }, '2027-07-09T17:00', '2027-07-12T16:59'],
])('CAL-10: days with the times %o are from %s to %s', (times, from, to) => {
  expect(spanOf({ from: '2027-07-09', to: '2027-07-11', ...times })).toEqual({ from, to });
});
