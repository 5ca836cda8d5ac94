import * as v from 'valibot';
import { count, instant, language, line, localText, medium, name, slug } from './values.ts';

const captions = v.array(v.strictObject({ lang: language, label: line, url: medium }));

/** A video and its page: a film (mp4) or one of the video site (VID-25). */
export const video = v.strictObject({
  title: localText,
  description: v.optional(localText, ''),
  slug: v.optional(v.union([slug, v.strictObject({ fr: slug, en: slug })])),
  youtube: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{11}$/, 'must be the 11 letters of a video'))),
  film: v.optional(medium),
  captions: v.optional(captions, []),
  image: v.optional(medium),
  views: v.optional(count, 0),
  likes: v.optional(count, 0),
  published: instant,
});

/** `videos.yaml`. */
export const videosFile = v.strictObject({
  videos: v.optional(v.record(name, video), {}),
  /** In their order; `alias` is the word of its address. */
  collections: v.optional(
    v.record(
      name,
      v.strictObject({
        title: localText,
        alias: v.optional(v.union([slug, v.strictObject({ fr: slug, en: slug })])),
        image: v.optional(medium),
        videos: v.array(name),
      }),
    ),
    {},
  ),
  /** The film at the top of the on-demand page. */
  trailer: v.optional(
    v.strictObject({
      title: localText,
      path: v.union([slug, v.strictObject({ fr: slug, en: slug })]),
      film: medium,
      image: v.optional(medium),
      captions: v.optional(captions, []),
    }),
  ),
});
export type VideosFile = v.InferOutput<typeof videosFile>;
