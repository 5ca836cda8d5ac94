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
  /** Credits spent and given back that are told at once. */
  history: 100,
  /** How long a device is known after a login, and to how many accounts at most. */
  deviceLifetime: 365 * 24 * hour,
  deviceAccounts: 5,
  /**
   * How long answers take, in milliseconds, that must not tell a known address from an unknown one by their time:
   * longer than the work for either. Registering derives a key, asking for a new password does not.
   */
  evenReset: 150,
  evenRegister: 600,
} as const;

/** Shape of what people send. Characters. */
export const fieldLimits = { ...fieldLengths, token: 2_000, code: 40 } as const;

/** Key derivations at the same time, and how many may wait for them. */
export const derivations = { running: 2, waiting: 200 } as const;

/**
 * How often something may be asked in `duration` seconds. Counted in the memory of each process. Addresses are those of
 * who asks, of IPv6 the network; a proxy that is not trusted makes them one for all, so they are generous.
 */
export const rates = {
  /** Everything that is limited at all, by address; of a device that has logged in to any account by device. */
  address: { points: 600, duration: minute },
  /**
   * Passwords given, by account and address, by device where it has logged in to the account, or by session where the
   * password is to be changed; one that succeeds takes them back.
   */
  passwords: { points: 30, duration: hour },
  /** Wrong passwords from one address, whichever the accounts. */
  passwordsByAddress: { points: 600, duration: hour },
  /** Requests for a new password, by account and address or by device. */
  resets: { points: 3, duration: hour },
  resetsByAddress: { points: 100, duration: hour },
  /** Registrations, by account and address or by device. */
  registrations: { points: 3, duration: hour },
  registrationsByAddress: { points: 300, duration: hour },
  /** Addresses given for the newsletter; the letters to each are counted in the database. */
  newsletterByAddress: { points: 100, duration: hour },
} as const;
export type Rate = keyof typeof rates;

/** Counts that are kept at a time, over all rates. They take 23 MB at most. */
export const limiterKeys = 100_000;

/**
 * Kept in the database (`server/store/budgets.ts`), by account, or by device where it has logged in to the account
 * before. G9: nobody else gets more than thirty codes of an account judged in any hour, 18 of logins and 12 of resets.
 */
export const budgets = {
  /** Wrong codes of logins, which only somebody with the password can give. */
  loginCodes: { atOnce: 12, every: 10 * minute },
  /** Wrong codes of requests for a new password, which anybody can make. */
  resetCodes: { atOnce: 8, every: 15 * minute },
  /** Tries of one request for a new password, whether a member's or not: it does not live to get another. */
  resetTries: { atOnce: memberLimits.tries, every: memberLimits.codeLifetime },
  /** Mails with a login's code; a login that succeeds gives them back. */
  loginMails: { atOnce: 30, every: 6 * minute },
  /** Mails with a code for a new password; beyond them nothing is sent and nothing said. */
  resetMails: { atOnce: 10, every: 6 * minute },
  /** Mails that tell a member of a registration with their address. */
  registrationMails: { atOnce: 3, every: 20 * minute },
} as const;
