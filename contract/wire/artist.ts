import * as v from 'valibot';
import { media } from './programmation.ts';
import { parseItems } from './list.ts';
import { listedShow, type ListedShow } from './shows.ts';
import { id, looseText, optionalUrl, safeUrl, text } from './values.ts';

const address = v.optional(optionalUrl, null);
const unread = v.optional(v.fallback(v.array(v.unknown()), []), []);
const named = v.optional(v.fallback(v.nullable(v.object({ name: text })), null), null);
const name = v.pipe(v.string(), v.trim(), v.nonEmpty());
const thumbnail = v.optional(v.fallback(v.nullable(v.union([safeUrl, v.array(media)])), null), null);

/** ART-05: an artist of a list. Only the id, the name and the address are required. */
export const listedArtist = v.object({
  id,
  name,
  url: safeUrl,
  thumbnail,
  image_url: address,
  /** The label under the name, also the category. */
  artistType: looseText,
  belong_to: named,
});
export type ListedArtist = v.InferOutput<typeof listedArtist>;

/** ARD-01…ARD-04: the attributes of the page loader's type `artist`. Only the name is required. */
export const artistAttributes = v.object({
  name,
  thumbnail,
  image_url: address,
  twitter: address,
  facebook: address,
  instagram: address,
  website: address,
  /** A download. */
  cv: address,
  /** HTML. */
  description: looseText,
  artistType: looseText,
  /** Our addition: several people under one name; absent if unknown. */
  is_group: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
  belong_to: named,
  series: unread,
  shows: unread,
  awards: unread,
  demosCat1Title: looseText,
  demosCat1: unread,
  demosCat2Title: looseText,
  demosCat2: unread,
  photos: unread,
  videos: unread,
  htmlTitle: looseText,
  /** HTML. */
  htmlText: looseText,
});

export const award = v.pipe(
  v.object({ title: looseText, description: looseText }),
  v.check(({ title, description }) => title !== '' || description !== ''),
);
export const demo = v.object({ title: looseText, url: safeUrl });
/** `url` is the full photo, `thumbnail` a small one. */
export const photo = v.union([
  v.pipe(
    safeUrl,
    v.transform((url) => ({ url, thumbnail: null, title: '' })),
  ),
  v.object({ url: safeUrl, thumbnail: address, title: looseText }),
]);
export const video = v.object({ title: looseText, youtube_url: safeUrl, thumbnail: address });

export type Award = v.InferOutput<typeof award>;
export type Demo = v.InferOutput<typeof demo>;
export type Photo = v.InferOutput<typeof photo>;
export type ArtistVideo = v.InferOutput<typeof video>;

type Attributes = v.InferOutput<typeof artistAttributes>;
type ReadLists = 'series' | 'shows' | 'awards' | 'demosCat1' | 'demosCat2' | 'photos' | 'videos';

/** The page of an artist, without unreadable entries of its lists. */
export interface Artist extends Omit<Attributes, ReadLists> {
  series: string[];
  shows: ListedShow[];
  awards: Award[];
  demosCat1: Demo[];
  demosCat2: Demo[];
  photos: Photo[];
  videos: ArtistVideo[];
}

/** An artist's attributes; null if they are no artist's (ARD-07). */
export const readArtist = (attributes: unknown): Artist | null => {
  const read = v.safeParse(artistAttributes, attributes);
  if (!read.success) return null;
  const { series, shows, awards, demosCat1, demosCat2, photos, videos, ...rest } = read.output;
  return {
    ...rest,
    series: parseItems(v.object({ name }), series).items.map((one) => one.name),
    shows: parseItems(listedShow, shows).items,
    awards: parseItems(award, awards).items,
    demosCat1: parseItems(demo, demosCat1).items,
    demosCat2: parseItems(demo, demosCat2).items,
    photos: parseItems(photo, photos).items,
    videos: parseItems(video, videos).items,
  };
};
