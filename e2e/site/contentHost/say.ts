import type { Language } from '#contract/address/language.ts';

/** How the host speaks: in one language, with addresses of its media. */
export interface Say {
  lang: Language;
  words: (fr: string, en: string) => string;
  media: (name: string) => string;
}

export const sayIn = (lang: Language, media: string): Say => ({
  lang,
  words: (fr, en) => (lang === 'fr' ? fr : en),
  media: (name) => `${media}/${name}`,
});
