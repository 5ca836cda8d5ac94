import { iso31661 } from 'iso-3166';
import { fold } from './fold.ts';
import { countries, provinces } from './regions.ts';

/** Names in daily use that neither CLDR nor ISO 3166 has. */
const dailyNames: readonly (readonly [string, string])[] = [
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['États-Unis d’Amérique', 'US'],
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['Grande-Bretagne', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
];

const byName = new Map([
  ...countries.flatMap(({ id, en, fr }) => [en, fr].map((name) => [fold(name), id] as const)),
  ...dailyNames.map(([name, id]) => [fold(name), id] as const),
]);
const byCode = new Map(
  iso31661.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3].map((code) => [code, alpha2])),
);
const provinceCodes = new Map(
  provinces.flatMap(({ id, within, en, fr }) =>
    [id.slice('CA-'.length), en, fr].map((name) => [fold(name), { id, country: within }] as const),
  ),
);

/** The ISO 3166-1 code of a country, by its English or French name, or by its code; '' if unknown. */
export const countryCalled = (name: string, { byName: isNameOnly }: { byName: boolean }): string =>
  byName.get(fold(name)) ?? (isNameOnly ? '' : byCode.get(name.trim().toUpperCase())) ?? '';

/** A province, state or region of Canada, France or the United States, by its name or short form. */
export const provinceCalled = (name: string): { id: string; country: string } | undefined =>
  provinceCodes.get(fold(name));
