import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Settings } from '../environment.ts';

/** The address of the embedded index for the browser. */
const embedded = { appId: 'embedded', key: 'public', url: '/api/search' };

type SearchPart = Pick<
  Settings,
  'hostedSearch' | 'searchIndexes' | 'isSearchPaid' | 'siteId' | 'artistSiteUrl'
>;

/** The search's settings for pages: of a hosted one only the search-only key (SRCH-08). */
export const searchOf = ({
  hostedSearch,
  searchIndexes,
  isSearchPaid: isPaid,
  siteId,
  artistSiteUrl,
}: SearchPart): PageSettings['search'] => {
  const told = {
    indexes: searchIndexes,
    isPaid,
    siteKey: `site_${siteId}`,
    artistSite: artistSiteUrl ?? '',
  };
  if (hostedSearch !== null) {
    const { appId, key, host } = hostedSearch;
    return { ...told, appId, key, url: host, isHosted: true };
  }
  return { ...told, ...embedded, isHosted: false };
};

/** The official client's hosts by default, tried in turn. */
const serviceHosts = (appId: string): string[] => [
  `${appId}-dsn.algolia.net`,
  `${appId}.algolia.net`,
  `${appId}-1.algolianet.com`,
  `${appId}-2.algolianet.com`,
  `${appId}-3.algolianet.com`,
];

/** Origins of the browser's searches besides our own, for the policy of the pages. */
export const searchOrigins = ({ hostedSearch }: Pick<Settings, 'hostedSearch'>): string[] => {
  if (hostedSearch === null) return [];
  const { appId, host } = hostedSearch;
  return host === null
    ? serviceHosts(appId.toLowerCase()).map((name) => `https://${name}`)
    : [new URL(host).origin];
};
