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
  /**
   * How long answers take, in milliseconds, that must not tell a known address from an unknown one by their time:
   * longer than the work for either. Registering derives a key, asking for a new password does not.
   */
  evenReset: 150,
  evenRegister: 600,
} as const;

/** Shape of what people send. Characters. */
export const fieldLimits = { email: 254, name: 100, location: 200, token: 2_000, code: 40 } as const;

/** Passwords (ASVS 6.2): no rules of composition. Characters. */
export const passwordLimits = { shortest: 8, longest: 256 } as const;

/** Key derivations at the same time, and how many may wait for them. */
export const derivations = { running: 2, waiting: 200 } as const;

/**
 * How often something may be asked in `duration` seconds. Counted in the memory of each process; `address` is that of
 * the connection, which a proxy makes the same for all, so it is generous.
 */
export const rates = {
  address: { points: 600, duration: minute },
  /** Passwords given for one e-mail address, whether a member's or not; a login that succeeds takes them back. */
  passwords: { points: 30, duration: hour },
  /** Wrong codes of one member, over all their attempts. */
  codes: { points: 30, duration: hour },
  /** New codes of one member for a login that waits for one. */
  resends: { points: 10, duration: hour },
  /** Requests of one e-mail address for a new password. */
  resets: { points: 3, duration: hour },
  /** Tries of one request for a new password, whether a member's or not. */
  resetTries: { points: memberLimits.tries, duration: memberLimits.codeLifetime },
  /** Registrations of one e-mail address. */
  registrations: { points: 3, duration: hour },
} as const;
export type Rate = keyof typeof rates;
