import { expect, test } from 'vitest';
import { datesOfRecord, type RecordedDate } from './datesOfRecord.ts';

const at = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds / 1_000;
const date = (start: string, more: Partial<RecordedDate> = {}): RecordedDate => ({
  start: at(start),
  localStart: at(start) - 4 * 3_600,
  timezone: 'America/Toronto',
  venue: 'Théâtre du Coin',
  city: 'Montréal',
  price: null,
  state: 'scheduled',
  ...more,
});

test('SRCH-02: a record has the places, prices and days of the dates that take place, each once', () => {
  const called = {
    timezone: 'Europe/Paris',
    venue: 'Nulle part',
    city: 'Paris',
    price: { min: 1, max: 900 },
  };
  expect(
    datesOfRecord([
      date('2026-12-01T00:30:00Z', { ...called, state: 'cancelled' }),
      date('2026-12-02T00:30:00Z', { ...called, state: 'postponed' }),
      date('2027-07-16T23:30:00Z', { price: { min: 20, max: 30 } }),
      // The next day in UTC, and the same on the clocks of the place.
      date('2027-07-17T02:00:00Z', { price: { min: 25, max: 40 }, venue: '', city: null }),
      date('2027-08-01T23:30:00Z', { state: 'rescheduled', city: 'Laval', timezone: 'America/Halifax' }),
    ]),
  ).toEqual({
    venues: ['Théâtre du Coin'],
    cities: ['Montréal', 'Laval'],
    price: 20,
    highestPrice: 40,
    timezone: 'America/Toronto',
    starts: [at('2027-07-16T23:30:00Z'), at('2027-07-17T02:00:00Z'), at('2027-08-01T23:30:00Z')],
    localStarts: [at('2027-07-16T19:30:00Z'), at('2027-07-16T22:00:00Z'), at('2027-08-01T19:30:00Z')],
    date: {
      year: ['2027'],
      month: ['2027 > 07', '2027 > 08'],
      day: ['2027 > 07 > 16', '2027 > 08 > 01'],
    },
  });
});

test('SRCH-02: of no date, or of none that takes place, a record knows nothing', () => {
  const nothing = {
    venues: [],
    cities: [],
    timezone: null,
    starts: [],
    localStarts: [],
    date: { year: [], month: [], day: [] },
  };
  const cancelled = date('2027-07-16T23:30:00Z', { state: 'cancelled', price: { min: 0, max: 0 } });
  expect([datesOfRecord([]), datesOfRecord([cancelled])]).toEqual([nothing, nothing]);
});
