import * as v from 'valibot';
import { languages } from '../address/language.ts';
import { listEnvelope, parseItems } from './list.ts';
import { id, instant, looseText, medium, optionalUrl, safeUrl } from './values.ts';

const title = v.pipe(v.string(), v.trim(), v.nonEmpty());
const count = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);
const noPictures = { default: null, medium: null, high: null };
export const captions = v.object({ lang: v.picklist(languages), label: looseText, url: safeUrl });

/** VID-15: a collection in the source's first shape (`attributes.name`, `image`) or its second (`title`, `thumbnail`, `path`). */
export const wireCollection = v.object({
  id,
  attributes: v.fallback(v.object({ name: looseText, langcode: looseText }), { name: '', langcode: '' }),
  title: looseText,
  image: medium,
  thumbnail: medium,
  url: optionalUrl,
  path: v.fallback(v.object({ alias: looseText }), { alias: '' }),
});
export type WireCollection = v.InferOutput<typeof wireCollection>;

const told = {
  title,
  /** VID-25: plain text, with any characters. */
  description: looseText,
  thumbnail: v.fallback(v.object({ default: medium, medium, high: medium }), noPictures),
  youtube_id: looseText,
  view_count: count,
  like_count: count,
  published_at: v.fallback(v.nullable(instant), null),
  collections: v.fallback(v.array(v.unknown()), []),
  /** Our additions: the film as a file, and WebVTT files of its speech. */
  video_mp4_url: optionalUrl,
  captions: v.fallback(v.array(v.unknown()), []),
};

/** VID-19: a video in a list; `url` is its page. */
export const listedVideo = v.object({ id, url: safeUrl, ...told });
export type ListedVideo = v.InferOutput<typeof listedVideo>;

/**
 * VID-19: the attributes of the page loader's type `video`; `url` is the film's. `image_url` and `html` are our additions.
 */
export const videoAttributes = v.object({
  ...told,
  url: optionalUrl,
  image_url: optionalUrl,
  html: looseText,
});
export type VideoAttributes = v.InferOutput<typeof videoAttributes>;

export const captionsOf = (video: Pick<ListedVideo, 'captions'>) =>
  parseItems(captions, video.captions).items;
export type Captions = v.InferOutput<typeof captions>;

/** VID-17: the source does not name the fields of the list: `data` or `items`, `totalcount` or `total`. */
export const videoEnvelope = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((list) => ({
    ...list,
    data: list['data'] ?? list['items'],
    totalcount: list['totalcount'] ?? list['total'],
  })),
  listEnvelope,
);
