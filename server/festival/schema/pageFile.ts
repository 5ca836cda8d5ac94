import * as v from 'valibot';
import { line, medium, path } from './values.ts';

/** `pages/NAME.yaml`, which a page may do without. */
export const pageFile = v.strictObject({
  image: v.optional(medium),
  /** Whether search engines leave it out. */
  noindex: v.optional(v.boolean(), false),
});
export type PageFile = v.InferOutput<typeof pageFile>;

/** The head of `pages/NAME.fr.md`; the page's text follows. */
export const pageText = v.strictObject({
  title: line,
  /** Of its address below the language; without it, the name of the file. */
  path: v.optional(path),
  /** Former paths, which lead here. */
  aliases: v.optional(v.array(path), []),
  /** For search engines; without it, `title`. */
  meta_title: v.optional(v.string()),
  description: v.optional(v.string(), ''),
  /** A text that stands in for one that its festival has yet to write. */
  placeholder: v.optional(v.boolean(), false),
  format: v.optional(v.picklist(['markdown', 'html'], 'must be markdown or html'), 'markdown'),
});
export type PageText = v.InferOutput<typeof pageText>;
