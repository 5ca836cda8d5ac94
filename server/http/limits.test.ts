import { expect, test } from 'vitest';
import { limiterKeys, requestRate } from '../protection/rates.ts';
import { idleConnection, readinessLimit, retryAfter } from './limits.ts';

test('QA: a site that cannot answer says: in five seconds; readiness waits for one, a connection idles for 65', () => {
  // The first in seconds, as the header has it; the others in milliseconds.
  expect({ retryAfter, readinessLimit, idleConnection }).toEqual({
    retryAfter: 5,
    readinessLimit: 1_000,
    idleConnection: 65_000,
  });
});

test('Security: an address asks six hundred times a minute', () => {
  expect([requestRate, limiterKeys]).toEqual([{ points: 600, duration: 60 }, 100_000]);
});
