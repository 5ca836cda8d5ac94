import { fieldLengths } from '#contract/settings/account.ts';
import { loginSettings } from '#contract/settings/login.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';

/** Limits and lifetimes of accounts and sessions, in seconds by default. */
const minute = 60;
const hour = 60 * minute;

export const memberLimits = {
  /** Bytes of a request's body. */
  body: 64 * 1024,
  /** The difference allowed between clocks (SES-07). */
  leeway: sessionLimits.leeway / second,
  accessLifetime: 5 * minute,
  /** From the login on, regardless of refreshes. */
  familyLifetime: 12 * hour,
  /** How long the predecessor of a refresh token still gets the same successor, in milliseconds. */
  grace: 10_000,
  codeLifetime: loginSettings.codeLifetime / second,
  /** Wrong codes that end an attempt or a reset. */
  tries: loginSettings.tries,
  /** How long ended rows are kept. */
  memory: 24 * hour,
  /** Entries of the credits' history in an answer. */
  history: 100,
  /** How long a device stays known after a login, and its most accounts. */
  deviceLifetime: 365 * 24 * hour,
  deviceAccounts: 5,
} as const;

/** The work and time that protect passwords, and hide who is a member. */
export interface Effort {
  /** The cost of deriving a key from a password with Argon2id; memory in KiB. */
  derivation: { memory: number; passes: number; parallelism: number };
  /**
   * The fixed duration, in milliseconds, of answers that must not distinguish known from unknown addresses: longer than the
   * work for either. Registering derives a key, asking for a new password does not.
   */
  evenReset: number;
  evenRegister: number;
}

export const memberEffort: Effort = {
  /** As OWASP recommends. */
  derivation: { memory: 19_456, passes: 2, parallelism: 1 },
  evenReset: 150,
  evenRegister: 600,
};

/** How long a repeated command gets its first answer, by its `Idempotency-Key`. */
export const keyLifetime = 24 * hour;

/** Lengths of people's input. Characters. */
export const fieldLimits = { ...fieldLengths, token: 2_000, code: 40 } as const;

/** Simultaneous key derivations, the most that may wait, and how long in milliseconds. */
export const derivations = { atOnce: 2, waiting: 200, longestWait: 20 * second } as const;

/**
 * Counted in the database (`server/store/members/budgets.ts`), by account, or by device if it has logged in to the account
 * before. G9: everybody else together gets at most thirty codes of an account checked in any hour, 18 of logins and 12 of
 * resets.
 */
export const budgets = {
  /** Wrong codes of logins, possible only with the password. */
  loginCodes: { atOnce: 12, every: 10 * minute },
  /** Wrong codes of requests for a new password or to register, possible for anybody. */
  resetCodes: { atOnce: 8, every: 15 * minute },
  /** Tries of one such request, whether a member's or not: it ends before it gets another. */
  resetTries: { atOnce: memberLimits.tries, every: memberLimits.codeLifetime },
  /** Mails with a login's code; a successful login gives them back. */
  loginMails: { atOnce: 30, every: 6 * minute },
} as const;

/** Counted like them, by account and address together, or by device if it has logged in to the account before. */
export const askerBudgets = {
  /** Passwords given; by session for a member's own acts. A right one is given back, that of a login once its code is right. */
  passwords: { atOnce: 30, every: 2 * minute },
  /** Requests for a new password. */
  resets: { atOnce: 3, every: 20 * minute },
  registrations: { atOnce: 3, every: 20 * minute },
} as const;
export type AskerBudget = keyof typeof askerBudgets;

/**
 * The same acts by address alone, of devices that have not logged in to the account before; a right password is given back. Behind
 * an untrusted proxy all clients share one address, so they are generous.
 */
export const addressBudgets = {
  passwords: { atOnce: 600, every: 6 },
  resets: { atOnce: 100, every: 36 },
  registrations: { atOnce: 300, every: 12 },
} as const satisfies Record<AskerBudget, object>;
