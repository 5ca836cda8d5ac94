import * as v from 'valibot';
import { position } from './place.ts';
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
const facetOption = v.object({
  value: v.string(),
  label: v.string(),
  count: v.number(),
  /** Of a city, where it is known: an addition of ours (ANA-03). */
  position: v.optional(v.fallback(v.nullable(position), null)),
});
export type FacetOption = v.InferOutput<typeof facetOption>;

export const facetOptions = v.array(facetOption);
/** The choices of the filter panel. */
export const calendarFacets = v.object({
  venue: facetOptions,
  city: facetOptions,
  kind: facetOptions,
  genre: facetOptions,
  type: facetOptions,
  price: facetOptions,
  accessibility: facetOptions,
});
export type CalendarFacets = v.InferOutput<typeof calendarFacets>;
