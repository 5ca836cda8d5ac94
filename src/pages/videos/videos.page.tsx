import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { findCollection } from '#contract/programme/videos/videoCollections.ts';
import { collectionsQuery } from '#src/api/programme/videos.ts';
import { VideosScreen } from './VideosScreen.tsx';
import { usePageSize } from './pageSize.ts';
import { useVideoList } from './useVideoList.ts';
import { askedIn, listPath } from './videos.loader.ts';
import { fromUrl, linksOf, nextUrl, type VideoCatalogueEvent } from './videos.url.ts';

export { repairSearch as readSearch } from './videos.url.ts';
export { load } from './videos.loader.ts';

const layout = getRouteApi('/$lang');

/** Connects the address, the machine and the list for the screen. */
export function Page() {
  const { client, lang } = layout.useRouteContext();
  const search = useSearch({ strict: false });
  const asked = askedIn(useParams({ strict: false }));
  const navigate = useNavigate();
  const { data: collections = [] } = useQuery(collectionsQuery(client, lang));
  const collection = findCollection(collections, asked);
  const chosen = collection?.id ?? null;
  const state = useMemo(() => fromUrl(chosen, search), [chosen, search]);
  const size = usePageSize();
  const list = useVideoList(client, state, lang, size);
  // From the present address, not the drawn one: two events in one tick both count.
  const send = useCallback(
    (event: VideoCatalogueEvent) =>
      void navigate({
        to: '.',
        search: (now) => nextUrl(chosen, now, event),
        // One step back leaves a list, however many of its pages were loaded.
        replace: event.type === 'more.asked',
        resetScroll: event.type === 'earlier.asked',
      }),
    [navigate, chosen],
  );
  const link = useMemo(
    () => linksOf((id) => listPath(lang, findCollection(collections, id)), state),
    [collections, lang, state],
  );
  return <VideosScreen {...{ lang, collection, collections, state, list, size, link, send }} />;
}
