import * as v from 'valibot';
import { employments } from '#contract/wire/announcement.ts';
import { instant, line, localText, medium, name, slug } from './values.ts';

/** `press/NAME.yaml`, `careers/NAME.yaml` (PRS-01, PRS-02). */
export const announcementFile = v.strictObject({
  /** Groups the entries: a tag of `list.yaml`. */
  tag: name,
  /** Decides its place in the list, the newest first. */
  published: instant,
  image: v.optional(medium),
  /** To download. */
  pdf: v.optional(v.union([medium, v.strictObject({ fr: medium, en: medium })])),
  /** Of a job. */
  city: v.optional(line),
  /** Of a job. */
  employment: v.optional(v.picklist(employments, `must be one of ${employments.join(', ')}`)),
});
export type AnnouncementFile = v.InferOutput<typeof announcementFile>;

/** The head of `press/NAME.fr.md`, `careers/NAME.fr.md`; the text follows. */
export const announcementText = v.strictObject({
  title: line,
  slug: v.optional(slug),
  aliases: v.optional(v.array(slug), []),
  /** In a sentence. */
  description: v.optional(v.string(), ''),
  format: v.optional(v.picklist(['markdown', 'html'], 'must be markdown or html'), 'markdown'),
});
export type AnnouncementText = v.InferOutput<typeof announcementText>;

/** `press/list.yaml`, `careers/list.yaml`: the list of them, in the order of its tags; `list.fr.md` has its words. */
export const announcementListFile = v.strictObject({
  /** The kinds of entries, in their order; each entry names one. */
  tags: v.record(
    name,
    v.strictObject({
      title: localText,
      /** The kind of one entry, in the singular. */
      entry: v.optional(localText),
    }),
  ),
});
export type AnnouncementListFile = v.InferOutput<typeof announcementListFile>;
