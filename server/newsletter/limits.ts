import { day, second } from '#contract/settings/time.ts';

const minute = 60;

export const newsletterLimits = {
  /** Bytes of a request's body. */
  body: 16 * 1024,
  /** How long an address is kept that nobody confirms, in seconds: longer than letters are tried and links are good. */
  unconfirmed: (7 * day) / second,
} as const;

/** Letters to one address; beyond them nothing is sent and nothing said. Kept in the database (decision 022). */
export const letterBudget = { name: 'newsletterMails', atOnce: 3, every: 20 * minute } as const;
