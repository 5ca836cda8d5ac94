import { expect, test } from 'vitest';
import { dutyLimits } from '../duties/limits.ts';
import { cleaningLimits, keptFor, strangersBudgets } from './limits.ts';

const [minute, day, week] = [60, 86_400, 604_800];

test('rows stay for a minute, a day, a week or 400 days beyond their end, in seconds as the database has them', () => {
  expect({ ...keptFor, unproved: cleaningLimits.unproved }).toEqual({
    registrations: minute,
    password_resets: minute,
    login_attempts: day,
    session_families: day,
    budgets: minute,
    idempotent_answers: day,
    deleted_members: 400 * day,
    newsletter_subscriptions: week,
    unproved: week,
  });
});

test('OPS-18: duties are looked for every minute, in milliseconds; one is held for two minutes, in seconds', () => {
  expect({ ...dutyLimits, every: cleaningLimits.every, trimEvery: cleaningLimits.trimEvery }).toEqual({
    lookEvery: 60_000,
    hold: 2 * minute,
    every: 3_600_000,
    trimEvery: 60_000,
  });
});

test('OPS-17: of a hundred thousand keys that strangers choose the first to end go, in portions', () => {
  const { budgets, slice, members } = cleaningLimits;
  expect({ budgets, slice, members }).toEqual({ budgets: 100_000, slice: 500, members: 20 });
  expect(strangersBudgets.toSorted()).toEqual([
    'networkLetters',
    'newsletterByAddress',
    'passwords',
    'passwordsByAddress',
    'registrations',
    'registrationsByAddress',
    'resets',
    'resetsByAddress',
  ]);
});
