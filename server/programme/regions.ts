import type { Language } from '#contract/address/language.ts';

type Names = Readonly<Record<Language, string>>;

const same = (name: string): Names => ({ fr: name, en: name });
const named = (fr: string, en: string): Names => ({ fr, en });

/** Provinces and territories of Canada and states of the United States, by their short form. */
const regions: Readonly<Record<string, Names>> = {
  AB: same('Alberta'),
  BC: named('Colombie-Britannique', 'British Columbia'),
  MB: same('Manitoba'),
  NB: named('Nouveau-Brunswick', 'New Brunswick'),
  NL: named('Terre-Neuve-et-Labrador', 'Newfoundland and Labrador'),
  NS: named('Nouvelle-Écosse', 'Nova Scotia'),
  NT: named('Territoires du Nord-Ouest', 'Northwest Territories'),
  NU: same('Nunavut'),
  ON: same('Ontario'),
  PE: named('Île-du-Prince-Édouard', 'Prince Edward Island'),
  QC: named('Québec', 'Quebec'),
  SK: same('Saskatchewan'),
  YT: same('Yukon'),
  AK: same('Alaska'),
  AL: same('Alabama'),
  AR: same('Arkansas'),
  AZ: same('Arizona'),
  CA: named('Californie', 'California'),
  CO: same('Colorado'),
  CT: same('Connecticut'),
  DC: same('Washington (D.C.)'),
  DE: same('Delaware'),
  FL: named('Floride', 'Florida'),
  GA: named('Géorgie', 'Georgia'),
  HI: named('Hawaï', 'Hawaii'),
  IA: same('Iowa'),
  ID: same('Idaho'),
  IL: same('Illinois'),
  IN: same('Indiana'),
  KS: same('Kansas'),
  KY: same('Kentucky'),
  LA: named('Louisiane', 'Louisiana'),
  MA: same('Massachusetts'),
  MD: same('Maryland'),
  ME: same('Maine'),
  MI: same('Michigan'),
  MN: same('Minnesota'),
  MO: same('Missouri'),
  MS: same('Mississippi'),
  MT: same('Montana'),
  NC: named('Caroline du Nord', 'North Carolina'),
  ND: named('Dakota du Nord', 'North Dakota'),
  NE: same('Nebraska'),
  NH: same('New Hampshire'),
  NJ: same('New Jersey'),
  NM: named('Nouveau-Mexique', 'New Mexico'),
  NV: same('Nevada'),
  NY: same('New York'),
  OH: same('Ohio'),
  OK: same('Oklahoma'),
  OR: same('Oregon'),
  PA: named('Pennsylvanie', 'Pennsylvania'),
  RI: same('Rhode Island'),
  SC: named('Caroline du Sud', 'South Carolina'),
  SD: named('Dakota du Sud', 'South Dakota'),
  TN: same('Tennessee'),
  TX: same('Texas'),
  UT: same('Utah'),
  VA: named('Virginie', 'Virginia'),
  VT: same('Vermont'),
  WA: same('Washington'),
  WI: same('Wisconsin'),
  WV: named('Virginie-Occidentale', 'West Virginia'),
  WY: same('Wyoming'),
};

/** A region of a record in full: its English name for a known short form, else unchanged. */
export const fullRegion = (region: string): string => regions[region.toUpperCase()]?.en ?? region;

/**
 * The name of a region to show: in the language if it is one of ours, else as stored; the short form if nothing is stored.
 */
export const regionName = (lang: Language, region: string, stored: string): string => {
  const names = regions[region.toUpperCase()];
  const isOurs = names !== undefined && (stored === names.fr || stored === names.en);
  return isOurs ? names[lang] : stored || region;
};
