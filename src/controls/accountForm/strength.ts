import { passwordLengths } from '#contract/settings/account.ts';

export const strengths = ['short', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** From how many characters on, counting each of a few that are repeated less. */
const steps = { good: 12, strong: 16 } as const;
const leastVariety = 5;

/** How hard a password is to guess, by its length and by how many different characters it has (ASVS 6.2). */
export const strengthOf = (password: string): Strength => {
  const characters = [...password];
  if (characters.length < passwordLengths.shortest) return 'short';
  const isVaried = new Set(characters).size >= leastVariety;
  if (isVaried && characters.length >= steps.strong) return 'strong';
  return isVaried && characters.length >= steps.good ? 'good' : 'fair';
};
