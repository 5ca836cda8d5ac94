import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { ContentClient } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** VID-24: the newest videos, for other pages; the reader of video lists comes with the first request. */
export const featuredVideosQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['featured-videos', lang] as const,
    queryFn: async ({ signal }) => (await import('./videos.ts')).readFeaturedVideos(client, lang, signal),
    staleTime: staleTimes.programme,
  });
