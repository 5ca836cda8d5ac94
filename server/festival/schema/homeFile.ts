import * as v from 'valibot';
import { address, line, localText, medium } from './values.ts';
import { richText } from './richText.ts';

const addresses = v.union([address, v.strictObject({ fr: address, en: address })]);
const formats = ['FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH'] as const;

/** `home.yaml`: the home page (HOM-01…HOM-13). */
export const homeFile = v.strictObject({
  title: localText,
  meta_title: v.optional(localText),
  description: v.optional(localText, ''),
  /** HOM-03; a film instead of slides is `film`. */
  hero: v.optional(
    v.strictObject({
      film: v.optional(medium),
      film_image: v.optional(medium),
      slides: v.optional(
        v.array(
          v.strictObject({
            image: medium,
            /** For phones. */
            portrait: v.optional(medium),
            logo: v.optional(medium),
            upper: v.optional(localText),
            title: localText,
            bottom: v.optional(localText),
            text: v.optional(localText),
            button: v.optional(v.strictObject({ title: localText, href: addresses })),
            dark_text: v.optional(v.boolean(), false),
            overlay: v.optional(v.boolean(), false),
          }),
        ),
        [],
      ),
    }),
  ),
  /** HOM-09 */
  tiles: v.optional(
    v.array(
      v.strictObject({
        title: localText,
        href: addresses,
        image: v.optional(medium),
        film: v.optional(medium),
        hover_image: v.optional(medium),
        hover_film: v.optional(medium),
        format: v.picklist(formats, `must be one of ${formats.join(', ')}`),
        text_colour: v.optional(
          v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour, like #ffffff')),
        ),
      }),
    ),
    [],
  ),
  /** HOM-13: types of shows, each with the title of its list. */
  lists: v.optional(v.array(v.strictObject({ title: localText, type: line })), []),
  /** Texts above and below (HOM-08). */
  top: v.optional(richText, {}),
  bottom: v.optional(richText, {}),
});
export type HomeFile = v.InferOutput<typeof homeFile>;
