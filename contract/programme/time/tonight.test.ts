import { describe, expect, test } from 'vitest';
import {
  areSameEvening,
  dayOfEvening,
  eveningOf,
  isEvening,
  isTonight,
  nextTonight,
  restOfTonight,
} from './tonight.ts';

/** `10T16:59`, of July 2027. */
const at = (local: string) => {
  const [day = '', time = ''] = local.split('T');
  return { date: `2027-07-${day}`, time };
};

describe('an evening', () => {
  test.each([
    ['16:59', false],
    ['17:00', true],
    ['23:59', true],
    ['00:00', true],
    ['01:30', true],
    ['03:59', true],
    ['04:00', false],
    ['12:00', false],
  ])('TON-01: it is on from 17:00 until 04:00: at %s %s', (time, isOn) => {
    expect(isEvening({ date: '2027-07-10', time })).toBe(isOn);
  });

  test.each([
    ['10T03:59', '2027-07-09'],
    ['10T04:00', '2027-07-10'],
    ['10T16:59', '2027-07-10'],
    ['10T17:00', '2027-07-10'],
    ['10T23:59', '2027-07-10'],
    ['11T00:00', '2027-07-10'],
    ['11T01:30', '2027-07-10'],
    ['11T03:59', '2027-07-10'],
    ['11T04:00', '2027-07-11'],
    ['01T01:30', '2027-06-30'],
  ])('TON-02: at %s tonight is the evening of %s', (local, day) => {
    expect(dayOfEvening(at(local))).toBe(day);
  });

  test('TON-01: of a day it is from 17:00 until 04:00', () => {
    expect(eveningOf('2027-07-10')).toEqual({ day: '2027-07-10', after: '17:00', before: '04:00' });
  });
});

describe('tonight', () => {
  const starts = ['10T03:59', '10T04:00', '10T16:59', '10T17:00', '10T23:59', '11T00:00', '11T03:59'];
  const [last, evening] = [['10T03:59'], ['10T17:00', '10T23:59', '11T00:00', '11T03:59']];

  test.each([
    ['10T00:00', last],
    ['10T01:30', last],
    ['10T03:59', last],
    ['10T04:00', evening],
    ['10T16:59', evening],
    ['10T17:00', evening],
    ['10T23:59', evening],
    ['11T00:00', evening],
    ['11T01:30', evening],
    ['11T03:59', evening],
    ['11T04:00', []],
  ])('TON-02: what is tonight at %s', (now, tonight) => {
    expect(starts.filter((start) => isTonight(at(start), at(now)))).toEqual(tonight);
  });

  test.each([
    ['10T03:59', '2027-07-10', '03:59'],
    ['10T04:00', '2027-07-10', '17:00'],
    ['10T16:59', '2027-07-10', '17:00'],
    ['10T17:00', '2027-07-10', '17:00'],
    ['10T23:59', '2027-07-10', '23:59'],
    ['11T00:00', '2027-07-11', '00:00'],
    ['11T01:30', '2027-07-11', '01:30'],
  ])('TON-03: what is to come of it at %s is asked for on %s from %s on', (now, day, after) => {
    expect(restOfTonight(at(now))).toEqual({ day, after, before: '04:00' });
  });

  test('TON-03: what was opened before midnight is the same evening after it, until the morning', () => {
    const opened = restOfTonight(at('10T20:20'));
    const later = ['10T23:59', '11T01:30', '11T04:00'].map((now) => restOfTonight(at(now)));
    expect(later.map((rest) => areSameEvening(opened, rest))).toEqual([true, true, false]);
  });

  test.each([
    ['a part of a day that ends before midnight', { day: '2027-07-10', after: '20:20', before: '23:00' }],
    ['a day until the morning', { day: '2027-07-10', after: '16:59', before: '04:00' }],
    ['the evening after', eveningOf('2027-07-11')],
  ])('TON-03: another is %s', (_, hours) => {
    expect(areSameEvening(hours, eveningOf('2027-07-10'))).toBe(false);
  });

  test.each([
    ['an evening begins', '2027-07-10T16:59-04:00', '2027-07-10T17:00-04:00'],
    ['it lasts', '2027-07-10T17:00-04:00', '2027-07-11T04:00-04:00'],
    ['it lasts over midnight', '2027-07-11T00:00-04:00', '2027-07-11T04:00-04:00'],
    ['the next one is tonight', '2027-07-11T04:00-04:00', '2027-07-11T17:00-04:00'],
    ['a night of summer time', '2027-03-14T01:30-05:00', '2027-03-14T04:00-04:00'],
    ['the evening before it', '2027-03-13T20:00-05:00', '2027-03-14T04:00-04:00'],
    ['a night of winter time, the first 01:30', '2027-11-07T01:30-04:00', '2027-11-07T04:00-05:00'],
    ['the second 01:30', '2027-11-07T01:30-05:00', '2027-11-07T04:00-05:00'],
  ])('TON-02: when what is tonight changes in Toronto: %s', (_, now, next) => {
    expect(new Date(nextTonight(Date.parse(now), 'America/Toronto'))).toEqual(new Date(next));
  });
});
