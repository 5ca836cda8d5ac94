import { expect, test } from 'vitest';
import { cleaningLimits, keptFor } from './limits.ts';

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
