import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import enCalendar from '#locales/en/calendar.json' with { type: 'json' };
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import frCalendar from '#locales/fr/calendar.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import { panelCode } from '../panelCode.ts';
import { OpenPanel } from '../panels/OpenPanel.tsx';
import { viewQuery } from './sample.ts';

const texts = {
  fr: { calendar: frCalendar, layout: frLayout },
  en: { calendar: enCalendar, layout: enLayout },
};

interface AtHand {
  views?: readonly CalendarView[];
  hasPanelCode?: boolean;
}

/** The server's HTML of a part of the calendar, in a language, with the months that are at hand. */
export const render = (
  lang: Language,
  part: ReactNode,
  { views = [], hasPanelCode = true }: AtHand = {},
): string => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    initAsync: false,
    resources: { [lang]: { translation: texts[lang] } },
    interpolation: { escapeValue: false },
  });
  const queries = new QueryClient();
  for (const view of views) queries.setQueryData(viewQuery(view.month).queryKey, view);
  if (hasPanelCode) queries.setQueryData(panelCode.queryKey, { OpenPanel });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
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

export const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;
