import { hour } from './time.ts';

export const newsletterSettings = {
  /** Lifetime of a confirmation link after the letter, in milliseconds. */
  linkLifetime: 48 * hour,
} as const;

/** An invisible field (LAY-32): only programs fill it in. */
export const trapField = 'topic';
