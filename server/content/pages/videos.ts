import * as v from 'valibot';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { listedVideo, wireCollection } from '#contract/wire/video.ts';
import type { PageRow } from '#server/store/pages/pages.ts';
import type { Database } from '#server/store/schema/tables.ts';
import {
  collectionsOf,
  countVideos,
  findVideo,
  listCollections,
  listVideos,
  type CollectionRow,
  type VideoRow,
} from '#server/store/pages/videos.ts';
import { pageAddress, pictures, thumbnailOf } from '#server/programme/addresses.ts';
import { isoOf } from '#server/programme/instants.ts';
import { idPattern } from '../limits.ts';
import { ofSite } from '../params.ts';
import { pageOffset, pageSize } from '../query.ts';
import { defineResource, listOf, pageOfList, wholeList, type ContentResource } from '../resource.ts';

const attributesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: v.string(),
    description: v.optional(v.string(), ''),
    html: v.optional(v.string(), ''),
    url: v.optional(v.nullable(v.string()), null),
  }),
);
const captionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ lang: v.string(), label: v.string(), url: v.string() })),
);

const toCollection = ({ id, lang, name, alias, image }: CollectionRow) => ({
  id: String(id),
  attributes: { name, langcode: lang },
  image,
  path: { alias },
});

const toThumbnail = (poster: number | null) => {
  const pictured = { poster, image_url: null };
  const small = thumbnailOf(pictured, 0)?.[0]?.url ?? null;
  return { default: small, medium: small, high: pictures(pictured).image };
};

/** The attributes that a list and a video's own page share. */
const tell = (video: VideoRow, collections: CollectionRow[]) => ({
  thumbnail: toThumbnail(video.poster),
  youtube_id: video.youtube_id ?? '',
  view_count: video.view_count,
  like_count: video.like_count,
  published_at: isoOf(video.published_at),
  collections: collections.map(toCollection),
  video_mp4_url: video.film,
  captions: v.parse(captionsSchema, video.captions),
});

/** VID-19: the page of a video; one without its own row has the editors' attributes. */
export const loadVideo = async (db: Database, { id, lang, attributes }: PageRow) => {
  const written = v.parse(attributesSchema, attributes);
  const video = await findVideo(db, id);
  if (!video) return written;
  const of = await collectionsOf(db, lang, [id]);
  return {
    ...written,
    ...tell(video, of(id)),
  };
};

const videos = defineResource({
  path: '/{lang}/content/{siteId}/videos',
  summary: 'The videos in pages, the newest first; those of a collection, or all of them (VID-02, VID-10).',
  request: {
    params: ofSite,
    query: v.object({
      pagesize: pageSize(pageSizes.videos),
      offset: pageOffset,
      collection: v.optional(
        v.pipe(v.string(), v.regex(idPattern, 'must be the id of a collection'), v.transform(Number)),
      ),
    }),
  },
  answer: listOf(listedVideo),
  handle: async ({ store: { db } }, { params: { lang }, query }) => {
    const { pagesize: limit, offset, collection = null } = query;
    const rules = { lang, collection };
    const [rows, total] = await Promise.all([
      listVideos(db, rules, { limit, offset }),
      countVideos(db, rules),
    ]);
    const of = await collectionsOf(
      db,
      lang,
      rows.map(({ id }) => id),
    );
    const data = rows.map((row) => {
      const { title, description } = v.parse(attributesSchema, row.attributes);
      return { id: String(row.id), title, description, url: pageAddress(row), ...tell(row, of(row.id)) };
    });
    return { body: pageOfList(data, { limit, offset, total }) };
  },
});

const collections = defineResource({
  path: '/api/taxonomy_term/youtube_video_collections',
  summary: 'The collections of the videos, each in every language that it has (VID-16).',
  request: {},
  answer: listOf(v.pick(wireCollection, ['id', 'attributes', 'image', 'path'])),
  handle: async ({ store: { db } }) => ({
    body: wholeList((await listCollections(db)).map(toCollection)),
  }),
});

/** The list of videos and their collections. */
export const videoResources: readonly ContentResource[] = [videos, collections];
