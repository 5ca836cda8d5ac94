import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { ArtistsScreen } from './ArtistsScreen.tsx';
import { fromUrl, linksOf, nextUrl, type ArtistCatalogueEvent } from './artists.url.ts';
import { pageSizeOf } from './pageSizeOf.ts';
import { useArtistList } from './useArtistList.ts';
import { useFirstSize } from './windowSize.ts';

export { block } from './block.tsx';
export { repairSearch as readSearch } from './artists.search.ts';
export { load } from './artists.loader.ts';

const route = getRouteApi('/$lang/artists');

/** Connects the address, the machine and the list for the screen. */
export function Page() {
  const { client, lang, settings } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const state = useMemo(() => fromUrl(search), [search]);
  const size = pageSizeOf(state, useFirstSize());
  const list = useArtistList(client, state, lang, size ?? pageSizes.artists);
  const path = pairPath('artists', lang);
  // From the present address, not the drawn one: two events in one tick both count.
  const send = useCallback(
    (event: ArtistCatalogueEvent) =>
      void navigate({
        search: (now) => nextUrl(now, event),
        // One step back leaves a list, however many of its pages were loaded.
        replace: event.type === 'more.asked',
        resetScroll: event.type === 'earlier.asked',
      }),
    [navigate],
  );
  return (
    <ArtistsScreen
      {...{ lang, path, state, size, list, send }}
      link={useMemo(() => linksOf(path, state), [path, state])}
      siteId={settings.siteId}
    />
  );
}
