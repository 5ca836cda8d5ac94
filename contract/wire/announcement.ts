import * as v from 'valibot';
import { id, instant, optionalUrl, text } from './values.ts';

/** The hours of a job that schema.org and we know. */
export const employments = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'VOLUNTEER'] as const;
export type Employment = (typeof employments)[number];

const date = v.fallback(v.nullable(v.union([instant, v.pipe(v.string(), v.isoDate())])), null);
/**
 * Fields of a list's entry and of its page: `date` is an instant or a day; our additions are `image_url`, a picture, and for
 * jobs `city` and `employment`.
 */
const shared = {
  date,
  pdf_url: optionalUrl,
  image_url: optionalUrl,
  city: v.fallback(text, ''),
  employment: v.fallback(v.nullable(v.picklist(employments)), null),
};

/** PRS-03: an entry of the press room or of the careers; `tag` is one of its list's, if the list has any. */
export const announcement = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  detail_url: optionalUrl,
  tag: v.fallback(text, ''),
  ...shared,
});
export type Announcement = v.InferOutput<typeof announcement>;

/** The attributes of the types `press_release` and `career_posting`; `body` is HTML. */
export const announcementAttributes = v.object({
  title: v.fallback(text, ''),
  body: v.fallback(text, ''),
  ...shared,
});

const tag = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(v.string(), v.nonEmpty()),
  /** The kind of one of its entries, in the singular; '' if unknown. */
  entry: v.fallback(text, ''),
});
/** The attributes of the types `press_list` and `career_list`; `tags` are our addition: the groups of the entries. */
export const announcementListAttributes = v.object({
  title: v.fallback(text, ''),
  body: v.fallback(text, ''),
  tags: v.fallback(v.optional(v.array(tag), []), []),
});
export type AnnouncementTag = v.InferOutput<typeof tag>;
