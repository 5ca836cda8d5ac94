import * as v from 'valibot';
import { showFilterNames } from '../programme/calendar/showFilters.ts';
import { kinds } from '../programme/shows/view.ts';
import { facetOptions } from './calendar.ts';
import { suggestedShow } from './show.ts';
import { instant, offset, text } from './values.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A show of the list of all shows (HOM-13). Only its id, title and address are required. */
export const listedShow = v.object({
  ...suggestedShow.entries,
  /** Plain text; other hosts may omit it. */
  summary: v.fallback(text, ''),
  date: v.fallback(
    v.nullable(
      v.object({
        firstDate: instant,
        lastDate: instant,
        /** The next date, if any: our addition. */
        nextDate: v.optional(v.fallback(v.nullable(instant), null), null),
        timezone_offset: v.optional(offset, '0000'),
        /** At the last date, if the clocks have changed in between. */
        timezone_offset_end: v.optional(offset),
        timezone: v.optional(v.string()),
      }),
    ),
    null,
  ),
  categories: v.fallback(v.array(v.object({ name: text })), []),
  /** Optional additions of ours. */
  kind: v.optional(v.fallback(v.nullable(v.picklist(kinds)), null), null),
  language: text,
  price: v.optional(v.fallback(v.nullable(v.object({ min: amount, max: amount })), null), null),
});
export type ListedShow = v.InferOutput<typeof listedShow>;

/** The choices of one filter of the list of all shows, each with how many shows it would leave. */
export const showFacet = v.object({ name: v.picklist(showFilterNames), choices: facetOptions });
export type ShowFacet = v.InferOutput<typeof showFacet>;
