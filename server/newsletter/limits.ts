import { day, second } from '#contract/settings/time.ts';

const minute = 60;

export const newsletterLimits = {
  /** Bytes of a request's body. */
  body: 16 * 1024,
  /** How long an unconfirmed address is kept, in seconds: longer than letters are retried and links work. */
  unconfirmed: (7 * day) / second,
  /** How long the answer takes, in milliseconds: longer than the work, so as not to tell whether a letter follows. */
  evenAsk: 50,
} as const;

/** Welcomes for a member who switches the newsletter on again and again. Kept in the database (decision 022). */
export const welcomeBudget = { name: 'newsletterWelcomes', atOnce: 3, every: 20 * minute } as const;
