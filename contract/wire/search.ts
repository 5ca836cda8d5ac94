import * as v from 'valibot';
import { searchKinds } from '../settings/search.ts';
import { language } from './values.ts';

const texts = v.array(v.string());

/**
 * What is searched: one record for each thing and language. Absent lists are empty, so that every record can be read
 * alike. Texts are plain: what looks like markup in them is text.
 */
export const searchRecord = v.object({
  /** `show-12-fr`. */
  objectID: v.string(),
  kind: v.picklist(searchKinds),
  lang: language,
  title: v.string(),
  /** Path on this site. */
  url: v.string(),
  /** Of a card; null where there is none. */
  image: v.nullable(v.string()),
  summary: v.string(),
  body: v.string(),
  artists: texts,
  venues: texts,
  cities: texts,
  categories: texts,
  /** The lowest, in dollars; absent where nobody told. */
  price: v.optional(v.number()),
  /** The highest; absent where the lowest is. */
  highestPrice: v.optional(v.number()),
  /** IANA name of the clocks of the dates; null without dates. */
  timezone: v.nullable(v.string()),
  /** Epoch seconds of the dates that take place, ascending. */
  starts: v.array(v.number()),
  /** Their days by the clocks of the places, as a hierarchy: `2027`, `2027 > 07`, `2027 > 07 > 16`. */
  date: v.object({ year: texts, month: texts, day: texts }),
});
export type SearchRecord = v.InferOutput<typeof searchRecord>;

/** A hit has these besides, told when it is asked or pushed: the next start and, of what is over, the last; epoch seconds. */
export const searchWhen = v.object({ nextStart: v.nullable(v.number()), lastStart: v.nullable(v.number()) });
export type SearchWhen = v.InferOutput<typeof searchWhen>;
