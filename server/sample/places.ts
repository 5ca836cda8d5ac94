/** The cities of the sample: their region and their clock. */
const ontario = { name: { fr: 'Ontario', en: 'Ontario' }, abbreviation: 'ON' };
const quebec = { name: { fr: 'Québec', en: 'Quebec' }, abbreviation: 'QC' };

export const montreal = { city: 'Montréal', region: quebec, timezone: 'America/Toronto' };
export const quebecCity = { city: 'Québec', region: quebec, timezone: 'America/Toronto' };
export const ottawa = { city: 'Ottawa', region: ontario, timezone: 'America/Toronto' };
export const toronto = { city: 'Toronto', region: ontario, timezone: 'America/Toronto' };
export const vancouver = {
  city: 'Vancouver',
  region: { name: { fr: 'Colombie-Britannique', en: 'British Columbia' }, abbreviation: 'BC' },
  timezone: 'America/Vancouver',
};
export const halifax = {
  city: 'Halifax',
  region: { name: { fr: 'Nouvelle-Écosse', en: 'Nova Scotia' }, abbreviation: 'NS' },
  timezone: 'America/Halifax',
};
/** Half an hour ahead of its neighbours. */
export const stJohns = {
  city: 'St. John’s',
  region: { name: { fr: 'Terre-Neuve-et-Labrador', en: 'Newfoundland and Labrador' }, abbreviation: 'NL' },
  timezone: 'America/St_Johns',
};
