import { filled, type SiteWords } from '#e2e/site/words.ts';
import type { Perceived } from '../perception/perceived.ts';
import type { Told } from '../perception/perception.ts';

export const isFaulty = ({ facts }: Told<unknown>, field: string): 'invalid'[] =>
  facts['fault'] === field ? ['invalid'] : [];

/** The problem of a place. */
export const problemIn = ({ text, facts }: Told<unknown>): string[] => {
  const { tooManyWait, unavailable } = text.account.problem;
  if (facts['problem'] === null) return [];
  return [facts['problem'] === 'too-many' ? filled(tooManyWait, { minutes: 1 }) : unavailable];
};

/** The summary of a form with one fault has the focus. */
export const atFaults = ({ account }: SiteWords): Pick<Perceived, 'focus'> => ({
  focus: filled(account.fault.title_one, { count: 1 }),
});
