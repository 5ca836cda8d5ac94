import { iso31661, iso31662 } from 'iso-3166';
import { exonyms } from './placeNames.ts';
import type { PlaceRecord } from './placeRecord.ts';

const countryNames = {
  en: new Intl.DisplayNames('en-CA', { type: 'region' }),
  fr: new Intl.DisplayNames('fr-CA', { type: 'region' }),
};

/** Every country of ISO 3166-1, with CLDR's names. */
export const countries: readonly PlaceRecord[] = iso31661.map(({ alpha2, name }) => ({
  id: alpha2,
  within: '',
  en: countryNames.en.of(alpha2) ?? name,
  fr: countryNames.fr.of(alpha2) ?? name,
}));

/** GeoNames has its own numbers for the provinces of Canada and the regions of France: their ISO 3166-2 names. */
const numbered: Readonly<Record<string, string>> = {
  'CA.01': 'CA-AB',
  'CA.02': 'CA-BC',
  'CA.03': 'CA-MB',
  'CA.04': 'CA-NB',
  'CA.05': 'CA-NL',
  'CA.07': 'CA-NS',
  'CA.08': 'CA-ON',
  'CA.09': 'CA-PE',
  'CA.10': 'CA-QC',
  'CA.11': 'CA-SK',
  'CA.12': 'CA-YT',
  'CA.13': 'CA-NT',
  'CA.14': 'CA-NU',
  'FR.11': 'FR-IDF',
  'FR.24': 'FR-CVL',
  'FR.27': 'FR-BFC',
  'FR.28': 'FR-NOR',
  'FR.32': 'FR-HDF',
  'FR.44': 'FR-GES',
  'FR.52': 'FR-PDL',
  'FR.53': 'FR-BRE',
  'FR.75': 'FR-NAQ',
  'FR.76': 'FR-OCC',
  'FR.84': 'FR-ARA',
  'FR.93': 'FR-PAC',
  'FR.94': 'FR-20R',
};

/** Parts of the United States with a country of their own in ISO 3166-1. */
const dependencies = new Set(['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI']);
const isListed = ({ code, parent }: (typeof iso31662)[number]): boolean =>
  Object.values(numbered).includes(code) || (parent === 'US' && !dependencies.has(code));

/** Provinces, states and regions of the countries with listed cities. */
export const provinces: readonly PlaceRecord[] = iso31662
  .filter(isListed)
  .map(({ code, name, parent }) => ({ id: code, within: parent, en: name, fr: name, ...exonyms[code] }));

const known = new Set(provinces.map(({ id }) => id));

/** The province of a GeoNames city; null if it is in no listed one. */
export const provinceOf = (country: string, admin1: string): string | null => {
  const id = numbered[`${country}.${admin1}`] ?? `${country}-${admin1}`;
  return known.has(id) ? id : null;
};
