import { expect, test } from 'vitest';
import { dateInZone, nextMidnight } from './siteDate.ts';

const toronto = 'America/Toronto';
const instant = (text: string): number => Date.parse(text);

test.each([
  ['2027-07-17T03:59:59.999Z', toronto, '2027-07-16'],
  ['2027-07-17T04:00:00.000Z', toronto, '2027-07-17'],
  ['2027-07-16T14:59:59.999Z', 'Asia/Tokyo', '2027-07-16'],
  ['2027-07-16T15:00:00.000Z', 'Asia/Tokyo', '2027-07-17'],
])('%s in %s is %s', (at, zone, date) => {
  expect(dateInZone(instant(at), zone)).toBe(date);
});

test.each([
  ['2027-07-17T03:59:59.999Z', '2027-07-17T04:00:00.000Z'],
  ['2027-07-17T04:00:00.000Z', '2027-07-18T04:00:00.000Z'],
  ['2027-03-14T12:00:00.000Z', '2027-03-15T04:00:00.000Z'],
  ['2027-11-07T04:30:00.000Z', '2027-11-08T05:00:00.000Z'],
])('after %s the next day begins in Toronto at %s, summer time or not', (at, midnight) => {
  expect(new Date(nextMidnight(instant(at), toronto)).toISOString()).toBe(midnight);
});

test('a zone that nobody knows is refused', () => {
  expect(() => dateInZone(0, 'Moon/Tycho')).toThrow(RangeError);
});
