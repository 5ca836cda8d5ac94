import { passwordLengths } from '#contract/settings/account.ts';

export const strengths = ['short', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Steps of length, with fewer points for repeated characters. */
const steps = { good: 12, strong: 16 } as const;
const leastVariety = 5;

/** A password's strength, by its length and its number of different characters (ASVS 6.2). */
export const strengthOf = (password: string): Strength => {
  const characters = [...password];
  if (characters.length < passwordLengths.shortest) return 'short';
  const isVaried = new Set(characters).size >= leastVariety;
  if (isVaried && characters.length >= steps.strong) return 'strong';
  return isVaried && characters.length >= steps.good ? 'good' : 'fair';
};
