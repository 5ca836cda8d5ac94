import { day, hour, minute, second } from '#contract/settings/time.ts';
import { askerBudgets, keyLifetime, memberLimits } from '../member/limits.ts';
import { addressesBudget, newsletterLimits } from '../newsletter/limits.ts';
import type { EndingTable } from '../store/endings.ts';

/** The intervals and the portions of the deletion. */
export const cleaningLimits = {
  /** Milliseconds. */
  every: hour,
  trimEvery: minute,
  /**
   * Rows of budgets whose keys strangers choose; of more, the ones that end first go. To lose one somebody needs as many addresses,
   * and each of them had its own tries anyway.
   */
  budgets: 100_000,
  /** Rows per statement; others can write in between. */
  slice: 500,
  /** Members per transaction: each takes a dozen statements. */
  members: 20,
  /** Lifetime of an account without activation, in seconds; all of them are older than `registrations`. */
  unproved: (7 * day) / second,
  /** How long a database knows the ids of deleted accounts, in seconds: longer than backups are worth keeping. */
  deletions: (400 * day) / second,
} as const;

/** The names of those budgets. */
export const strangersBudgets: readonly string[] = [
  ...Object.keys(askerBudgets).flatMap((name) => [name, `${name}ByAddress`]),
  addressesBudget.name,
  'networkLetters',
];

/**
 * How long each row stays after its end or last change, in seconds. Clocks of several processes differ by up to a minute.
 * Attempts and sessions stay for a day, so that an ended one does not look unknown; answers, for as long as they may be
 * repeated; subscriptions, for as long as they may be confirmed.
 */
export const keptFor: Readonly<Record<EndingTable, number>> = {
  registrations: memberLimits.leeway,
  password_resets: memberLimits.leeway,
  login_attempts: memberLimits.memory,
  session_families: memberLimits.memory,
  budgets: memberLimits.leeway,
  idempotent_answers: keyLifetime,
  deleted_members: cleaningLimits.deletions,
  newsletter_subscriptions: newsletterLimits.unconfirmed,
};
