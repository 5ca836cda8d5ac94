import { day, hour, second } from '#contract/settings/time.ts';
import { keyLifetime, memberLimits } from '../member/limits.ts';
import { newsletterLimits } from '../newsletter/limits.ts';
import type { EndingTable } from '../store/endings.ts';

/** How often ended rows are deleted, and in what portions. */
export const cleaningLimits = {
  /** Milliseconds. */
  every: hour,
  /** Rows per statement; others can write in between. */
  slice: 500,
  /** Members per transaction: each takes a dozen statements. */
  members: 20,
  /** How long an account that was never activated is kept, in seconds; all of them are older than `registrations`. */
  unproved: (7 * day) / second,
} as const;

/**
 * How long each row is kept after the instant that it ends or ages by, in seconds. Clocks of several processes differ by
 * up to a minute. Attempts and sessions are kept for a day, so that an ended one is not taken for one that never existed;
 * answers, as long as they can be repeated; subscriptions, as long as they can be confirmed.
 */
export const keptFor: Readonly<Record<EndingTable, number>> = {
  registrations: memberLimits.leeway,
  password_resets: memberLimits.leeway,
  login_attempts: memberLimits.memory,
  session_families: memberLimits.memory,
  budgets: memberLimits.leeway,
  idempotent_answers: keyLifetime,
  newsletter_subscriptions: newsletterLimits.unconfirmed,
};
