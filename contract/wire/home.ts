import * as v from 'valibot';
import { parseItems } from './list.ts';
import type { Page } from './page.ts';
import { id, looseText, medium, optionalUrl, safeUrl } from './values.ts';

const flag = v.fallback(v.boolean(), false);

/** HOM-03: a button; HOM-04: opens in the same window by default. */
const button = v.fallback(
  v.nullable(v.object({ url: safeUrl, title: looseText, target: v.fallback(v.string(), '_self') })),
  null,
);

/** HOM-03: missing parts are not drawn. */
export const slide = v.object({
  order: v.fallback(v.nullable(v.number()), null),
  image: medium,
  imagePortrait: medium,
  logo: medium,
  upperText: looseText,
  title: looseText,
  bottomText: looseText,
  description: looseText,
  btn: button,
  darkText: flag,
  overlay: flag,
});
export type Slide = v.InferOutput<typeof slide>;

export const carousel = v.object({
  title: looseText,
  type: v.fallback(v.picklist(['carousel', 'video']), 'carousel'),
  video_mp4_url: optionalUrl,
  video_alternative_image: medium,
  slides: v.fallback(v.array(v.unknown()), []),
});

const colour = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/));
const tileFormats = ['FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH'] as const;

/** HOM-09, HOM-10: an unknown format counts as `THIRD_WIDTH`. */
export const tile = v.object({
  id,
  title: looseText,
  link: v.fallback(v.nullable(v.object({ uri: safeUrl, title: looseText })), null),
  image: medium,
  video: medium,
  hover_image: medium,
  hover_video: medium,
  status: flag,
  format: v.fallback(v.picklist(tileFormats), 'THIRD_WIDTH'),
  text_color: v.fallback(colour, '#ffffff'),
});
export type HomeTile = v.InferOutput<typeof tile>;

/** HOM-13: a list of shows with one tag. */
export const tagUnit = v.object({ title: looseText, tag_unit: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
export type TagUnit = v.InferOutput<typeof tagUnit>;

const list = v.fallback(v.array(v.unknown()), []);
export const homeAttributes = v.object({
  title: looseText,
  html_top: looseText,
  html_bottom: looseText,
  carousel: v.fallback(v.nullable(carousel), null),
  tiles: list,
  tag_units: list,
});

/** HOM-02: the top of home: a film, or slides in their order; null without either. */
export type Hero =
  | { kind: 'film'; title: string; film: string; poster: string | null }
  | { kind: 'slides'; title: string; slides: readonly Slide[] };

/** An editor's home (HOM-01). */
export interface Home {
  title: string;
  top: string;
  bottom: string;
  hero: Hero | null;
  tiles: readonly HomeTile[];
  tagUnits: readonly TagUnit[];
}

const saysNothing = ({ image, imagePortrait, logo, title, upperText, bottomText, description, btn }: Slide) =>
  [image, imagePortrait, logo, btn].every((part) => part === null) &&
  [title, upperText, bottomText, description].every((words) => words === '');

/** Slides without an order come last. */
const rankOf = ({ order }: Slide): number => order ?? Number.MAX_SAFE_INTEGER;

const slidesOf = (items: readonly unknown[]): Slide[] =>
  parseItems(slide, items)
    .items.filter((one) => !saysNothing(one))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/** A film without an address becomes its picture, as the only slide. */
const heroOf = (from: v.InferOutput<typeof carousel> | null): Hero | null => {
  if (from === null) return null;
  const { title, type, video_mp4_url: film, video_alternative_image: poster } = from;
  if (type === 'video' && film !== null) return { kind: 'film', title, film, poster };
  const slides = slidesOf(from.slides);
  if (slides.length > 0) return { kind: 'slides', title, slides };
  if (poster === null) return null;
  return { kind: 'slides', title, slides: slidesOf([{ title, image: { url: poster } }]) };
};

const isVisible = ({ status, title, image, video }: HomeTile): boolean =>
  status && (title !== '' || image !== null || video !== null);

/** The readable attributes of home: a wrong or missing part costs only itself (HOM-01…HOM-11). */
export const readHome = (attributes: Page['attributes']): Home => {
  const read = v.parse(homeAttributes, attributes);
  return {
    title: read.title,
    top: read.html_top,
    bottom: read.html_bottom,
    hero: heroOf(read.carousel),
    tiles: parseItems(tile, read.tiles).items.filter(isVisible),
    tagUnits: parseItems(tagUnit, read.tag_units).items,
  };
};
