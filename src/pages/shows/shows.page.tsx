import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pairPath } from '#contract/address/pairs.ts';
import { useToday } from '#src/browser/browserClock.ts';
import { ShowsScreen } from './ShowsScreen.tsx';
import { fromUrl, linksOf, nextUrl, type ShowCatalogueEvent } from './shows.url.ts';
import { useShowList } from './useShowList.ts';

export { repairSearch as readSearch } from './shows.search.ts';
export { load } from './shows.loader.ts';

const route = getRouteApi('/$lang/shows');

/** Connects the address, the machine and the list for the screen. */
export function Page() {
  const { client, lang, settings, clock } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const state = useMemo(() => fromUrl(search), [search]);
  const list = useShowList(client, state, lang, settings);
  const path = pairPath('shows', lang);
  // From the present address, not the drawn one: two events in one tick both count.
  const send = useCallback(
    (event: ShowCatalogueEvent) =>
      void navigate({
        search: (now) => nextUrl(now, event),
        // One step back leaves a list, however many of its pages were loaded.
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
      today={useToday(clock, settings.timezone)}
    />
  );
}
