import type { Language } from './language.ts';

/** RTE-17: the address of 'view all'. */
export const showsSection = { fr: 'spectacles', en: 'shows' } as const satisfies Record<Language, string>;

export const showsPath = (lang: Language): string => `/${lang}/${showsSection[lang]}`;

/** The site's own box office. */
export const boxOfficeSection = { fr: 'billetterie', en: 'box-office' } as const satisfies Record<
  Language,
  string
>;

/** The address of a date in the site's own box office. */
export const boxOfficePath = (lang: Language, id: string): string =>
  `/${lang}/${boxOfficeSection[lang]}/${id}`;
