import { randomInt } from 'node:crypto';
import { loginSettings } from '#contract/settings/login.ts';
import { fieldLimits } from './limits.ts';

const { codeDigits } = loginSettings;

/** Digits, leading zeros included (SES-03). */
export const randomCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** Normalises a code as people type it, with spaces or full-width digits; '' if it is too long to be one. */
export const readCode = (given: string): string =>
  given.length > fieldLimits.code ? '' : given.normalize('NFKC').replace(/[\s-]/g, '');
