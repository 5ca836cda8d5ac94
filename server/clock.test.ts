import { expect, test } from 'vitest';
import { createClock, epochSeconds } from './clock.ts';

test('NOW: the clock starts at the given instant and runs on', () => {
  const startsAt = Temporal.Instant.from('2027-07-16T12:00:00Z');
  const clock = createClock(startsAt);
  const first = clock.now();
  const second = clock.now();
  expect(first.since(startsAt).total('seconds')).toBeLessThan(5);
  expect(Temporal.Instant.compare(first, startsAt)).toBeGreaterThanOrEqual(0);
  expect(Temporal.Instant.compare(second, first)).toBeGreaterThanOrEqual(0);
});

test('NOW: without it the clock shows the machine time', () => {
  const off = createClock(null).now().since(Temporal.Now.instant()).total('seconds');
  expect(Math.abs(off)).toBeLessThan(1);
});

test('epochSeconds: counts whole seconds, before the epoch too', () => {
  expect(epochSeconds(Temporal.Instant.from('2027-07-16T23:30:00.999Z'))).toBe(1815780600);
  expect(epochSeconds(Temporal.Instant.from('1969-12-31T23:59:59.500Z'))).toBe(-1);
});
