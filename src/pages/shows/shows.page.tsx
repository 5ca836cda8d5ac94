import { useCallback, useMemo } from 'react';
import { pairPath } from '#contract/address/pairs.ts';
import { dateInZone } from '#contract/programme/siteDate.ts';
import type { ContentPageProps } from '#src/shell/context.ts';
import { ShowsScreen } from './ShowsScreen.tsx';
import type { ShowsSearch } from './shows.search.ts';
import { fromUrl, linksOf, nextUrl, type ShowCatalogueEvent } from './shows.url.ts';
import { useShowList } from './useShowList.ts';

export { loadShows } from './shows.loader.ts';

interface ShowsPageProps extends Pick<ContentPageProps, 'client' | 'lang' | 'settings' | 'clock'> {
  search: Record<string, unknown>;
  navigate: (to: {
    search: (now: Record<string, unknown>) => ShowsSearch;
    replace: boolean;
    resetScroll: boolean;
  }) => Promise<void>;
}

/** Brings the address, the machine and the list together for the screen. */
export function ShowsPage({ client, lang, settings, clock, search, navigate }: ShowsPageProps) {
  const state = useMemo(() => fromUrl(search), [search]);
  const list = useShowList(client, state, lang, settings);
  const path = pairPath('shows', lang);
  // From the address as it is then, not as it was drawn: two events in one tick both count.
  const send = useCallback(
    (event: ShowCatalogueEvent) =>
      void navigate({
        search: (now) => nextUrl(now, event),
        // One way back from a list, however many of its pages were loaded.
        replace: event.type === 'more.asked',
        resetScroll: event.type === 'earlier.asked',
      }),
    [navigate],
  );
  return (
    <ShowsScreen
      {...{ lang, path, state, list, send }}
      link={useMemo(() => linksOf(path, state), [path, state])}
      siteId={settings.siteId}
      today={Date.parse(dateInZone(clock.now(), settings.timezone))}
    />
  );
}
