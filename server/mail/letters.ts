import { loginSettings } from '#contract/settings/login.ts';
import { minute } from '#contract/settings/time.ts';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/mail.json' with { type: 'json' };
import fr from '#locales/fr/mail.json' with { type: 'json' };
import type { Festival } from '../profile/festival.ts';
import { festivalTexts } from '../profile/festivalTexts.ts';
import { layOut, type Part } from './layout.ts';
import type { Mail } from './mailer.ts';

const textsFor = festivalTexts('mail', { en, fr });
const minutes = String(loginSettings.codeLifetime / minute);
export type Letter = keyof typeof en;

/** In the form of the texts: a button if the letter leads somewhere, words for a picture, and the way to unsubscribe if there is one. */
interface LetterTexts {
  subject: string;
  title: string;
  text: string;
  button?: string;
  picture?: string;
  leave?: string;
}

/** The festival that writes a letter: its name, its words and its look. */
export type Writer = Pick<Festival, 'name' | 'words' | 'look'>;

/** The reader of a letter, whose name may be empty, and who writes to them. */
export interface Reader {
  email: string;
  firstname: string;
  lang: Language;
  writer: Writer;
}

/** A paragraph other than running text is a placeholder in the texts, with its kind as its name; a map's has a line above it. */
const kindOf = (paragraph: string): Part['kind'] => {
  if (paragraph === '{{code}}') return 'code';
  if (paragraph === '{{picture}}') return 'picture';
  if (paragraph.endsWith('\n{{map}}')) return 'linked';
  return paragraph === '{{address}}' ? 'button' : 'text';
};

/**
 * Writes a letter in its reader's language, as plain text and, with the same words, as HTML.
 * @param code in the subject, for a phone's preview, and on a line of its own, if the letter has one
 * @param about the letter's other facts, by their names in its text; an empty map has no paragraph
 */
export const writeLetter = (
  letter: Letter,
  { email, firstname, lang, writer }: Reader,
  code = '',
  about: Readonly<Record<string, string>> = {},
): Mail => {
  const texts: LetterTexts = textsFor(writer, lang)[letter];
  const { subject, title, text, button = '', picture = '', leave } = texts;
  const brand = writer.name[lang];
  const values: Readonly<Record<string, string>> = { ...about, firstname, brand, code, minutes };
  const filled = (words: string): string =>
    (firstname === '' ? words.replaceAll(' {{firstname}}', '') : words).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    );
  const paragraphs = text.trimEnd().split('\n\n');
  const parts = paragraphs
    .map((paragraph): Part => {
      const kind = kindOf(paragraph);
      return { kind, text: filled(paragraph), label: kind === 'picture' ? filled(picture) : button };
    })
    .filter(({ kind }) => kind !== 'linked' || values['map'] !== '');
  if (leave !== undefined) parts.push({ kind: 'small', text: filled(leave), label: '' });
  return {
    sender: brand,
    to: email,
    subject: filled(subject),
    text: `${parts
      .filter(({ kind }) => kind !== 'picture')
      .map((part) => part.text)
      .join('\n\n')}\n`,
    html: layOut({ lang, brand, look: writer.look, title: filled(title), parts }),
  };
};
