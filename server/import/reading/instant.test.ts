import { describe, expect, test } from 'vitest';
import { isDay, readInstant } from './instant.ts';

const iso = (value: unknown, zone = 'America/Toronto'): string | null => {
  const seconds = readInstant(value, zone);
  return seconds === null ? null : Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString();
};

describe('import: when an event starts', () => {
  test.each([
    ['an instant', '2025-05-01T01:30:00.000Z', '2025-05-01T01:30:00Z'],
    ['an offset', '2025-05-01T16:00:00-04:00', '2025-05-01T20:00:00Z'],
    ['an offset without a colon', '2025-05-01T16:00:00-0700', '2025-05-01T23:00:00Z'],
    ['an offset of whole hours', '2025-05-01T16:00-07', '2025-05-01T23:00:00Z'],
    ['a date without hyphens', '20250501', '2025-05-01T04:00:00Z'],
    ['a local time in summer', '2025-05-01T19:30', '2025-05-01T23:30:00Z'],
    ['a local time in winter', '2025-12-01 19:30:00', '2025-12-02T00:30:00Z'],
    ['a date', '2025-05-01', '2025-05-01T04:00:00Z'],
    ['a local time that the clocks skip', '2025-03-09T02:30:00', '2025-03-09T07:30:00Z'],
    ['the first of a local time that comes twice', '2025-11-02T01:30:00', '2025-11-02T05:30:00Z'],
    ['JSON-LD value', { '@value': '2025-05-01T00:00:00Z' }, '2025-05-01T00:00:00Z'],
    ['words', 'next Friday', null],
    ['a day that is not there', '2025-02-30', null],
    ['a month alone', '2025-05', null],
    ['a year that is a mistake', '0025-05-01T00:00:00Z', null],
    ['the first second', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['the second before it', '1969-12-31T23:59:59Z', null],
    ['the last second', '2200-12-31T23:59:59Z', '2200-12-31T23:59:59Z'],
    ['the second after it', '2201-01-01T00:00:00Z', null],
    ['a zone beside the offset', '2025-05-01T16:00:00-04:00[America/Toronto]', '2025-05-01T20:00:00Z'],
    ['a number', 1_746_000_000_000, null],
    ['nothing', null, null],
  ])('%s', (_name, value, expected) => {
    expect(iso(value)).toBe(expected);
  });

  test.each([
    ['2025-05-01', true],
    ['20250501', true],
    ['2025-05', false],
    ['2025-05-01T19:30', false],
    ['on 2025-05-01', false],
    ['', false],
  ])('IMP-09: whether %j is a day without an hour: %j', (text, isOne) => {
    expect(isDay(text)).toBe(isOne);
  });

  test('a local time is read in its place: half an hour apart in Newfoundland', () => {
    expect(iso('2025-05-01T19:30', 'America/St_Johns')).toBe('2025-05-01T22:00:00Z');
  });
});
