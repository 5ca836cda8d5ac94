import * as v from 'valibot';
import { media, programmation, type Programmation } from './programmation.ts';
import { id, instant, offset, optionalUrl, safeUrl, text, writtenIn } from './values.ts';
import { sponsor } from './global.ts';
import { parseItems } from './list.ts';

const named = v.fallback(v.nullable(v.object({ name: text })), null);
const list = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.array(item), []);

const categoryName = v.pipe(
  v.object({ name: v.string() }),
  v.transform(({ name }) => name),
);

/** SHW-11: the offer of the buy box. The page fills empty texts; a missing address hides the button. */
export const upsell = v.object({
  passText: text,
  passUrl: optionalUrl,
  ticketText: text,
  ticketUrl: optionalUrl,
  useModal: v.fallback(v.boolean(), false),
});
export type Upsell = v.InferOutput<typeof upsell>;

/** A show as a suggestion or an entry of a list (SHW-01). */
export const suggestedShow = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  thumbnail: v.fallback(v.nullable(v.array(media)), null),
  image_url: optionalUrl,
  venues: list(v.object({ name: text, location: v.object({ city: v.object({ name: text }) }) })),
  show_type: named,
  belong_to: named,
  written_in: writtenIn,
});
export type SuggestedShow = v.InferOutput<typeof suggestedShow>;

/** A player of a show: a name, or a name and an address. */
export const player = v.union([
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform((name): { name: string; url: string | null } => ({ name, url: null })),
  ),
  v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()), url: v.optional(optionalUrl, null) }),
]);

/** SHW-07: the attributes of the page loader's type `show`. Only the title is required. */
export const showAttributes = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  detail_title_1: text,
  detail_title_2: text,
  /** HTML. */
  description: text,
  summary: text,
  image_url: optionalUrl,
  /** A short muted film in place of the image (SHW-04), mp4. */
  video_url: optionalUrl,
  /** A video to embed below the description (SHW-05): an address whose id stands after the last `=`. */
  video: optionalUrl,
  thumbnail: v.fallback(v.nullable(v.array(media)), null),
  show_serie: named,
  /** SHW-08: derived from the first category where it is missing. */
  show_type: named,
  /** `[{name}]` on the wire; calendar items and tickets have plain strings. */
  categories: list(categoryName),
  sponsors: list(sponsor),
  artists: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((players) => parseItems(player, players).items),
  ),
  language: text,
  /** Whole minutes of a date; absent if unknown, like the two below. */
  duration_minutes: v.optional(
    v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    null,
  ),
  /** The youngest age that may come in. */
  age_min: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null), null),
  /** ISO 639 codes of all spoken languages. */
  languages: v.optional(list(v.string()), []),
  belong_to: named,
  live: v.fallback(v.object({ is_live_now: v.boolean() }), { is_live_now: false }),
  date: v.fallback(
    v.nullable(
      v.object({
        firstDate: instant,
        lastDate: instant,
        timezone_offset: v.optional(offset, '0000'),
        timezone_offset_end: v.optional(offset),
      }),
    ),
    null,
  ),
  /** SHW-09: places, each once. */
  location: list(v.object({ name: text, city: text, map_url: optionalUrl })),
  suggested_shows: list(v.unknown()),
  /** For a show that is over: the nearest dates of similar shows, as calendar items. */
  similar_shows: v.optional(list(v.unknown()), []),
  upsell: v.fallback(upsell, {
    passText: '',
    passUrl: null,
    ticketText: '',
    ticketUrl: null,
    useModal: false,
  }),
  /** SHW-12 */
  hide_buy_tickets: v.fallback(v.boolean(), false),
  /** FES-23: whether its dates can be reserved; absent where the host does not say. */
  reservable: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
});
export type Player = v.InferOutput<typeof player>;
export type ShowAttributes = v.InferOutput<typeof showAttributes>;

/** A show's attributes, without unreadable suggestions; null if they are no show's. */
export const readShow = (
  attributes: unknown,
): { attributes: ShowAttributes; suggested: SuggestedShow[]; similar: Programmation[] } | null => {
  const read = v.safeParse(showAttributes, attributes);
  if (!read.success) return null;
  return {
    attributes: read.output,
    suggested: parseItems(suggestedShow, read.output.suggested_shows).items,
    similar: parseItems(programmation, read.output.similar_shows).items,
  };
};
