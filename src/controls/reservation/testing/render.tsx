import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import enReservation from '#locales/en/reservation.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import frReservation from '#locales/fr/reservation.json' with { type: 'json' };

const texts = {
  fr: { reservation: frReservation, layout: frLayout },
  en: { reservation: enReservation, layout: enLayout },
};

/** The HTML of a part of the control, in a language. */
export const render = (lang: Language, part: ReactNode): string => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    initAsync: false,
    resources: { [lang]: { translation: texts[lang] } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
};

/** What a reader of the page reads: its text, without the tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
