import type { TFunction } from 'i18next';
import type { Language } from '#contract/address/language.ts';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import { openBand, readPriceBand } from '#contract/programme/shows/priceBand.ts';
import type { ShowFacet } from '#contract/wire/shows.ts';
import type { Format } from '#src/i18n/format.ts';
import type { Prices } from '#src/i18n/prices.ts';

/** 'French', 'Français'; an unknown code stays unchanged. */
const languageName = (code: string, lang: Language): string => {
  try {
    const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  } catch {
    return code;
  }
};

const priceName = (value: string, { format, prices, t }: Pick<Choice, 'format' | 'prices' | 't'>): string => {
  const band = readPriceBand(value);
  if (band === null) return value;
  if (band === 'free') return format.availability('FREE');
  if (value === openBand) return t('shows.filter.from', { price: prices.money(band.from) });
  return t('shows.filter.upTo', { from: prices.money(band.from), to: prices.money(band.to) });
};

interface Choice {
  name: ShowFilterName;
  value: string;
  facets: readonly ShowFacet[];
  format: Format;
  prices: Prices;
  lang: Language;
  t: TFunction;
}

/** The label of a choice: in the host's words if it has some. */
export const choiceLabel = ({ name, value, facets, lang, ...said }: Choice): string => {
  const { format } = said;
  const told = facets
    .find((facet) => facet.name === name)
    ?.choices.find((choice) => choice.value === value)?.label;
  if (told) return told;
  switch (name) {
    case 'month':
      return format.monthYear(value);
    case 'language':
      return languageName(value, lang);
    case 'price':
      return priceName(value, said);
    case 'series':
      return format.typeName(value);
    default:
      return value;
  }
};
