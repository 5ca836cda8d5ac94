import { isLanguage, type Language } from './language.ts';

/**
 * Pair routes: one screen, one address in each language (RTE-04, RTE-13, RTE-20). The English word is also the
 * name of the internal route; the router's rewrite puts the visitor's word in and takes it out.
 */
const pairs = [
  { en: 'calendar', fr: 'calendrier' },
  { en: 'calendar-archive', fr: 'calendrier-archive' },
  { en: 'my-list', fr: 'ma-liste' },
] as const satisfies readonly Record<Language, string>[];
export type PairName = (typeof pairs)[number]['en'];

const split = (pathname: string): { lang: Language; word: string } | null => {
  const [, lang, word = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  return isLanguage(lang) && word !== '' && rest.length === 0 ? { lang, word } : null;
};

/** `/fr/calendrier` and `/fr/calendar` → `/fr/calendar`, the internal route; anything else as it is (RTE-22). */
export const toInternal = (pathname: string): string => {
  const at = split(pathname);
  const pair = at && pairs.find((candidate) => candidate.en === at.word || candidate.fr === at.word);
  return pair ? `/${at.lang}/${pair.en}` : pathname;
};

/** `/fr/calendar` → `/fr/calendrier`: the address that people see. */
export const toPublic = (pathname: string): string => {
  const at = split(pathname);
  const pair = at && pairs.find((candidate) => candidate.en === at.word);
  return pair ? `/${at.lang}/${pair[at.lang]}` : pathname;
};

/** The public address of a pair route. */
export const pairPath = (name: PairName, lang: Language): string => toPublic(`/${lang}/${name}`);
