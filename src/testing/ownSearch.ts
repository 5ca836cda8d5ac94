/** For tests: the settings of our own search. */
export const ownSearch = {
  appId: 'a',
  key: 'k',
  url: '/api/search',
  indexes: { fr: 'x', en: 'x' },
  isHosted: false,
  isPaid: false,
  siteKey: 'site_8',
  artistSite: '',
};
