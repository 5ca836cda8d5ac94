import { languages } from '#contract/address/language.ts';
import type { VideosFile } from '#server/festival/schema/videosFile.ts';
import { secondsOfInstant } from '#server/festival/values/localTimes.ts';
import { bothOf, textsOf, writtenIn } from '#server/festival/values/languages.ts';
import { addressOfMedium, picturesOf, posterOf } from '#server/festival/values/media.ts';
import { videoPath } from '#server/festival/values/paths.ts';
import { pageNames } from '../names.ts';
import type { Loading, RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';
import { trailerPages } from './trailerPages.ts';

type Video = VideosFile['videos'][string];

const watchAddress = 'https://www.youtube.com/watch?v=';
const addressOf = (film: string | undefined): string | null =>
  film === undefined ? null : addressOfMedium(film);

const videoPages = (name: string, video: Video, { folder, numberOf }: Loading) =>
  languages.map((lang) => {
    const description = textsOf(video.description)[lang];
    return pageRow({
      id: numberOf('page', pageNames.video(name)),
      lang,
      path: videoPath(bothOf(video.slug ?? name)[lang], lang),
      type: 'video',
      attributes: {
        title: textsOf(video.title)[lang],
        description,
        url: video.youtube === undefined ? null : watchAddress + video.youtube,
      },
      description: description.split('\n')[0] ?? '',
      preview: picturesOf(video.image).preview,
      writtenIn: writtenIn(video.title, lang, folder.festival.languages),
    });
  });

const collectionRows = ({ folder, numberOf }: Loading): RowsOf<'video_collections' | 'collected_videos'> => {
  const collections = Object.entries(folder.videos.collections);
  return {
    video_collections: collections.flatMap(([name, { title, alias, image }]) =>
      languages.map((lang) => ({
        id: numberOf('collection', name),
        lang,
        name: textsOf(title)[lang],
        alias: bothOf(alias ?? '')[lang],
        image: picturesOf(image).image,
      })),
    ),
    collected_videos: collections.flatMap(([name, { videos }]) =>
      [...new Set(videos)].map((video) => ({
        collection_id: numberOf('collection', name),
        video_id: numberOf('page', pageNames.video(video)),
      })),
    ),
  };
};

/** The videos with their pages, their collections, and the trailer's page. */
export const videoRows = (
  loading: Loading,
): RowsOf<'pages' | 'videos' | 'video_collections' | 'collected_videos'> => {
  const videos = Object.entries(loading.folder.videos.videos);
  return {
    pages: [...videos.flatMap(([name, video]) => videoPages(name, video, loading)), ...trailerPages(loading)],
    videos: videos.map(([name, video]) => ({
      id: loading.numberOf('page', pageNames.video(name)),
      youtube_id: video.youtube ?? null,
      film: addressOf(video.film),
      captions: JSON.stringify(video.captions.map((one) => ({ ...one, url: addressOfMedium(one.url) }))),
      poster: posterOf(video.image).poster,
      view_count: video.views,
      like_count: video.likes,
      published_at: secondsOfInstant(video.published),
    })),
    ...collectionRows(loading),
  };
};
