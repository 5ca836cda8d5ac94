import * as v from 'valibot';
import { longestFilter } from '../programme/chosenFilters.ts';
import { readPriceBand } from '../programme/priceBand.ts';
import { programmation } from './programmation.ts';

/** A day with shows that match: how many, and the first of them, four at most (CAL-04). */
const daySummary = v.object({
  date: v.string(),
  count: v.number(),
  first: v.array(programmation),
});

/** A month of the calendar in one small answer, however many shows it has. */
export const monthSummary = v.object({
  days: v.array(daySummary),
  total: v.number(),
  /** Start of the nearest show before and after the month that matches, epoch seconds; null where there is none (CAL-46). */
  previous: v.nullable(v.number()),
  next: v.nullable(v.number()),
  /** English shows that match and are left out (CAL-29, CAL-30). */
  left_out_english: v.number(),
});
/** What a server may answer for a month. */
export type MonthSummaryWire = v.InferInput<typeof monthSummary>;
/** A month as it was read. */
export type CalendarMonth = v.InferOutput<typeof monthSummary>;

/** One choice of a filter, and how many shows it would leave with all other filters as they are (CAL-23). */
const facetOption = v.object({ value: v.string(), label: v.string(), count: v.number() });
export type FacetOption = v.InferOutput<typeof facetOption>;

const options = v.array(facetOption);
/** The choices of the filter panel. */
export const calendarFacets = v.object({
  venue: options,
  city: options,
  kind: options,
  genre: options,
  type: options,
  price: options,
  accessibility: options,
});
export type CalendarFacets = v.InferOutput<typeof calendarFacets>;

const chosen = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(longestFilter, `must have ${longestFilter} characters at most`)),
  '',
);
const price = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === '') return undefined;
      const band = readPriceBand(value);
      if (band !== null) return band;
      addIssue({ message: 'must be free, or two prices that rise, like 25-50' });
      return NEVER;
    }),
  ),
);

/** The filters of a question; '' is no filtering (CAL-24). */
export const calendarFilters = v.object({
  venue: chosen,
  city: chosen,
  kind: chosen,
  genre: chosen,
  type: chosen,
  price,
  accessibility: chosen,
  /** Whether English shows are in a list of another language; left out by the very text 'false' (CAL-29, CAL-30). */
  english: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
});
export type CalendarFilters = v.InferOutput<typeof calendarFilters>;
