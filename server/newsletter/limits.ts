import { day, second } from '#contract/settings/time.ts';

const minute = 60;

export const newsletterLimits = {
  /** Bytes of a request's body. */
  body: 16 * 1024,
  /** Lifetime of an unconfirmed address, in seconds: longer than the letters' retries and the links. */
  unconfirmed: (7 * day) / second,
  /**
   * The fixed duration of the answer, in milliseconds: longer than the work, so as not to reveal whether a letter follows.
   */
  evenAsk: 50,
} as const;

/** Addresses given from one network. Counted in the database, as the letters to each are (decision 022). */
export const addressesBudget = { name: 'newsletterByAddress', atOnce: 100, every: 36 } as const;

/** Welcomes for a member who switches the newsletter on repeatedly. Counted in the database (decision 022). */
export const welcomeBudget = { name: 'newsletterWelcomes', atOnce: 3, every: 20 * minute } as const;
