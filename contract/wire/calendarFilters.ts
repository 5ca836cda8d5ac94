import * as v from 'valibot';
import { asValues, longestFilter, mostValues } from '../programme/calendar/chosenFilters.ts';
import { readPriceBand } from '../programme/shows/priceBand.ts';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestFilter, `must have ${longestFilter} characters at most`),
);
export const chosen = v.optional(text, '');
const several = v.optional(
  v.pipe(
    v.array(text),
    v.maxLength(mostValues, `must be given ${mostValues} times at most`),
    v.transform((values): readonly string[] => asValues(values)),
  ),
  [],
);
export const price = v.optional(
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

/** The filters of a question; '' is no filtering (CAL-24). A name may come several times: any of the cities, all of the needs. */
export const calendarFilters = v.object({
  venue: chosen,
  city: several,
  kind: chosen,
  genre: chosen,
  type: chosen,
  price,
  accessibility: several,
  /** Whether a list of another language includes English shows; only the text 'false' leaves them out (CAL-29, CAL-30). */
  english: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
});
export type CalendarFilters = v.InferOutput<typeof calendarFilters>;
