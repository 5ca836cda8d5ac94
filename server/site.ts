/**
 * What this festival is, for every deployment of it: values that the requirements leave to configuration.
 * Compared lower-cased: `excludedFestivals` are never shown (CAL-31), `torontoFestivals` are drawn as the Toronto
 * variant (TOR-01). `torontoSite` is the origin that shows of those link to (SHW-18); null is this site.
 */
export const site = {
  /** This site's number in the content API's paths and among its pictures, unless a setting says another. */
  siteId: 8,
  brand: 'Chapiteau',
  socialImage: '/icons/social.png',
  excludedFestivals: [],
  torontoFestivals: ['jfl toronto'],
  torontoSite: null,
} as const;
