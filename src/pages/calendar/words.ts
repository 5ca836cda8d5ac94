import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { createPrices, type Prices } from '#src/i18n/prices.ts';
import { CurrencyContext } from '#src/i18n/usePrices.ts';
import type { Language } from '#contract/address/language.ts';
import type { Kind } from '#contract/programme/shows/view.ts';

/** The words of days and tiles, repeated hundreds of times. */
export interface Words {
  kind: Readonly<Record<Kind, string>>;
  more: string;
  /** Of shows without an hour. */
  wholeDay: string;
  /** Of a show that has begun. */
  past: string;
  dayTotal: (count: number) => string;
  dayOver: (count: number) => string;
  seeMore: (count: number) => string;
  seeMoreOf: (count: number, date: string) => string;
  format: Format;
  prices: Prices;
}

/** Cached sentences: more than the days of a year. */
const remembered = 2000;

const remember = (say: (count: number, date: string) => string) => {
  const said = new Map<string, string>();
  return (count: number, date = ''): string => {
    const key = `${count} ${date}`;
    const known = said.get(key);
    if (known !== undefined) return known;
    const sentence = say(count, date);
    if (said.size >= remembered) said.clear();
    said.set(key, sentence);
    return sentence;
  };
};

const makeWords = ({ t }: i18n, lang: Language, currency: string): Words => {
  const format = createFormat(lang);
  return {
    kind: {
      venue: t('calendar.kind.venue'),
      outdoor: t('calendar.kind.outdoor'),
      online: t('calendar.kind.online'),
    },
    more: t('calendar.tile.more'),
    wholeDay: t('calendar.day.wholeDay'),
    past: t('calendar.tile.past'),
    dayTotal: remember((count) => t('calendar.dayTotal', { count })),
    dayOver: remember((count) => t('calendar.dayOver', { count })),
    seeMore: remember((count) => t('calendar.seeMore', { count })),
    seeMoreOf: remember((count, date) => t('calendar.seeMoreOf', { count, day: format.longDate(date) })),
    format,
    prices: createPrices(lang, currency),
  };
};

/** By the store of the texts: each component has its own `i18n` object. */
const made = new WeakMap<i18n['store'], Words>();

/** The words of the surrounding texts, made once for each language, and anew when texts are added. */
export const useWords = (): Words => {
  const { i18n } = useTranslation();
  const lang = useLanguage();
  const currency = use(CurrencyContext);
  const { store } = i18n;
  const known = made.get(store);
  if (known) return known;
  const words = makeWords(i18n, lang, currency);
  made.set(store, words);
  const forget = (): void => {
    made.delete(store);
    store.off('added', forget);
  };
  store.on('added', forget);
  return words;
};
