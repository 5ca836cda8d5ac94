import { expect, test } from 'vitest';
import { storeLimits } from './limits.ts';

test('store: it waits as long as is written out here, in milliseconds', () => {
  expect(storeLimits).toEqual({
    connections: 10,
    connect: 3_000,
    standstill: 5_000,
    wait: 7_000,
    waiting: 2_000,
    statement: 10_000,
    idleInTransaction: 10_000,
    busy: 5_000,
    busyLook: 5,
    inARow: 20,
    rest: 10,
    statisticsEvery: 3_600_000,
    analysedRows: 400,
    purgeAgain: 1_000,
    start: 30_000,
    startLook: 250,
  });
});
