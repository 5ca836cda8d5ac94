import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { findCollection } from '#contract/programme/videoCollections.ts';
import { collectionsQuery } from '#src/api/videos.ts';
import type { ContentPageProps } from '#src/shell/context.ts';
import { VideosScreen } from './VideosScreen.tsx';
import { usePageSize } from './pageSize.ts';
import { useVideoList } from './useVideoList.ts';
import { listPath } from './videos.loader.ts';
import { fromUrl, linksOf, nextUrl, type VideoCatalogueEvent, type VideosSearch } from './videos.url.ts';

export { loadVideos } from './videos.loader.ts';

interface VideosPageProps extends Pick<ContentPageProps, 'client' | 'lang'> {
  /** The collection that the address names. */
  asked: string | null;
  search: Record<string, unknown>;
  navigate: (to: {
    to: '.';
    search: (now: Record<string, unknown>) => VideosSearch;
    replace: boolean;
    resetScroll: boolean;
  }) => Promise<void>;
}

/** Brings the address, the machine and the list together for the screen. */
export function VideosPage({ client, lang, asked, search, navigate }: VideosPageProps) {
  const { data: collections = [] } = useQuery(collectionsQuery(client, lang));
  const collection = findCollection(collections, asked);
  const chosen = collection?.id ?? null;
  const state = useMemo(() => fromUrl(chosen, search), [chosen, search]);
  const size = usePageSize();
  const list = useVideoList(client, state, lang, size);
  // From the address as it is then, not as it was drawn: two events in one tick both count.
  const send = useCallback(
    (event: VideoCatalogueEvent) =>
      void navigate({
        to: '.',
        search: (now) => nextUrl(chosen, now, event),
        // One way back from a list, however many of its pages were loaded.
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
