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
  /** The festival that the artist belongs to. */
  belongs_to: v.optional(line),
  /** An account of the artist. */
  twitter: v.optional(address),
  /** An account of the artist. */
  facebook: v.optional(address),
  /** An account of the artist. */
  instagram: v.optional(address),
  /** The artist's own site. */
  website: v.optional(address),
  /** The artist's résumé, as a PDF. */
  cv: v.optional(v.union([medium, v.strictObject({ fr: medium, en: medium })])),
  /** Names of series: their icons stand at the artist's name. */
  series: v.optional(v.array(line), []),
  /** Several people under one name. */
  group: v.optional(v.boolean(), false),
  /** Prizes, each with its title and its occasion. */
  awards: v.optional(v.array(v.strictObject({ title: localText, description: localText })), []),
  /** Recordings below a title. */
  first_demos: v.optional(demos),
  /** Recordings below another title. */
  second_demos: v.optional(demos),
  /** Photographs to download. */
  photos: v.optional(v.array(v.strictObject({ url: medium, thumbnail: medium, title: localText })), []),
  /** Videos of the video site, by the addresses of their pages. */
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
