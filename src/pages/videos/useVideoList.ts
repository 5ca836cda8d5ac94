import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/address/language.ts';
import { videoStretches } from '#contract/programme/calendar/stretch.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import type { ContentClient } from '#src/api/content.ts';
import { videosQuery } from '#src/api/programme/videos.ts';
import { useListPages, type ListPages } from '#src/controls/catalogue/useListPages.ts';
import type { VideosState } from './videos.url.ts';

/**
 * The list of an address, in pages of this window's size (VID-11); a late answer of another collection never shows (VID-13).
 */
export const useVideoList = (
  client: ContentClient,
  { context: { collection, offset } }: VideosState,
  lang: Language,
  size: number,
): ListPages<ListedVideo> => {
  const queryClient = useQueryClient();
  const question = useMemo(() => ({ lang, collection, offset, size }), [lang, collection, offset, size]);
  return useListPages({
    question,
    pageAt: (of, at) => videosQuery(client, { ...of, offset: at }, queryClient),
    stretches: (of) => videoStretches(of.size),
  });
};
