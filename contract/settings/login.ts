import { minute } from './time.ts';

/** Logging in with a mailed code (SES-03), and choosing a new password with one (PRO-06). */
export const loginSettings = {
  codeDigits: 6,
  /** How long a code is good, in milliseconds. */
  codeLifetime: 10 * minute,
  /** Wrong codes after which an attempt is dead. */
  tries: 5,
} as const;
