import { minute } from './time.ts';

export const loginSettings = {
  codeDigits: 6,
  /** Lifetime of a code, in milliseconds. */
  codeLifetime: 10 * minute,
  /** Wrong codes that end an attempt. */
  tries: 5,
} as const;
