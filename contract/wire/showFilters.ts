import * as v from 'valibot';
import { longestFilter } from '../programme/calendar/chosenFilters.ts';
import { isMonth } from '../programme/time/dates.ts';
import { chosen, price } from './calendarFilters.ts';

/** The filters of a list of shows; '' filters nothing. One date of a show must match city, month and price together. */
export const showFilters = v.object({
  city: chosen,
  /** The title of a category in the language of the answer, or its code, which every language shares. */
  genre: chosen,
  /** A `show_type`. */
  series: chosen,
  month: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isMonth(text), 'must be a month, like 2027-07'),
    ),
    '',
  ),
  /** ISO 639-1. */
  language: chosen,
  price,
  /** The id of a festival. */
  festival: v.optional(
    v.pipe(v.string(), v.maxLength(longestFilter, `must have ${longestFilter} characters at most`)),
    '',
  ),
});
export type ShowFilters = v.InferOutput<typeof showFilters>;
