/** The languages of the site (RTE-01). */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The default language (RTE-01, ENV-01). */
export const defaultLanguage: Language = 'fr';

export const otherLanguage = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** RTE-02: the language that a path names in its first segment; null where it names none. */
export const languageOfPath = (pathname: string): Language | null => {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) ? segment : null;
};
