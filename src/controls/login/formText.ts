import { loginSettings } from '#contract/settings/login.ts';
import { minute } from '#contract/settings/time.ts';

const steps = ['credentials', 'code'] as const;

/** Which of the form's steps it is, and of how many, as `login.step` says it. */
export const stepOf = (step: (typeof steps)[number]) => ({
  step: steps.indexOf(step) + 1,
  steps: steps.length,
});

/** What the texts say of a mailed code. */
export const codeFacts = {
  digits: loginSettings.codeDigits,
  minutes: loginSettings.codeLifetime / minute,
} as const;

/** What was typed into the field of that name; '' where there is none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** SES-03: a code as people paste it, "012 345" or "012-345". */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '');
