import { isoOf } from '#server/programme/instants.ts';
import type { VideosFile } from '#server/festival/schema/videosFile.ts';
import { inBoth, shortest, titleOf, type Both } from '#server/festival/values/languages.ts';
import { mediumOf, mediumOfAddress, mediumOfPoster } from '#server/festival/values/media.ts';
import { videoPath } from '#server/festival/values/paths.ts';
import { richOf } from '#server/festival/values/richTexts.ts';
import {
  known,
  lackingOf,
  pagesOfType,
  pairsOf,
  shortName,
  unless,
  usualInBoth,
  type Exporting,
  type PageRow,
} from './exporting.ts';
import { readCaptions, readTrailer, readVideoPage } from './storedAttributes.ts';

type Video = VideosFile['videos'][string];
type VideoRow = Exporting['tables']['videos'][number];

const withMedia = (captions: Video['captions']): Video['captions'] =>
  captions.map((one) => ({ ...one, url: mediumOfAddress(one.url) }));

const videoOf = (name: string, rows: Both<PageRow>, row: VideoRow, { profile }: Exporting): Video => {
  const pages = inBoth((lang) => readVideoPage(rows[lang].attributes));
  const slugs = inBoth((lang) => rows[lang].path.slice(videoPath('', lang).length));
  return {
    title: titleOf(
      inBoth((lang) => pages[lang].title),
      lackingOf(rows),
      profile.languages,
    ),
    description: shortest(inBoth((lang) => pages[lang].description)),
    slug: usualInBoth(slugs, { fr: name, en: name }),
    youtube: known(row.youtube_id),
    film: mediumOf(row.film),
    captions: withMedia(readCaptions(row.captions)),
    image: mediumOfPoster({ poster: row.poster, image_url: rows.fr.og_image }),
    views: row.view_count,
    likes: row.like_count,
    published: isoOf(row.published_at),
  };
};

const collectionsOf = ({ tables, nameOf }: Exporting): VideosFile['collections'] => {
  const videosOfCollection = Map.groupBy(tables.collected_videos, (row) => row.collection_id);
  return Object.fromEntries(
    [...pairsOf(tables.video_collections, (row) => row.id)].map(([number, rows]) => [
      nameOf('collection', number),
      {
        title: shortest(inBoth((lang) => rows[lang].name)),
        alias: unless(shortest(inBoth((lang) => rows[lang].alias)), ''),
        image: mediumOf(rows.fr.image),
        videos: (videosOfCollection.get(number) ?? [])
          .map((row) => row.video_id)
          .toSorted((one, other) => one - other)
          .map((id) => shortName(nameOf('page', id))),
      },
    ]),
  );
};

const trailerOf = (exporting: Exporting): VideosFile['trailer'] => {
  const [page] = pagesOfType(exporting, 'header_mp4_video');
  if (page === undefined) return undefined;
  const { rows } = page;
  const { languages } = exporting.profile;
  const pages = inBoth((lang) => readTrailer(rows[lang].attributes));
  return {
    title: titleOf(
      inBoth((lang) => pages[lang].title),
      lackingOf(rows),
      languages,
    ),
    path: shortest(inBoth((lang) => rows[lang].path)),
    description: shortest(inBoth((lang) => rows[lang].meta_description)),
    text: richOf(
      inBoth((lang) => pages[lang].body),
      languages,
    ),
    film: mediumOfAddress(pages.fr.video_mp4_url),
    image: mediumOf(pages.fr.video_alternative_image?.url ?? null),
    captions: withMedia(pages.fr.captions),
  };
};

/** `videos.yaml`. */
export const videosOf = (exporting: Exporting): VideosFile => {
  const rowOf = new Map(exporting.tables.videos.map((row) => [row.id, row]));
  return {
    videos: Object.fromEntries(
      pagesOfType(exporting, 'video').flatMap(({ number, name, rows }): [string, Video][] => {
        const row = rowOf.get(number);
        return row === undefined ? [] : [[name, videoOf(name, rows, row, exporting)]];
      }),
    ),
    collections: collectionsOf(exporting),
    trailer: trailerOf(exporting),
  };
};
