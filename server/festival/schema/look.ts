import * as v from 'valibot';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour, like #0f5257'),
  v.transform((value) => value.toLowerCase()),
);
const given = v.optional(colour);

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.optional(v.picklist(words, `must be one of ${words.join(', ')}`));

/** A file below `media/`. */
const font = v.pipe(
  v.string(),
  v.regex(/^media\/(?!.*\.\.)[^\\?#]+\.woff2$/u, 'must be a file below media/ that ends with .woff2'),
);
const drawing = v.pipe(
  v.string(),
  v.regex(
    /^media\/(?!.*\.\.)[^\\?#]+\.(svg|png|webp)$/iu,
    'must be a file below media/ that ends with .svg, .png or .webp',
  ),
);

/** How the site looks. Without a value, the look is calm; colours that are not given come from those that are. */
export const look = v.strictObject({
  /** Each as `#0f5257`. Text has a contrast of 4.5 on its ground, or the folder is not loaded. */
  colours: v.optional(
    v.strictObject({
      /** The ground of every page. */
      paper: given,
      /** Text and outlines. */
      ink: given,
      /** Ground of what one presses: the first button of a page. Its text is computed. */
      action: given,
      /** Below ink: stickers, what is chosen, and the ring of the focus. */
      highlight: given,
      /** Below ink: the top of home, of shows and of empty pages. */
      accent: given,
      /** Below ink: the newsletter, and every other card. */
      support: given,
      /** Below ink: notices, forms and filters. */
      tint: given,
      /** Smaller text, on paper. */
      muted: given,
      /** Links in text, on paper. */
      link: given,
      /** Days of the calendar. Its text is computed. */
      deep: given,
      /** Sold out, cancelled, wrong: as text on paper, and as a ground whose text is computed. */
      alert: given,
      /** The room of the videos. Its text is computed. */
      stage: given,
      /** The foot of every page, and bars above pictures. Its text is computed. */
      night: given,
    }),
    {},
  ),
  /** Colours of the tiles of shows of a type, by its name in small letters and digits. Their text is computed. */
  series: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[a-z0-9]+$/, 'must have small letters and digits')), colour),
    {},
  ),
  /** How large headings are. */
  type: oneOf(['calm', 'usual', 'loud']),
  /** Of cards, fields and buttons. */
  corners: oneOf(['square', 'soft', 'round']),
  /** Around cards, fields and buttons. */
  outlines: oneOf(['fine', 'bold']),
  /** Behind cards and posters; hard ones also stand behind large letters. */
  shadows: oneOf(['none', 'soft', 'hard']),
  /** Behind posters: dots alone, or dots, rays and scallops. */
  pattern: oneOf(['none', 'dots', 'rays']),
  /** Whether stickers and posters stand askew. */
  askew: v.optional(v.boolean()),
  /** Whether pages without a picture of their own are drawn upon: with the figure, and the pattern. */
  illustrations: v.optional(v.boolean()),
  /** Fonts of the folder; without one, ours. */
  fonts: v.optional(
    v.strictObject({
      /** Of headings. */
      display: v.optional(font),
      /** Of everything else. */
      text: v.optional(font),
    }),
    {},
  ),
  /** At the top of every page, in the place of the name, at most 56 pixels high. */
  logo: v.optional(drawing),
  /** A square, for tabs and home screens; without it, the first letters of the name. */
  icon: v.optional(drawing),
  /** Shown by other sites for pages without a picture, 1200 × 630; without it, the name. */
  picture: v.optional(drawing),
  /** The festival's figure, on home, and on pages where there is nothing else to see. Without it there is none. */
  mascot: v.optional(
    v.strictObject({
      /** At its best. */
      laughing: drawing,
      /** On the page of a missing address. */
      lost: v.optional(drawing),
      /** Where the site is out of order. */
      asleep: v.optional(drawing),
    }),
  ),
});
export type WrittenLook = v.InferOutput<typeof look>;
