import * as v from 'valibot';
import { address, line, localText, medium } from './values.ts';
import { richText } from './richText.ts';

const addresses = v.union([address, v.strictObject({ fr: address, en: address })]);
const formats = ['FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH'] as const;

/** `home.yaml`: the home page (HOM-01…HOM-13). */
export const homeFile = v.strictObject({
  title: localText,
  /** For search engines; without it, `title`. */
  meta_title: v.optional(localText),
  description: v.optional(localText, ''),
  /** The top of the page (HOM-03). */
  hero: v.optional(
    v.strictObject({
      /** A short film without sound, in place of slides. */
      film: v.optional(medium),
      /** Its first picture. */
      film_image: v.optional(medium),
      /** Pictures with words, one after the other. */
      slides: v.optional(
        v.array(
          v.strictObject({
            /** Behind the words. */
            image: medium,
            /** For phones. */
            portrait: v.optional(medium),
            /** In place of the title. */
            logo: v.optional(medium),
            /** A line above the title. */
            upper: v.optional(localText),
            title: localText,
            /** A line below the title. */
            bottom: v.optional(localText),
            text: v.optional(localText),
            button: v.optional(v.strictObject({ title: localText, href: addresses })),
            /** For words on a light picture. */
            dark_text: v.optional(v.boolean(), false),
            /** A shade between the picture and the words. */
            overlay: v.optional(v.boolean(), false),
          }),
        ),
        [],
      ),
    }),
  ),
  /** Pictures that lead to pages (HOM-09). */
  tiles: v.optional(
    v.array(
      v.strictObject({
        title: localText,
        href: addresses,
        image: v.optional(medium),
        film: v.optional(medium),
        /** While the pointer is on the tile. */
        hover_image: v.optional(medium),
        /** While the pointer is on the tile. */
        hover_film: v.optional(medium),
        /** Its width, as a part of the row. */
        format: v.picklist(formats, `must be one of ${formats.join(', ')}`),
        /** Of its title; white without it. */
        text_colour: v.optional(
          v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour, like #ffffff')),
        ),
      }),
    ),
    [],
  ),
  /** HOM-13: lists of shows, each with a title. */
  lists: v.optional(
    v.array(
      v.strictObject({
        title: localText,
        /** The `type` of its shows. */
        type: line,
      }),
    ),
    [],
  ),
  /** A text above the shows (HOM-08). */
  top: v.optional(richText, {}),
  /** A text below the shows (HOM-08). */
  bottom: v.optional(richText, {}),
});
export type HomeFile = v.InferOutput<typeof homeFile>;
