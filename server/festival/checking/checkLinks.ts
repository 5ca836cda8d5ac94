import { isLanguage, type Language } from '#contract/address/language.ts';
import { toPublic } from '#contract/address/pairs.ts';
import { nearest } from '../reading/nearest.ts';
import { decodedAddress } from '../values/decodedAddress.ts';
import type { KnownAddresses } from './checkAddresses.ts';
import type { Findings } from './findings.ts';
import type { Hint } from './hints.ts';
import type { FileWithMentions } from './mentions/filesWithMentions.ts';
import { isBelowOwn } from './siteAddresses.ts';

const languageNames = { fr: 'French', en: 'English' } as const satisfies Record<Language, string>;

/** Files, as `/robots.txt` and `/festival/plan.pdf`, are the site's own. */
const isFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path);

const pathOf = (href: string): string => {
  const [path = ''] = href.split(/[?#]/, 1);
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return URL.canParse(plain, 'https://here.invalid') ? toPublic(decodedAddress(plain)) : plain;
};

/** Everything that decides whether a link leads somewhere. */
export interface Site {
  known: KnownAddresses;
  /** The beginnings of addresses that nobody can tell. */
  hidden: readonly string[];
  spoken: readonly Language[];
  hint: Hint;
}

/** An address beside that one with nearly the same last word, else any with the same. */
const nearestAddress = (path: string, known: KnownAddresses): string => {
  const begin = path.lastIndexOf('/') + 1;
  const beside = [...known.keys()].filter((address) => address.lastIndexOf('/') + 1 === begin);
  const words = beside.filter((address) => address.startsWith(path.slice(0, begin)));
  const word = nearest(
    path.slice(begin),
    words.map((address) => address.slice(begin)),
  );
  const meant =
    word === undefined
      ? known.keys().find((address) => address.endsWith(path.slice(begin - 1)))
      : path.slice(0, begin) + word;
  return meant === undefined ? '' : `; \`${meant}\`?`;
};

/** The mistake of a link into this site; null if it leads somewhere. */
const faultOf = (href: string, { known, hidden, spoken, hint }: Site): string | null => {
  const path = pathOf(href);
  const [, lang = '', ...below] = path.split('/');
  if (path === '/' || isFile(path) || known.has(path)) return null;
  if (hidden.some((beginning) => path.startsWith(beginning))) return null;
  if (isLanguage(lang) && !spoken.includes(lang))
    return `\`${href}\` leads to ${languageNames[lang]}, which the festival does not have`;
  if (isLanguage(lang) && isBelowOwn(below.join('/'), lang)) return null;
  return `\`${href}\` leads nowhere${hint(path, () => nearestAddress(path, known))}`;
};

/** Tells links that lead nowhere. */
export const checkLinks = ({ file, mentions }: FileWithMentions, site: Site, findings: Findings): void => {
  for (const { value, ...place } of mentions.links) {
    const fault = faultOf(value, site);
    if (fault !== null) findings.mistake(file, place, fault);
  }
};
