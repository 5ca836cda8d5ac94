import type { Clock } from './clock.ts';
import { hostDates } from './content/calendar/hostDates.ts';
import { embeddedDates } from './content/calendar/storedDate.ts';
import { embeddedCities, hostCities } from './content/shows/cityPositions.ts';
import { embeddedPages } from './discovery/embeddedPages.ts';
import { hostPages } from './discovery/hostPages.ts';
import type { Settings } from './environment.ts';
import { embeddedFeeds } from './feeds/embeddedFeeds.ts';
import { createFirstSeen } from './feeds/firstSeen.ts';
import { hostFeeds } from './feeds/hostFeeds.ts';
import type { ContentHost } from './host/contentHost.ts';
import { createHostLists } from './host/lists/hostLists.ts';
import type { Log } from './log.ts';
import type { VersionWatch } from './prepared/version.ts';
import { hostSearch } from './search/records/hostSearch.ts';
import { embeddedSearch } from './search/records/searchSource.ts';
import { embeddedShows, hostShows } from './sharing/sharedShows.ts';
import type { Store } from './store/store.ts';
import { embeddedNames } from './thumbnails/embeddedNames.ts';
import { hostNames } from './thumbnails/hostNames.ts';

interface SourcesDeps {
  settings: Pick<Settings, 'siteId' | 'siteTimezone' | 'publicUrl' | 'dataDirectory'>;
  store: Store;
  version: Pick<VersionWatch, 'look'>;
  clock: Clock;
  log: Log;
}

const embedded = ({ store, version }: SourcesDeps) => ({
  pages: embeddedPages(store.db),
  feeds: embeddedFeeds(store.db),
  shows: embeddedShows(store.db),
  dates: embeddedDates(store.db),
  cities: embeddedCities(store.db),
  search: embeddedSearch(store),
  names: embeddedNames({ store, version }),
  stop: () => {},
});

const ofHost = (host: ContentHost, { settings, clock, log }: SourcesDeps): ReturnType<typeof embedded> => {
  const { siteId, siteTimezone: timezone, publicUrl, dataDirectory } = settings;
  const lists = createHostLists({ host, siteId, clock, log });
  const firstSeen = createFirstSeen({ dataDirectory, clock, log });
  return {
    pages: hostPages(lists, publicUrl),
    feeds: hostFeeds({ lists, firstSeen, publicUrl }),
    shows: hostShows(lists, timezone),
    dates: hostDates(lists, timezone),
    cities: hostCities(lists),
    search: hostSearch({ lists, timezone }),
    names: hostNames(lists),
    stop: lists.stop,
  };
};

/** Where the site reads the programme for everything that the wire does not answer: our database, or a host's lists. */
export const sourcesOf = (host: ContentHost | null, deps: SourcesDeps) =>
  host === null ? embedded(deps) : ofHost(host, deps);
