/**
 * This festival in every deployment: values that the requirements leave to configuration. Compared lower-cased:
 * `excludedFestivals` are never shown (CAL-31), `torontoFestivals` are drawn as the Toronto variant (TOR-01). Shows of those
 * link to the origin `torontoSite` (SHW-18); null is this site.
 */
export const site = {
  /** This site's default number in the content API's paths and among its pictures. */
  siteId: 8,
  socialImage: '/icons/social.png',
  excludedFestivals: [],
  torontoFestivals: ['jfl toronto'],
  torontoSite: null,
} as const;
