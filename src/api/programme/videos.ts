import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { readCollections } from '#contract/programme/videos/videoCollections.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { listedVideo, videoEnvelope, wireCollection, type ListedVideo } from '#contract/wire/video.ts';
import type { ContentClient } from '../content.ts';
import { cutPage, readListPage, type ListedPage } from '../listPages.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** VID-16: the collections; fetched anew when the language changes. */
export const collectionsQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: ['video-collections', lang] as const,
    queryFn: async ({ signal }) => {
      const question = {
        lang,
        path: '/api/taxonomy_term/youtube_video_collections',
        envelope: videoEnvelope,
      };
      return readCollections((await client.list(wireCollection, question, signal)).items, lang);
    },
    staleTime: staleTimes.menus,
  });

/** A question about the list of videos. */
export interface VideosQuestion {
  lang: Language;
  /** Null for all of them (VID-10). */
  collection: string | null;
  /** The offset of the page, and the number of its videos. */
  offset: number;
  size: number;
}
export type VideosPage = ListedPage<ListedVideo>;

const keyOf = ({ lang, collection, offset, size }: VideosQuestion) =>
  ['videos', lang, collection, offset, size] as const;

/** VID-11: half of a fetched whole page, for a narrow window. */
const halfOf = (queryClient: QueryClient, question: VideosQuestion): VideosPage | undefined => {
  const { videos: wholeSize } = pageSizes;
  const { offset, size } = question;
  if (size >= wholeSize) return undefined;
  const from = offset % wholeSize;
  const whole = keyOf({ ...question, offset: offset - from, size: wholeSize });
  return cutPage(queryClient.getQueryData<VideosPage>(whole), { from, size, wholeSize });
};

const readVideos = (
  client: ContentClient,
  { lang, collection, offset, size }: VideosQuestion,
  signal: AbortSignal,
): Promise<VideosPage> => {
  const parameters = { collection: collection ?? undefined };
  return readListPage(
    client,
    { item: listedVideo, lang, path: 'videos', offset, size, parameters, envelope: videoEnvelope },
    signal,
  );
};

/** VID-24: the newest ones. */
export const readFeaturedVideos = async (
  client: ContentClient,
  lang: Language,
  signal: AbortSignal,
): Promise<ListedVideo[]> => {
  const question = { lang, collection: null, offset: 0, size: pageSizes.featuredVideos };
  return (await readVideos(client, question, signal)).items;
};

/** VID-02, VID-10: a page of the videos; identical questions share one request (VID-13). */
export const videosQuery = (client: ContentClient, question: VideosQuestion, queryClient?: QueryClient) =>
  queryOptions({
    ...asked,
    queryKey: keyOf(question),
    queryFn: ({ signal }) => readVideos(client, question, signal),
    staleTime: staleTimes.programme,
    initialData: () => queryClient && halfOf(queryClient, question),
  });
