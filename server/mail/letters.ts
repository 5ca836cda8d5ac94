import { loginSettings } from '#contract/settings/login.ts';
import { minute } from '#contract/settings/time.ts';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/mail.json' with { type: 'json' };
import fr from '#locales/fr/mail.json' with { type: 'json' };
import type { Mail } from './mailer.ts';

const texts = { en, fr };
const minutes = String(loginSettings.codeLifetime / minute);
export type Letter = keyof typeof en;

/** Who a letter is for; the name may be empty. */
interface Recipient {
  email: string;
  firstname: string;
  lang: Language;
}

/**
 * Writes a letter in its reader's language.
 * @param code stands in the subject, where a phone shows it, and on a line of its own, where the letter has one
 * @param about what else the letter tells, by the names in its text
 */
export const writeLetter = (
  letter: Letter,
  { email, firstname, lang }: Recipient,
  code = '',
  about: Readonly<Record<string, string>> = {},
): Mail => {
  const { subject, text } = texts[lang][letter];
  const values: Readonly<Record<string, string>> = { ...about, firstname, code, minutes };
  const filled = (words: string): string =>
    words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { to: email, subject: filled(subject), text: filled(text) };
};
