import { expect, test } from 'vitest';
import { countryCalled, provinceCalled } from './countryNames.ts';

test.each([
  ['Canada', 'CA', 'CA'],
  ['etats unis', 'US', 'US'],
  ['États-Unis d’Amérique', 'US', 'US'],
  ['U.S.A.', 'US', 'US'],
  ['USA', 'US', 'US'],
  ['United States of America', 'US', 'US'],
  ['UK', 'GB', 'GB'],
  ['Great Britain', 'GB', 'GB'],
  ['Grande-Bretagne', 'GB', 'GB'],
  ['England', 'GB', 'GB'],
  ['Scotland', 'GB', 'GB'],
  ['Allemagne', 'DE', 'DE'],
  ['Germany', 'DE', 'DE'],
  [' de ', 'DE', ''],
  ['deu', 'DE', ''],
  ['CAN', 'CA', ''],
  ['Narnia', '', ''],
  ['', '', ''],
])('IMP-05: the country called %j is %j, by names alone %j', (name, code, byName) => {
  expect([countryCalled(name, { byName: false }), countryCalled(name, { byName: true })]).toEqual([
    code,
    byName,
  ]);
});

test.each([
  ['QC', { id: 'CA-QC', country: 'CA' }],
  ['quebec', { id: 'CA-QC', country: 'CA' }],
  ['Californie', { id: 'US-CA', country: 'US' }],
  ['Corsica', { id: 'FR-20R', country: 'FR' }],
  ['Bavaria', undefined],
  ['', undefined],
])('IMP-05: the province called %j is %o', (name, province) => {
  expect(provinceCalled(name)).toEqual(province);
});
