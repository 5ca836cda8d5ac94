import type { Language } from '#contract/address/language.ts';
import type { Verdict } from './verdicts.ts';

/** The report's name of a verdict. */
export const verdictName: Readonly<Record<Verdict, string>> = {
  passed: 'Passed',
  covered: 'Covered',
  failed: 'Failed',
  none: 'Not walked',
};

export const languageName: Readonly<Record<Language, string>> = { fr: 'French', en: 'English' };

export const count = (number: number): string => number.toLocaleString('en');

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** `12 min 5 s` */
export const duration = (ms: number): string => {
  const total = Math.round(ms / 1_000);
  const minutes = Math.floor(total / 60);
  return minutes === 0 ? `${total} s` : `${minutes} min ${total % 60} s`;
};
