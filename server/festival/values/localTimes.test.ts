import { expect, test } from 'vitest';
import { localOfSeconds, secondsOfLocal } from './localTimes.ts';

test.each([
  ['2027-07-16 20:00', 'America/Toronto', '2027-07-17T00:00:00Z'],
  ['2027-07-16 20:00', 'Europe/Paris', '2027-07-16T18:00:00Z'],
  ['2027-07-16 20:00:30', 'America/Toronto', '2027-07-17T00:00:30Z'],
  ['2027-11-07 01:30-04:00', 'America/Toronto', '2027-11-07T05:30:00Z'],
  ['2027-11-07 01:30-05:00', 'America/Toronto', '2027-11-07T06:30:00Z'],
  ['2027-10-31 02:30+01:00', 'Europe/Paris', '2027-10-31T01:30:00Z'],
  ['2027-11-07 02:00', 'America/Toronto', '2027-11-07T07:00:00Z'],
])('FES-06: the local time %s in %s is one instant, and comes back from it', (local, timezone, instant) => {
  const seconds = Temporal.Instant.from(instant).epochMilliseconds / 1000;
  expect([secondsOfLocal(local, timezone), localOfSeconds(seconds, timezone)]).toEqual([seconds, local]);
});
