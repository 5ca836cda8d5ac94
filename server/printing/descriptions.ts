import * as v from 'valibot';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Description } from '../http/description.ts';
import { documentAnswers } from '../pages/descriptions.ts';

const anything = v.optional(v.string());

/** The lists for print, at the calendar pages' addresses. */
export const printingDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/{lang}/{page}',
    summary:
      'A page of the site; of the calendar and its archive, with `print=all`, a plain list of the month for paper. What ' +
      'cannot be read of a narrowing is as if it were not there.',
    access: 'public',
    request: {
      params: v.object({ lang: v.string(), page: v.string() }),
      query: v.object({
        print: v.optional(v.pipe(v.string(), v.examples(['all']))),
        month: v.optional(v.pipe(v.string(), v.examples(['2027-07']))),
        mode: anything,
        day: anything,
        part: anything,
        ...v.entriesFromList(Object.keys(calendarFilters.entries), anything),
      }),
    },
    answers: documentAnswers,
  },
];
