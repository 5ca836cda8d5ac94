import { expect, test } from 'vitest';
import { hostListLimits } from './lists/limits.ts';
import { hostLimits } from './limits.ts';

test('host: it is asked as is written out here, in milliseconds; answers are fresh for seconds', () => {
  expect(hostLimits).toEqual({
    timeout: 10_000,
    answer: 8_388_608,
    redirects: 3,
    kept: 100_663_296,
    keptAnswers: 5_000,
    entry: 4_096,
    address: 4_096,
    fresh: 30,
    patience: 300,
    failures: 5,
    failingFor: 1_000,
    rest: 10_000,
    retryAfter: 5,
  });
});

test('host: its lists are read as is written out here, in milliseconds', () => {
  expect(hostListLimits).toEqual({
    page: 100,
    pages: 500,
    entries: 50_000,
    size: 64_000_000,
    readEvery: 300_000,
    failedFor: 30_000,
    fresh: 60_000,
    firstReading: 10_000,
    told: 20,
    yearsBack: 1,
    yearsOn: 3,
  });
});
