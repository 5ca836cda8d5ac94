import { languages, type Language } from '#contract/address/language.ts';

/** The words of the newsletter's pages, below the language; each pair is one page. */
const words = {
  newsletter: { en: 'newsletter', fr: 'infolettre' },
  confirm: { en: 'confirm', fr: 'confirmer' },
  unsubscribe: { en: 'unsubscribe', fr: 'desabonner' },
} as const satisfies Record<string, Record<Language, string>>;

const pages = ['confirm', 'unsubscribe'] as const;
export type NewsletterPage = (typeof pages)[number];

/** `/fr/infolettre/confirmer` ↔ `/en/newsletter/confirm`, and those of leaving. */
export const newsletterPath = (page: NewsletterPage, lang: Language): `/${Language}/${string}` =>
  `/${lang}/${words.newsletter[lang]}/${words[page][lang]}`;

/** Every path of a page: its own, and those that mix the words of both languages. */
export const newsletterPaths = (page: NewsletterPage, lang: Language): `/${Language}/${string}`[] =>
  languages.flatMap((one) =>
    languages.map((other) => `/${lang}/${words.newsletter[one]}/${words[page][other]}` as const),
  );

export const newsletterPages: readonly { page: NewsletterPage; lang: Language }[] = pages.flatMap((page) =>
  languages.map((lang) => ({ page, lang })),
);
