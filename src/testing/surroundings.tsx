import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { loadFormat } from '#src/shell/loadFormat.ts';

const files = import.meta.glob<{ default: object }>('../../locales/*/*.json', { eager: true });

/** All texts of a language, set up like the site's, except that a missing one throws. */
const readTexts = async (lang: Language): Promise<i18n> => {
  await loadFormat(lang);
  const { i18n } = await createTexts(
    lang,
    otherLanguage(lang),
    async () => ({}),
    (event, details) => {
      throw new Error(`${event} ${JSON.stringify(details)}`);
    },
  );
  for (const [path, { default: texts }] of Object.entries(files)) {
    const [, folder, name = ''] = /(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (folder === lang) i18n.addResourceBundle(lang, 'translation', { [name]: texts });
  }
  return i18n;
};
const textsOf = { fr: await readTexts('fr'), en: await readTexts('en') };

export interface Surroundings {
  lang?: Language;
  /** The cache; empty by default. */
  queries?: QueryClient;
  /** Files of `locales/`, by name, with other texts. */
  texts?: Record<string, object>;
}

/** For tests: puts parts of the site into what surrounds them on every page. */
export const surround = ({ lang = 'en', queries = new QueryClient(), texts }: Surroundings) => {
  let i18n = textsOf[lang];
  if (texts) {
    i18n = i18n.cloneInstance({ forkResourceStore: true });
    i18n.addResourceBundle(lang, 'translation', texts);
  }
  return (part: ReactNode): ReactNode => (
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>{part}</I18nextProvider>
    </QueryClientProvider>
  );
};
