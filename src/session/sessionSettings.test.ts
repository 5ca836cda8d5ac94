import { expect, test } from 'vitest';
import { sessionSettings, storageKeys } from './sessionSettings.ts';

test('SES-10: tabs wait for each other for a moment: 200 ms for an answer, 5 s for a refresh', () => {
  expect(sessionSettings).toEqual({
    clockTolerance: 1_500,
    askSiblings: 200,
    lockTimeout: 5_000,
    activityPause: 10_000,
    lock: 'refresh',
    channel: 'auth',
    memberCookie: 'config-cmv',
  });
});

test('no two entries of a storage have one name', () => {
  const names = Object.values(storageKeys);
  expect([names.length, new Set(names).size]).toEqual([9, 9]);
});
