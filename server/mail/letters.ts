import { loginSettings } from '#contract/settings/login.ts';
import { minute } from '#contract/settings/time.ts';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/mail.json' with { type: 'json' };
import fr from '#locales/fr/mail.json' with { type: 'json' };
import { layOut, type Part } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = { en, fr };
const minutes = String(loginSettings.codeLifetime / minute);
export type Letter = keyof typeof en;

/** As the texts have it: a button where it leads somewhere, and how to leave where one can. */
interface LetterTexts {
  subject: string;
  title: string;
  text: string;
  button?: string;
  leave?: string;
}

/** Who a letter is for; the name may be empty. */
interface Recipient {
  email: string;
  firstname: string;
  lang: Language;
}

/** Paragraphs that are no running text stand alone in the texts, as the name of what they show. */
const kindOf = (paragraph: string): Part['kind'] => {
  if (paragraph === '{{code}}') return 'code';
  return paragraph === '{{address}}' ? 'button' : 'text';
};

/**
 * Writes a letter in its reader's language, in plain text and, with the same words, as HTML.
 * @param code stands in the subject, where a phone shows it, and on a line of its own, where the letter has one
 * @param about what else the letter tells, by the names in its text
 */
export const writeLetter = (
  letter: Letter,
  { email, firstname, lang }: Recipient,
  code = '',
  about: Readonly<Record<string, string>> = {},
): Mail => {
  const { subject, title, text, button = '', leave }: LetterTexts = texts[lang][letter];
  const values: Readonly<Record<string, string>> = { ...about, firstname, code, minutes };
  const filled = (words: string): string =>
    (firstname === '' ? words.replaceAll(' {{firstname}}', '') : words).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    );
  const paragraphs = text.trimEnd().split('\n\n');
  const parts: Part[] = paragraphs.map((paragraph) => ({
    kind: kindOf(paragraph),
    text: filled(paragraph),
    label: button,
  }));
  if (leave !== undefined) parts.push({ kind: 'small', text: filled(leave), label: '' });
  return {
    to: email,
    subject: filled(subject),
    text: `${parts.map((part) => part.text).join('\n\n')}\n`,
    html: layOut({ lang, title: filled(title), parts }),
  };
};
