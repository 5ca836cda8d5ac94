import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import enPage from '#locales/en/page.json' with { type: 'json' };
import enShow from '#locales/en/show.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import frPage from '#locales/fr/page.json' with { type: 'json' };
import frShow from '#locales/fr/show.json' with { type: 'json' };

const texts = {
  fr: { layout: frLayout, page: frPage, show: frShow },
  en: { layout: enLayout, page: enPage, show: enShow },
};

/** The server's HTML of a part of a show's page. */
export const render = (lang: Language, part: ReactNode): string => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    initAsync: false,
    resources: { [lang]: { translation: texts[lang] } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>{part}</I18nextProvider>
    </QueryClientProvider>,
  );
};

/** What a reader of the page reads: its text, without the tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Every element of a name, with what stands in it. */
export const partsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b.*?</${name}>`, 'gs')) ?? [];
