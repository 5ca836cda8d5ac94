import { absoluteAt } from './structuredData.ts';
import type { VideoFilm } from '../videos/videoFilm.ts';

/** The facts of a video's page. Addresses may be paths of the site. */
export interface VideoFacts {
  title: string;
  description: string;
  url: string;
  picture: string | null;
  /** ISO 8601 */
  publishedAt: string | null;
  views: number | null;
  film: VideoFilm;
}

/** A video as schema.org `VideoObject` data. */
export const videoObjectOf = (
  { title, description, url, picture, publishedAt, views, film }: VideoFacts,
  { publicUrl }: { publicUrl: string },
): object => {
  const absolute = absoluteAt(publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: description || title,
    url: absolute(url),
    ...(picture !== null && { thumbnailUrl: [absolute(picture)] }),
    ...(publishedAt !== null && { uploadDate: publishedAt }),
    ...(film.kind === 'file' && { contentUrl: absolute(film.src) }),
    ...(film.kind === 'embed' && { embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}` }),
    ...(views !== null && {
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: views,
      },
    }),
  };
};
