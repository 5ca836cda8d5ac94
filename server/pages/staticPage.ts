import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/unavailable.json' with { type: 'json' };
import fr from '#locales/fr/unavailable.json' with { type: 'json' };
import type { Festival } from '../profile/festival.ts';
import { festivalTexts } from '../profile/festivalTexts.ts';
import { trustedTypes } from '../securityHeaders.ts';

/** Its scripts and styles are files; none is inline. */
const policy = `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${trustedTypes('none')}`;

/** The festival of the page: its name, languages and words. */
type ShownBy = Pick<Festival, 'name' | 'languages' | 'words'>;

/**
 * The page that needs no renderer: it replaces a failed one (LDR-11), and is the body of the redirect of "/", whose script
 * leads on if a cache or a host serves it as a page (RTE-39).
 */
export interface StaticPage {
  /** @param requestId names the failed request in the log; '' without one */
  html: (festival: ShownBy, requestId?: string) => string;
  headers: Readonly<Record<string, string>>;
}

const textsFor = festivalTexts('unavailable', { en, fr });

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraphOf = (festival: ShownBy, lang: Language, requestId: string): string => {
  const { broken, link, reference } = textsFor(festival, lang);
  const told =
    requestId === '' ? '' : ` <small>${escape(reference.replace('{{reference}}', requestId))}</small>`;
  return `<p lang="${lang}">${escape(broken)} <a href="/${lang}">${escape(link)}</a>${told}</p>`;
};

/** A page with another text between the first of two marks and the next; without the marks as it is. */
const withBetween = (html: string, [before, text, after]: readonly [string, string, string]): string => {
  const start = html.indexOf(before) + before.length;
  const end = html.indexOf(after, start);
  return html.includes(before) && end >= 0 ? html.slice(0, start) + text + html.slice(end) : html;
};

/** The built page was made for every festival: its name and words are written into it when it is sent. */
const writtenFor = (html: string, festival: ShownBy, requestId: string): string => {
  const [first] = festival.languages;
  const name = escape(festival.name[first]);
  const paragraphs = festival.languages.map((lang) => paragraphOf(festival, lang, requestId));
  const main = `\n<h1>${name}</h1>\n${paragraphs.join('\n')}\n`;
  const titled = withBetween(withBetween(html, ['<html lang="', first, '"']), ['<title>', name, '</title>']);
  return withBetween(titled, ['<main>', main, '</main>']);
};

export const staticPageOf = (html: string): StaticPage => ({
  html: (festival, requestId = '') => writtenFor(html, festival, requestId),
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
});
