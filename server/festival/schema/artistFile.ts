import * as v from 'valibot';
import { address, line, localText, medium, slug } from './values.ts';
import { richText } from './richText.ts';

const demos = v.strictObject({
  title: localText,
  demos: v.array(v.strictObject({ title: localText, url: medium })),
});

/** `artists/NAME.yaml`: what an artist is in every language (ARD-01…ARD-08). */
export const artistFile = v.strictObject({
  name: line,
  /** The category of the artist: « Humoriste ». */
  type: localText,
  /** Of the page; without it, the name of the file. */
  slug: v.optional(slug),
  /** false: named on shows, without a page. */
  page: v.optional(v.boolean(), true),
  image: v.optional(medium),
  belongs_to: v.optional(line),
  twitter: v.optional(address),
  facebook: v.optional(address),
  instagram: v.optional(address),
  website: v.optional(address),
  cv: v.optional(v.union([medium, v.strictObject({ fr: medium, en: medium })])),
  series: v.optional(v.array(line), []),
  /** Several people under one name. */
  group: v.optional(v.boolean(), false),
  awards: v.optional(v.array(v.strictObject({ title: localText, description: localText })), []),
  first_demos: v.optional(demos),
  second_demos: v.optional(demos),
  photos: v.optional(v.array(v.strictObject({ url: medium, thumbnail: medium, title: localText })), []),
  videos: v.optional(v.array(v.strictObject({ title: localText, url: address })), []),
  /** A text below a title of its own. */
  extra: v.optional(v.strictObject({ title: localText, text: richText })),
});
export type ArtistFile = v.InferOutput<typeof artistFile>;

/** The head of `artists/NAME.fr.md`; the page's text follows. */
export const artistText = v.strictObject({
  /** In a sentence or two, plain. */
  bio: v.optional(v.string(), ''),
  format: v.optional(v.picklist(['markdown', 'html'], 'must be markdown or html'), 'markdown'),
});
export type ArtistText = v.InferOutput<typeof artistText>;
