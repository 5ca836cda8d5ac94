import { expect, test } from 'vitest';
import { dayOfTile, machineStart, timeOfTile, zoneOfTile } from './tileStart.ts';

const evening = { start: '2027-07-16T19:30-04:00', minutes: 90 };
const day = { start: '2027-07-16T00:00-04:00', minutes: 1_440 };

test('CAL-11: a tile has its day and its hour, on the clock of the place', () => {
  expect([dayOfTile(evening), timeOfTile(evening)]).toEqual(['2027-07-16', '19:30']);
  expect(timeOfTile({ start: evening.start })).toBe('19:30');
});

test('IMP-09: machines are told the start, and of a whole day its date', () => {
  expect([machineStart(evening), machineStart(day), timeOfTile(day)]).toEqual([
    '2027-07-16T19:30-04:00',
    '2027-07-16',
    '',
  ]);
});

test('CAL-35: the clock of a tile is named by its zone, else by its offset', () => {
  expect(zoneOfTile({ ...evening, timezone: 'America/Toronto', city: 'Montréal' })).toEqual({
    timezone: 'America/Toronto',
    offset: '-0400',
    city: 'Montréal',
  });
  expect(zoneOfTile({ start: '2027-07-16T19:30+05:30', city: '' })).toEqual({
    timezone: null,
    offset: '+0530',
    city: '',
  });
});
