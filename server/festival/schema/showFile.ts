import * as v from 'valibot';
import {
  accessibility,
  address,
  count,
  day,
  instant,
  line,
  localText,
  medium,
  minutes,
  name,
  slug,
  spoken,
} from './values.ts';
import { date } from './dateRow.ts';

const kinds = ['venue', 'outdoor', 'online'] as const;
const addresses = v.union([address, v.strictObject({ fr: address, en: address })]);

/** `shows/NAME.yaml`: what a show is in every language. */
export const showFile = v.strictObject({
  /** In a hall, outdoors, or online. */
  kind: v.optional(v.picklist(kinds, `must be one of ${kinds.join(', ')}`), 'venue'),
  /** Names of the festival's genres, the first one the main one. */
  genres: v.optional(v.array(line), []),
  /** CAL-29: the main spoken language. */
  language: v.optional(spoken),
  /** All spoken languages. */
  languages: v.optional(v.array(spoken), []),
  /** CAL-28: the word of its kind in filters; some give a tile its colour (CAL-16). */
  type: v.optional(line),
  /** CAL-31: the festival that it belongs to, by its name. */
  belongs_to: v.optional(line),
  /** Names in `series.yaml`. */
  series: v.optional(v.array(name), []),
  /** Names of files in `artists/`. */
  artists: v.optional(v.array(name), []),
  /** Length of its dates that give none. */
  minutes: v.optional(minutes),
  /** The youngest age, in years. */
  age: v.optional(count),
  /** Interpretation in sign language, relaxed performances, entrances without steps. */
  accessibility: v.optional(v.array(accessibility), []),
  image: v.optional(medium),
  /** SHW-04: a short muted film in place of the picture. */
  film: v.optional(medium),
  /** SHW-05: a video to embed, by the address of its page. */
  video: v.optional(address),
  /** SHW-04: two titles above the text. */
  first_title: v.optional(localText),
  /** The second of them. */
  second_title: v.optional(localText),
  /** Names in the festival's `sponsors`. */
  sponsors: v.optional(v.array(name), []),
  /** A line below each date. */
  info: v.optional(localText),
  /** Another line below each date, which promotes. */
  promotion: v.optional(localText),
  /** SHW-12: no bar leads to its tickets. */
  hides_tickets: v.optional(v.boolean(), false),
  /** TKT-06: the buttons of every date; one without `url` leads to the date's own tickets. */
  buttons: v.optional(v.array(v.strictObject({ title: line, url: v.optional(address) })), []),
  /** SHW-11: other things to buy, offered beside the tickets. */
  upsell: v.optional(
    v.strictObject({
      /** The words of the button to the passes. */
      pass_text: v.optional(localText),
      /** The address of that button. */
      pass_url: v.optional(addresses),
      /** The words of the button to the tickets. */
      ticket_text: v.optional(localText),
      /** `box-office` means the next date there. */
      ticket_url: v.optional(v.union([v.literal('box-office'), address])),
      /** Whether the buttons stand in a window of their own. */
      modal: v.optional(v.boolean()),
    }),
  ),
  /** When it was announced (META-03); without it, at its first load. */
  added: v.optional(instant),
  /** All its dates lie between these two days. */
  run: v.optional(
    v.strictObject({
      /** The first day. */
      from: day,
      /** The last day. */
      until: day,
    }),
  ),
  /** Here, or in `dates.csv`. */
  dates: v.optional(v.array(date), []),
});
export type ShowFile = v.InferOutput<typeof showFile>;

/** The head of `shows/NAME.fr.md`: a show's words in one language; its text follows. */
export const showText = v.strictObject({
  title: line,
  /** In a sentence or two, plain: on tiles and in lists. */
  blurb: v.optional(v.string(), ''),
  /** Of its address; without it, the name of the file. */
  slug: v.optional(slug),
  /** Former slugs, which lead here. */
  aliases: v.optional(v.array(slug), []),
  /** How the text is written. */
  format: v.optional(v.picklist(['markdown', 'html'], 'must be markdown or html'), 'markdown'),
});
export type ShowText = v.InferOutput<typeof showText>;
