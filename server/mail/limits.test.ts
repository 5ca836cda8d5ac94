import { expect, test } from 'vitest';
import { letterBudgets, postLimits, ticketBudget } from './limits.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

test('RES-16: letters are looked for every second, and tried again after a minute, at most six hours, twenty times', () => {
  expect(postLimits).toEqual({
    // In milliseconds, as a timer counts; the others in seconds.
    lookEvery: 1_000,
    portion: 20,
    firstPause: minute,
    longestPause: 6 * hour,
    tries: 20,
  });
});

test('Security: letters that strangers cause are bounded: so many at once, then one after so many seconds', () => {
  expect({ ...letterBudgets, ticketBudget }).toEqual({
    networkLetters: { atOnce: 60, every: minute },
    strangersLetters: { atOnce: 1_000, every: 3 },
    mailboxLetters: { atOnce: 6, every: 10 * minute },
    deviceLetters: { atOnce: 10, every: 6 * minute },
    ticketBudget: { atOnce: 3, every: day },
  });
});
