import * as v from 'valibot';
import { richText } from './richText.ts';
import { count, instant, language, line, localText, medium, name, slug } from './values.ts';

const captions = v.array(v.strictObject({ lang: language, label: line, url: medium }));

/** A video and its page: a film (mp4) or one of the video site (VID-25). */
export const video = v.strictObject({
  title: localText,
  description: v.optional(localText, ''),
  slug: v.optional(v.union([slug, v.strictObject({ fr: slug, en: slug })])),
  /** Its id at the video site. */
  youtube: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{11}$/, 'must be the 11 letters of a video'))),
  /** Its film, an mp4. */
  film: v.optional(medium),
  /** Subtitles, each in a file of its own. */
  captions: v.optional(captions, []),
  image: v.optional(medium),
  /** How often it was watched elsewhere. */
  views: v.optional(count, 0),
  /** How often it was liked elsewhere. */
  likes: v.optional(count, 0),
  /** Decides its place among the newest. */
  published: instant,
});

/** `videos.yaml`. */
export const videosFile = v.strictObject({
  /** By their names in collections. */
  videos: v.optional(v.record(name, video), {}),
  /** In their order; `alias` is the word of its address. */
  collections: v.optional(
    v.record(
      name,
      v.strictObject({
        title: localText,
        alias: v.optional(v.union([slug, v.strictObject({ fr: slug, en: slug })])),
        image: v.optional(medium),
        /** Names of videos; pages show the newest first. */
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
      /** In a sentence. */
      description: v.optional(localText, ''),
      text: v.optional(richText, {}),
      film: medium,
      image: v.optional(medium),
      captions: v.optional(captions, []),
    }),
  ),
});
export type VideosFile = v.InferOutput<typeof videosFile>;
