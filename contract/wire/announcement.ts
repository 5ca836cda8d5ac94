import * as v from 'valibot';
import { id, instant, optionalUrl, text } from './values.ts';

/** What schema.org and we know of a job's hours. */
export const employments = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'VOLUNTEER'] as const;
export type Employment = (typeof employments)[number];

const date = v.fallback(v.nullable(v.union([instant, v.pipe(v.string(), v.isoDate())])), null);
/** What an entry of a list says, and its page: `date` is an instant or a day; `city` and `employment` are of jobs, and our addition. */
const shared = {
  date,
  pdf_url: optionalUrl,
  city: v.fallback(text, ''),
  employment: v.fallback(v.nullable(v.picklist(employments)), null),
};

/** PRS-03: an entry of the press room or of the careers; `tag` is one of its list's, where it has some. */
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

const tag = v.object({ id: v.pipe(v.string(), v.nonEmpty()), title: v.pipe(v.string(), v.nonEmpty()) });
/** The attributes of the types `press_list` and `career_list`; `tags` are our addition: in which groups the entries stand. */
export const announcementListAttributes = v.object({
  title: v.fallback(text, ''),
  body: v.fallback(text, ''),
  tags: v.fallback(v.optional(v.array(tag), []), []),
});
export type AnnouncementTag = v.InferOutput<typeof tag>;
