import { describe, expect, test } from 'vitest';
import { eveningAt, nextEvening, weekendBegins, weekendDays } from './weekend.ts';

describe('HOM-01: which days a weekend has', () => {
  test.each([
    ['2027-07-12', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-16', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-17', ['2027-07-17', '2027-07-18']],
    ['2027-07-18', ['2027-07-18']],
    ['2027-12-31', ['2027-12-31', '2028-01-01', '2028-01-02']],
  ])('HOM-01: seen from %s', (today, days) => {
    expect(weekendDays(today)).toEqual(days);
  });

  test('HOM-01: it begins on Friday at five', () => {
    expect(['2027-07-16', '2027-07-17', '2027-07-18'].map(weekendBegins)).toEqual(['17:00', null, null]);
  });
});

test.each([
  ['17:30', { date: '2027-07-16', after: '17:00', before: null }],
  ['09:00', { date: '2027-07-16', after: '17:00', before: null }],
  ['04:00', { date: '2027-07-16', after: '17:00', before: null }],
  ['03:59', { date: '2027-07-16', after: null, before: '04:00' }],
])('HOM-01: tonight at %s', (time, evening) => {
  const now = Date.parse(`2027-07-16T${time}:00-04:00`);
  expect(eveningAt(now, 'America/Toronto')).toEqual(evening);
});

test.each([
  ['2027-07-16T03:59:00-04:00', '2027-07-16T08:00:00Z'],
  ['2027-07-16T04:00:00-04:00', '2027-07-17T08:00:00Z'],
  ['2027-11-06T12:00:00-04:00', '2027-11-07T09:00:00Z'],
])('HOM-01: what is tonight at %s is so until %s', (now, end) => {
  expect(nextEvening(Date.parse(now), 'America/Toronto')).toBe(Date.parse(end));
});
