import * as v from 'valibot';
import { searchKinds } from '../settings/search.ts';
import { language, writtenIn } from './values.ts';

const texts = v.array(v.string());

/**
 * A searchable record, one for each thing and language. Absent lists are empty, so that all records read alike. Texts are
 * plain: markup in them is text.
 */
export const searchRecord = v.object({
  /** `show-12-fr`. */
  objectID: v.string(),
  kind: v.picklist(searchKinds),
  lang: language,
  written_in: writtenIn,
  title: v.string(),
  /** Path on this site. */
  url: v.string(),
  /** Of a card; null without one. */
  image: v.nullable(v.string()),
  summary: v.string(),
  body: v.string(),
  artists: texts,
  venues: texts,
  cities: texts,
  /** Genres: `Stand-up`. */
  categories: texts,
  /** Categories that say where: `En salle` (CAL-15). */
  formats: texts,
  /** Words for what people ask for: that it is a show, is free, has no steps (SRCH-14). */
  features: texts,
  /** The lowest, in the festival's currency; absent if unknown. */
  price: v.optional(v.number()),
  /** The highest; absent where the lowest is. */
  highestPrice: v.optional(v.number()),
  /** IANA name of the clocks of the dates; null without dates. */
  timezone: v.nullable(v.string()),
  /** Epoch seconds of the dates that take place, ascending. */
  starts: v.array(v.number()),
  /** The same on the clocks of the places: seconds since 1970, as if the clock were UTC. */
  localStarts: v.array(v.number()),
  /** Their days by the clocks of the places, as a hierarchy: `2027`, `2027 > 07`, `2027 > 07 > 16`. */
  date: v.object({ year: texts, month: texts, day: texts }),
});
export type SearchRecord = v.InferOutput<typeof searchRecord>;

/** Additional fields of a hit, added at each search or push: the next start and, for past dates, the last; epoch seconds. */
export const searchWhen = v.object({ nextStart: v.nullable(v.number()), lastStart: v.nullable(v.number()) });
export type SearchWhen = v.InferOutput<typeof searchWhen>;
