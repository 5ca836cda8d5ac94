import type { Language } from '#contract/address/language.ts';

const noBreak = '\u00a0';

/** Rules of both languages: apostrophes, three dots, dashes; one space between words, none at the ends of a line. */
const inEveryLanguage = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/(?<=[^\n]) - /g, ' – ')
    .replace(/ {2,}/g, ' ')
    .replace(/^ +| +$/gm, '');

const english = (text: string): string =>
  text
    .replace(
      /"([^"]*)"|«\s*([^»]*?)\s*»/g,
      (_, straight?: string, french?: string) => `“${straight ?? french}”`,
    )
    .replace(/[^\S\n]+([,.;:!?])/g, '$1');

/**
 * Rules of the Office québécois de la langue française for a text that is not typeset: a no-break space before a colon and
 * inside guillemets, none before a semicolon, a question mark or an exclamation mark.
 */
const french = (text: string): string =>
  text
    .replace(/"([^"]*)"|“([^”]*)”/g, (_, straight?: string, other?: string) => `«${straight ?? other}»`)
    .replace(/\s*([;?!])/gu, '$1')
    .replace(/\s+:|(?<=[\p{L}\d}»)])\s*:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/\s*»/gu, `${noBreak}»`)
    .replace(/«\s*/gu, `«${noBreak}`);

/** For tests: a text with the marks and spaces of its language; plain text, no HTML. */
export const typeset = (text: string, lang: Language): string =>
  inEveryLanguage((lang === 'fr' ? french : english)(text));
