import * as v from 'valibot';
import { position } from './place.ts';
import { programmation } from './programmation.ts';

/** A day with matching shows: how many, and the first four at most (CAL-04). */
const daySummary = v.object({
  date: v.string(),
  count: v.number(),
  first: v.array(programmation),
});

/** A month of the calendar in one small answer, however many shows it has. */
export const monthSummary = v.object({
  days: v.array(daySummary),
  total: v.number(),
  /** Start of the nearest matching show before and after the month, epoch seconds; null without one (CAL-46). */
  previous: v.nullable(v.number()),
  next: v.nullable(v.number()),
  /** Matching English shows left out (CAL-29, CAL-30). */
  left_out_english: v.number(),
});
/** A server's answer for a month. */
export type MonthSummaryWire = v.InferInput<typeof monthSummary>;
export type CalendarMonth = v.InferOutput<typeof monthSummary>;

/** A choice of a filter, and how many shows it would leave with all other filters unchanged (CAL-23). */
const facetOption = v.object({
  value: v.string(),
  label: v.string(),
  count: v.number(),
  /** Of a city, if known: our addition (ANA-03). */
  position: v.optional(v.fallback(v.nullable(position), null)),
});
export type FacetOption = v.InferOutput<typeof facetOption>;

export const facetOptions = v.array(facetOption);
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
