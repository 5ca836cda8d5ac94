import * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import { textFacets } from '#contract/settings/search.ts';
import { describeRefusals, type DescribedAnswers, type Description } from '../http/description.ts';
import { batch } from './answers/batch.ts';
import { params } from './answers/params.ts';

/** The hosted service's form of a refusal; an address with control characters fails before it reaches the search. */
const searchError = v.union([v.object({ message: v.string(), status: v.number() }), apiError]);

const highlighted = v.looseObject({ objectID: v.string() });
/** All of it, or what `responseFields` names: by pages, or from an offset. */
const queryAnswer = v.partial(
  v.object({
    hits: v.array(highlighted),
    nbHits: v.number(),
    page: v.number(),
    nbPages: v.number(),
    hitsPerPage: v.number(),
    offset: v.number(),
    length: v.number(),
    facets: v.record(v.string(), v.record(v.string(), v.number())),
    query: v.string(),
    index: v.string(),
    processingTimeMS: v.number(),
  }),
);
const facetAnswer = v.object({
  facetHits: v.array(v.object({ value: v.string(), highlighted: v.string(), count: v.number() })),
  exhaustiveFacetsCount: v.boolean(),
});

const answersOf = (answer: v.GenericSchema): DescribedAnswers => ({
  200: { description: 'What was found.', content: { 'application/json': answer } },
  ...describeRefusals(
    {
      400: 'A parameter is wrong, or beyond a bound; the message names it.',
      404: 'There is no such index.',
      413: 'The body is too large.',
      429: 'This network has asked for too much work.',
      500: 'Not foreseen; try again later.',
      503: 'The index is not built yet.',
    },
    searchError,
  ),
});

/** The official client sends JSON as plain text: any type is accepted. */
const ask = { method: 'POST', access: 'public', bodyTypes: ['*/*'] } as const;
const index = v.pipe(v.string(), v.description('The name of an index: one for each language.'));

/** A null counts as absent. */
const query = v.object(
  Object.fromEntries(Object.entries(params.entries).map(([name, schema]) => [name, v.nullish(schema)])),
);

/** The wire of the hosted service (SRCH-10), below `/api/search`. */
export const searchDescriptions: readonly Description[] = [
  {
    ...ask,
    path: '/1/indexes/{index}/queries',
    summary: 'Several queries at once; `index` is `*` (SRCH-10).',
    request: { params: v.object({ index: v.literal('*') }), body: batch },
    answers: answersOf(v.object({ results: v.array(v.union([queryAnswer, facetAnswer])) })),
  },
  {
    ...ask,
    path: '/1/indexes/{index}/query',
    summary: 'One query of an index (SRCH-10).',
    request: { params: v.object({ index }), body: query },
    answers: answersOf(queryAnswer),
  },
  {
    ...ask,
    path: '/1/indexes/{index}/facets/{facet}/query',
    summary: 'The values of a facet that begin with words (SRCH-10).',
    request: { params: v.object({ index, facet: v.picklist(textFacets) }), body: query },
    answers: answersOf(facetAnswer),
  },
];
