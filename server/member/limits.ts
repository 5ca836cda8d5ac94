import { fieldLengths } from '#contract/settings/account.ts';
import { loginSettings } from '#contract/settings/login.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';

/** Limits and lifetimes of accounts and sessions, in seconds where nothing else is said. */
const minute = 60;
const hour = 60 * minute;

export const memberLimits = {
  /** Bytes of a request's body. */
  body: 64 * 1024,
  /** How far clocks may be apart (SES-07). */
  leeway: sessionLimits.leeway / second,
  accessLifetime: 5 * minute,
  /** From the login on, however often it is refreshed. */
  familyLifetime: 12 * hour,
  /** How long the predecessor of a refresh token gets the same successor, in milliseconds. */
  grace: 10_000,
  codeLifetime: loginSettings.codeLifetime / second,
  /** Wrong codes, after which an attempt or a reset is dead. */
  tries: loginSettings.tries,
  /** How long what has ended is kept. */
  memory: 24 * hour,
  /** How many steps of the credits' history an answer lists. */
  history: 100,
  /** How long a device is known after a login, and to how many accounts at most. */
  deviceLifetime: 365 * 24 * hour,
  deviceAccounts: 5,
} as const;

/** The work and the time that it takes to keep passwords safe, and to tell nobody who is a member. */
export interface Effort {
  /** The cost of deriving a key from a password with Argon2id; memory in KiB. */
  derivation: { memory: number; passes: number; parallelism: number };
  /**
   * How long answers take, in milliseconds, that must not tell a known address from an unknown one by their time:
   * longer than the work for either. Registering derives a key, asking for a new password does not.
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

/** How long the first answer to a command is given again, by its `Idempotency-Key`. */
export const keyLifetime = 24 * hour;

/** Shape of what people send. Characters. */
export const fieldLimits = { ...fieldLengths, token: 2_000, code: 40 } as const;

/** Key derivations at the same time, how many may wait for them, and for how long in milliseconds. */
export const derivations = { atOnce: 2, waiting: 200, longestWait: 20 * second } as const;

/**
 * Kept in the database (`server/store/members/budgets.ts`), by account, or by device where it has logged in to the account
 * before. G9: nobody else gets more than thirty codes of an account judged in any hour, 18 of logins and 12 of resets.
 */
export const budgets = {
  /** Wrong codes of logins, which only somebody with the password can give. */
  loginCodes: { atOnce: 12, every: 10 * minute },
  /** Wrong codes of requests for a new password or to register, which anybody can make. */
  resetCodes: { atOnce: 8, every: 15 * minute },
  /** Tries of one such request, whether a member's or not: it does not live to get another. */
  resetTries: { atOnce: memberLimits.tries, every: memberLimits.codeLifetime },
  /** Mails with a login's code; a login that succeeds gives them back. */
  loginMails: { atOnce: 30, every: 6 * minute },
} as const;
