import { expect, test } from 'vitest';
import { countries, provinceOf, provinces } from './regions.ts';

/** Ids by country, as ISO 3166-2 has them. */
const ids = {
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  FR: '20R ARA BFC BRE CVL GES HDF IDF NAQ NOR OCC PAC PDL',
  US:
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI ' +
    'SC SD TN TX UT VA VT WA WI WV WY',
};

test('places: the provinces, states and regions are those of Canada, France and the United States, without their dependencies', () => {
  const told = Object.entries(ids).flatMap(([within, codes]) =>
    codes.split(' ').map((code) => ({ id: `${within}-${code}`, within })),
  );
  expect(provinces.map(({ id, within }) => ({ id, within }))).toEqual(told);
});

test('places: those with another name in the other language have both', () => {
  const isOther = ({ en, fr }: { en: string; fr: string }): boolean => en !== fr;
  expect(
    Object.fromEntries(provinces.filter(isOther).map(({ id, en, fr }) => [id, `${en} / ${fr}`])),
  ).toEqual({
    'CA-BC': 'British Columbia / Colombie-Britannique',
    'CA-NB': 'New Brunswick / Nouveau-Brunswick',
    'CA-NL': 'Newfoundland and Labrador / Terre-Neuve-et-Labrador',
    'CA-NS': 'Nova Scotia / Nouvelle-Écosse',
    'CA-NT': 'Northwest Territories / Territoires du Nord-Ouest',
    'CA-PE': 'Prince Edward Island / Île-du-Prince-Édouard',
    'CA-QC': 'Quebec / Québec',
    'FR-20R': 'Corsica / Corse',
    'FR-BRE': 'Brittany / Bretagne',
    'FR-NAQ': 'New Aquitaine / Nouvelle-Aquitaine',
    'FR-NOR': 'Normandy / Normandie',
    'US-CA': 'California / Californie',
    'US-DC': 'District of Columbia / District de Columbia',
    'US-FL': 'Florida / Floride',
    'US-GA': 'Georgia / Géorgie',
    'US-HI': 'Hawaii / Hawaï',
    'US-LA': 'Louisiana / Louisiane',
    'US-NC': 'North Carolina / Caroline du Nord',
    'US-ND': 'North Dakota / Dakota du Nord',
    'US-NM': 'New Mexico / Nouveau-Mexique',
    'US-PA': 'Pennsylvania / Pennsylvanie',
    'US-SC': 'South Carolina / Caroline du Sud',
    'US-SD': 'South Dakota / Dakota du Sud',
    'US-VA': 'Virginia / Virginie',
    'US-WV': 'West Virginia / Virginie-Occidentale',
  });
  const named = (wanted: string) => provinces.find(({ id }) => id === wanted);
  expect(['FR-PAC', 'FR-PDL', 'FR-IDF', 'CA-AB', 'US-NY'].map((id) => named(id)?.en)).toEqual([
    'Provence-Alpes-Côte d’Azur',
    'Pays de la Loire',
    'Île-de-France',
    'Alberta',
    'New York',
  ]);
});

test('places: countries have the names that people say', () => {
  const named = (wanted: string) => countries.find(({ id }) => id === wanted);
  expect(countries).toHaveLength(249);
  expect(['CA', 'DE', 'US'].map(named)).toEqual([
    { id: 'CA', within: '', en: 'Canada', fr: 'Canada' },
    { id: 'DE', within: '', en: 'Germany', fr: 'Allemagne' },
    { id: 'US', within: '', en: 'United States', fr: 'États-Unis' },
  ]);
});

test.each([
  ['CA', '10', 'CA-QC'],
  ['FR', '11', 'FR-IDF'],
  ['US', 'NY', 'US-NY'],
  ['US', 'PR', null],
  ['CA', '06', null],
  ['DE', '10', null],
])('places: the province %s.%s of the list of cities is %s', (country, admin1, id) => {
  expect(provinceOf(country, admin1)).toBe(id);
});
