import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { limiterKeys, requestRate } from './rates.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';

const start = '2027-07-16T21:30:00Z';
const { points, duration } = requestRate;

/** 'counted', or the seconds before another request. */
const tell = (limits: RateLimits, key: string): string => {
  try {
    limits.count(key);
    return 'counted';
  } catch (caught) {
    if (caught instanceof Refusal) return `${caught.code} ${caught.headers['retry-after']}`;
    throw caught;
  }
};
const exhaust = (limits: RateLimits, key: string): void => {
  for (let asked = 0; asked < points; asked += 1) expect(tell(limits, key)).toBe('counted');
};
const refused = (seconds: number): string => `too-many ${seconds}`;

test('as many as the rate says, from the first on; then anew, to the second', () => {
  const clock = createTestClock(start);
  const limits = createRateLimits(clock);
  expect(tell(limits, 'camille')).toBe('counted');
  clock.set(clock.now().add({ seconds: 20 }).toString());
  for (let asked = 1; asked < points; asked += 1) expect(tell(limits, 'camille')).toBe('counted');
  expect(tell(limits, 'camille')).toBe(refused(duration - 20));
  clock.set(
    Temporal.Instant.from(start)
      .add({ milliseconds: duration * 1000 - 1 })
      .toString(),
  );
  expect(tell(limits, 'camille')).toBe(refused(1));
  clock.set(Temporal.Instant.from(start).add({ seconds: duration }).toString());
  exhaust(limits, 'camille');
  expect(tell(limits, 'camille')).toBe(refused(duration));
});

test('keys are counted apart', () => {
  const limits = createRateLimits(createTestClock(start));
  exhaust(limits, 'camille');
  expect([tell(limits, 'sam'), tell(limits, 'camille')]).toEqual(['counted', refused(duration)]);
});

test('Security: 100,000 keys are kept; of one more the one that was not asked for the longest goes', () => {
  expect(limiterKeys).toBe(100_000);
  const kept = createRateLimits(createTestClock(start));
  exhaust(kept, 'first');
  for (let key = 1; key < limiterKeys; key += 1) kept.count(String(key));
  expect(tell(kept, 'first')).toBe(refused(duration));
  kept.count('one more');
  // A recent one is not the one that was dropped.
  expect(tell(kept, 'first')).toBe(refused(duration));

  const dropped = createRateLimits(createTestClock(start));
  exhaust(dropped, 'first');
  for (let key = 1; key <= limiterKeys; key += 1) dropped.count(String(key));
  expect(tell(dropped, 'first')).toBe('counted');
});
