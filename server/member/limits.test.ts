import { expect, test } from 'vitest';
import {
  addressBudgets,
  askerBudgets,
  budgets,
  derivations,
  fieldLimits,
  keyLifetime,
  memberEffort,
  memberLimits,
} from './limits.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

test('what members hold lasts minutes, hours or a year, in seconds as tokens and rows have them', () => {
  expect({ ...memberLimits, keyLifetime }).toEqual({
    body: 65_536,
    leeway: minute,
    accessLifetime: 5 * minute,
    familyLifetime: 12 * hour,
    // In milliseconds, as the row has its last renewal.
    grace: 10_000,
    codeLifetime: 10 * minute,
    tries: 5,
    memory: day,
    history: 100,
    deviceLifetime: 365 * day,
    deviceAccounts: 5,
    keyLifetime: day,
  });
});

test('Security: how often strangers ask is bounded: so many at once, then one after so many seconds', () => {
  expect({ budgets, askerBudgets, addressBudgets }).toEqual({
    budgets: {
      loginCodes: { atOnce: 12, every: 10 * minute },
      resetCodes: { atOnce: 8, every: 15 * minute },
      resetTries: { atOnce: 5, every: 10 * minute },
      loginMails: { atOnce: 30, every: 6 * minute },
    },
    askerBudgets: {
      passwords: { atOnce: 30, every: 2 * minute },
      resets: { atOnce: 3, every: 20 * minute },
      registrations: { atOnce: 3, every: 20 * minute },
    },
    // A thousand registrations a day from an office or a school stay possible, and so do a hundred letters an hour.
    addressBudgets: {
      passwords: { atOnce: 600, every: 6 },
      resets: { atOnce: 100, every: 36 },
      registrations: { atOnce: 300, every: 12 },
    },
  });
});

test('Security: a password costs what OWASP names at least, and answers about accounts take the same time, in milliseconds', () => {
  expect({ memberEffort, derivations }).toEqual({
    memberEffort: {
      derivation: { memory: 19_456, passes: 2, parallelism: 1 },
      evenReset: 150,
      evenRegister: 600,
    },
    derivations: { atOnce: 2, waiting: 200, longestWait: 20_000 },
  });
});

test('PRO-10: details are as long as the form says, and codes and tokens no longer than ours', () => {
  expect(fieldLimits).toEqual({ name: 100, email: 254, location: 200, token: 2_000, code: 40 });
});
