import * as v from 'valibot';
import { describeKept, failedPage, type Description } from '../http/description.ts';

/** The festival's words for browsers. */
export const wordsDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/words/{file}.json',
    summary: 'The festival’s own texts in a language, by the keys of the site’s texts (FES-15).',
    access: 'public',
    request: {
      params: v.object({
        file: v.pipe(
          v.string(),
          v.regex(/^(?:fr|en)-[\da-f]{16}$/),
          v.description(
            'The language, and a hash of its words; of another hash the present ones are answered.',
          ),
        ),
      }),
    },
    answers: {
      ...describeKept('The words.', { 'application/json': v.record(v.string(), v.string()) }),
      ...failedPage,
    },
  },
];
