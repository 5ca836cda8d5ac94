import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import {
  isTodays,
  readCollections,
  type VideoCollection,
} from '#contract/programme/videos/videoCollections.ts';
import { filmOf, posterOfVideo } from '#contract/programme/videos/videoFilm.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { parseItems } from '#contract/wire/list.ts';
import type { Page } from '#contract/wire/page.ts';
import { videoAttributes, wireCollection, type VideoAttributes } from '#contract/wire/video.ts';
import type { ContentClient } from '#src/api/content.ts';
import { videosQuery } from '#src/api/programme/videos.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { VideoScreen } from './VideoScreen.tsx';

const read = ({ attributes }: Page) => v.safeParse(videoAttributes, attributes);

/** A video's collection, whichever day's it is. */
const collectionOf = ({ collections }: VideoAttributes, lang: Language): VideoCollection | null => {
  const all = readCollections(parseItems(wireCollection, collections).items, lang);
  return all.find((one) => !isTodays(one)) ?? null;
};

const nobody = '';
/** VID-18: videos of the same collection. */
const relatedQuery = (client: ContentClient, lang: Language, collection: VideoCollection | null) => ({
  ...videosQuery(client, {
    lang,
    collection: collection?.id ?? nobody,
    offset: 0,
    size: pageSizes.relatedVideos,
  }),
  enabled: collection !== null,
});

/** An unreadable video counts as missing (VID-27); a readable one stays without its neighbours if these fail. */
export const load = async ({ context, page, path, answer }: ContentLoad): Promise<PageAnswer | null> => {
  const video = read(page);
  if (!video.success) return null;
  const { aside, queryClient, lang, loadTexts, clock } = context;
  const related = relatedQuery(aside, lang, collectionOf(video.output, lang));
  const [isWhole] = await Promise.all([
    related.enabled
      ? queryClient.ensureQueryData(related).then(
          () => true,
          () => false,
        )
      : true,
    loadTexts('videos'),
  ]);
  const { title, description, published_at: publishedAt, view_count: views } = video.output;
  const picture = posterOfVideo(video.output);
  return {
    ...answer,
    ...(!isWhole && { expiresAt: clock.now() }),
    head: { ...answer.head, image: answer.head.image ?? picture },
    video: {
      title,
      description,
      publishedAt,
      views,
      picture,
      url: `/${lang}/${path}`,
      film: filmOf(video.output),
    },
  };
};

/** The page of a video (VID-18). */
export function Screen({ client, lang, settings, page }: ContentPageProps) {
  const video = read(page);
  const attributes = video.success ? video.output : null;
  const collection = attributes && collectionOf(attributes, lang);
  const { data } = useQuery(relatedQuery(client, lang, collection));
  if (attributes === null) return null;
  const { published_at: published } = attributes;
  return (
    <VideoScreen
      {...{ lang, collection }}
      video={attributes}
      publishedOn={published === null ? null : dateInZone(Date.parse(published), settings.timezone)}
      related={(data?.items ?? []).filter(({ id }) => id !== page.id)}
    />
  );
}
