import type { TFunction } from 'i18next';
import type { Language } from '#contract/address/language.ts';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import { openBand, readPriceBand } from '#contract/programme/shows/priceBand.ts';
import type { ShowFacet } from '#contract/wire/shows.ts';
import type { Format } from '#src/i18n/format.ts';

/** 'French', 'Français'; an unknown code stays unchanged. */
const languageName = (code: string, lang: Language): string => {
  try {
    const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  } catch {
    return code;
  }
};

const priceName = (value: string, format: Format, t: TFunction): string => {
  const band = readPriceBand(value);
  if (band === null) return value;
  if (band === 'free') return format.availability('FREE');
  if (value === openBand) return t('shows.filter.from', { price: format.money(band.from) });
  return t('shows.filter.upTo', { from: format.money(band.from), to: format.money(band.to) });
};

interface Choice {
  name: ShowFilterName;
  value: string;
  facets: readonly ShowFacet[];
  format: Format;
  lang: Language;
  t: TFunction;
}

/** The label of a choice: in the host's words if it has some. */
export const choiceLabel = ({ name, value, facets, format, lang, t }: Choice): string => {
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
      return priceName(value, format, t);
    case 'series':
      return format.typeName(value);
    default:
      return value;
  }
};
