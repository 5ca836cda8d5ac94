import { hour } from './time.ts';

export const newsletterSettings = {
  /** How long the link of a confirmation is good, from the letter on, in milliseconds. */
  linkLifetime: 48 * hour,
} as const;

/** The field that people do not see (LAY-32): what is written in it was written by no person. */
export const trapField = 'topic';
