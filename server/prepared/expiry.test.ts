import { expect, test } from 'vitest';
import { createTestClock } from '../testing/startTestApp.ts';
import { expiryOf } from './expiry.ts';

test('caching: a lifetime of milliseconds ends so long after now; none lasts', () => {
  const clock = createTestClock('2027-07-16T12:00:00Z');
  const end = Temporal.Instant.from('2027-07-16T12:00:30Z').epochMilliseconds;
  expect([expiryOf(clock, 30_000), expiryOf(clock, 0), expiryOf(clock, null)]).toEqual([
    end,
    clock.now().epochMilliseconds,
    null,
  ]);
});
