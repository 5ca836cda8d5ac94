import type { Parts } from '#contract/settings/parts.ts';

/** The pages of an account without a login, by their internal routes. */
export const accountNames = ['register', 'activate', 'reset-password'] as const;
export type AccountName = (typeof accountNames)[number];

/** The key of a page's sentence; without credits there is another one for the registration (FES-22). */
export const introOf = (name: AccountName, { credits }: Pick<Parts, 'credits'>) =>
  name === 'register' && !credits ? 'account.introWithoutCredits' : (`account.intro.${name}` as const);
