import { isLanguage, type Language } from './language.ts';

/**
 * Pair routes: one screen, one address in each language (RTE-04…RTE-09, RTE-13…RTE-17, RTE-20, RTE-31). The English word also
 * names the internal route; the router's rewrite swaps it with the visitor's word.
 */
const pairs = [
  { en: 'calendar', fr: 'calendrier' },
  { en: 'calendar-archive', fr: 'calendrier-archive' },
  { en: 'my-list', fr: 'ma-liste' },
  { en: 'my-tickets', fr: 'mes-billets' },
  { en: 'shows', fr: 'spectacles' },
  { en: 'festivals', fr: 'festivals' },
  { en: 'artists', fr: 'artistes' },
  { en: 'videos', fr: 'videos' },
  { en: 'ondemand', fr: 'surdemande' },
  { en: 'videos-ondemand', fr: 'videos-surdemande' },
  { en: 'press', fr: 'presse' },
  { en: 'jobs', fr: 'emplois' },
  { en: 'search', fr: 'recherche' },
  { en: 'choose-your-pass', fr: 'choisir-son-passe' },
  { en: 'register', fr: 'inscription' },
  { en: 'activate', fr: 'activer' },
  { en: 'reset-password', fr: 'mot-de-passe' },
] as const satisfies readonly Record<Language, string>[];
export type PairName = (typeof pairs)[number]['en'];
export const pairNames: readonly PairName[] = pairs.map(({ en }) => en);

/** The only pair route with addresses below it: each names a collection (RTE-08). */
const withCollections: PairName = 'videos-ondemand';

const split = (pathname: string): { lang: Language; word: string; below: string[] } | null => {
  const [, lang, word = '', ...below] = pathname.replace(/\/$/, '').split('/');
  return isLanguage(lang) && word !== '' ? { lang, word, below } : null;
};

/** The pair of a path, found by the word of either language, and the words of the path. */
const pairAt = (pathname: string) => {
  const at = split(pathname);
  const pair = at && pairs.find((candidate) => candidate.en === at.word || candidate.fr === at.word);
  if (!pair) return null;
  const reaches = at.below.length === 0 || (at.below.length === 1 && pair.en === withCollections);
  return reaches ? { ...at, pair } : null;
};

const join = (...words: string[]): string => `/${words.join('/')}`;

/** `/fr/calendrier` and `/fr/calendar` → `/fr/calendar`, the internal route; anything else as it is (RTE-22). */
export const toInternal = (pathname: string): string => {
  const at = pairAt(pathname);
  return at ? join(at.lang, at.pair.en, ...at.below) : pathname;
};

/** `/fr/calendar` → `/fr/calendrier`: the address that people see. */
export const toPublic = (pathname: string): string => {
  const at = pairAt(pathname);
  return at ? join(at.lang, at.pair[at.lang], ...at.below) : pathname;
};

/** The public address of a pair route. */
export const pairPath = (name: PairName, lang: Language): string => toPublic(`/${lang}/${name}`);

/** A path below its language as people see it and as the page loader expects it: `press` is `presse` in French. */
export const belowLanguage = (path: string, lang: Language): string =>
  toPublic(`/${lang}/${path}`).slice(`/${lang}/`.length);

/** The word of a pair route below its language. */
export const wordOf = (name: PairName, lang: Language): string => belowLanguage(name, lang);
