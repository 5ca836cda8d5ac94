import { languages, type Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { epochSeconds } from '#server/clock.ts';
import { pictures } from '#server/programme/addresses.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { hash } from '../hash.ts';
import type { VideoRecord } from '../types.ts';
import { trailer } from '../videos/trailer.ts';
import { captionedFilms, videoCollections } from '../videos/videos.ts';

const fileOf = (name: string): string => `/media/videos/${name}.mp4`;
const languageNames = { fr: 'Français', en: 'English' } as const;

const captionsOf = ({ film }: VideoRecord) =>
  film === undefined || !captionedFilms.includes(film)
    ? []
    : languages.map((lang) => ({
        lang,
        label: languageNames[lang],
        url: `/media/videos/${film}.${lang}.vtt`,
      }));

const toPages = ({ id, slug, title, description, youtubeId, poster }: VideoRecord) =>
  languages.map((lang) => ({
    id,
    lang,
    path: `${wordOf('videos', lang)}/${slug[lang]}`,
    type: 'video' as const,
    attributes: JSON.stringify({
      title: title[lang],
      description: description[lang],
      url: youtubeId === undefined ? null : `https://www.youtube.com/watch?v=${youtubeId}`,
    }),
    meta_title: title[lang],
    meta_description: description[lang].split('\n')[0] ?? '',
    og_image: pictures({ poster, image_url: null }).preview,
    noindex: 0 as const,
  }));

/** VID-22: a page with a film in its background. */
const toTrailer = (lang: Language) => ({
  id: trailer.id,
  lang,
  path: trailer.path[lang],
  type: 'header_mp4_video' as const,
  attributes: JSON.stringify({
    title: trailer.title[lang],
    body: trailer.body[lang],
    video_mp4_url: fileOf(trailer.film),
    video_alternative_image: { url: pictures({ poster: trailer.poster, image_url: null }).image },
  }),
  meta_title: trailer.title[lang],
  meta_description: trailer.description[lang],
  og_image: pictures({ poster: trailer.poster, image_url: null }).preview,
  noindex: 0 as const,
});

const mostViews = 90_000;
const publishedEvery = { days: 5, hours: 7 } as const;

/** The sample's videos, the last of them published a day before the start: a page of each, and their collections. */
export const insertVideos = async (db: Database, now: Temporal.Instant): Promise<void> => {
  const videos = [
    ...new Map(
      videoCollections.flatMap((collection) => collection.videos).map((video) => [video.id, video]),
    ).values(),
  ];
  const ids = videos.map(({ id }) => id);
  // Those of a sample that was filled before there was more to tell of them.
  await db.deleteFrom('pages').where('id', 'in', ids).where('type', '=', 'video').execute();
  await insertAll(db, 'pages', videos.flatMap(toPages));
  await insertAll(db, 'pages', languages.map(toTrailer));
  const day = now.toZonedDateTimeISO('UTC').startOfDay().subtract({ days: 1 });
  await insertAll(
    db,
    'videos',
    videos.map((video, index) => {
      const views = hash(video.id) % mostViews;
      const published = day.subtract({
        days: publishedEvery.days * index,
        hours: publishedEvery.hours * (index % 3),
      });
      return {
        id: video.id,
        youtube_id: video.youtubeId ?? null,
        film: video.film === undefined ? null : fileOf(video.film),
        captions: JSON.stringify(captionsOf(video)),
        poster: video.poster,
        view_count: views,
        like_count: Math.floor(views / 12),
        published_at: epochSeconds(published.toInstant()),
      };
    }),
  );
  await insertAll(
    db,
    'video_collections',
    videoCollections.flatMap(({ id, name, alias, videos: [first] }) =>
      languages.map((lang) => ({
        id,
        lang,
        name: name[lang],
        alias: alias[lang],
        image: pictures({ poster: first?.poster ?? null, image_url: null }).image,
      })),
    ),
  );
  await insertAll(
    db,
    'collected_videos',
    videoCollections.flatMap((collection) =>
      collection.videos.map((video) => ({ collection_id: collection.id, video_id: video.id })),
    ),
  );
};
