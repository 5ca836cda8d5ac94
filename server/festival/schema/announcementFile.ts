import * as v from 'valibot';
import { employments } from '#contract/wire/announcement.ts';
import { instant, line, localText, medium, name, slug } from './values.ts';

/** `press/NAME.yaml`, `careers/NAME.yaml` (PRS-01, PRS-02). */
export const announcementFile = v.strictObject({
  /** Groups the entries: a tag of `list.yaml`. */
  tag: name,
  published: instant,
  image: v.optional(medium),
  pdf: v.optional(v.union([medium, v.strictObject({ fr: medium, en: medium })])),
  city: v.optional(line),
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
  /** `entry` is the kind of one entry, in the singular. */
  tags: v.record(name, v.strictObject({ title: localText, entry: v.optional(localText) })),
});
export type AnnouncementListFile = v.InferOutput<typeof announcementListFile>;
