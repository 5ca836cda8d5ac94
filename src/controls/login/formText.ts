import { loginSettings } from '#contract/settings/login.ts';
import { minute } from '#contract/settings/time.ts';

const steps = ['credentials', 'code'] as const;

/** The form's step and their number, for `login.step`. */
export const stepOf = (step: (typeof steps)[number]) => ({
  step: steps.indexOf(step) + 1,
  steps: steps.length,
});

/** Facts of a mailed code for the texts. */
export const codeFacts = {
  digits: loginSettings.codeDigits,
  minutes: loginSettings.codeLifetime / minute,
} as const;

/** The text of the field with that name; '' without one. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** SES-03: a pasted code, "012 345" or "012-345". */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '');
