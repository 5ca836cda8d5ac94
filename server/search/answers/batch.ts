import * as v from 'valibot';
import type { SearchIndex } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import { answerQuery } from './answer.ts';
import { answerFacetQuery } from './facetAnswer.ts';
import { readParams } from './params.ts';
import { SearchError } from './searchError.ts';

const request = v.looseObject({
  indexName: v.string(),
  type: v.optional(v.picklist(['default', 'facet']), 'default'),
  facet: v.optional(v.string(), ''),
});
const batch = v.object({
  requests: v.pipe(v.array(request), v.maxLength(searchLimits.requests)),
  strategy: v.optional(v.string(), 'none'),
});

export interface Surroundings {
  index: SearchIndex;
  /** Epoch seconds. */
  now: number;
  /** @throws SearchError for an index that is not there */
  checkName: (name: string) => void;
}

/** Several queries in one request, answered in their order. @throws SearchError */
export const answerBatch = ({ index, now, checkName }: Surroundings, body: unknown) => {
  const parsed = v.safeParse(batch, body);
  if (!parsed.success)
    throw new SearchError(
      400,
      `requests must be a list of ${searchLimits.requests} queries at most, each with its indexName`,
    );
  const { requests, strategy } = parsed.output;
  const results: ReturnType<typeof answerQuery | typeof answerFacetQuery>[] = [];
  for (const { indexName: name, type, facet, ...given } of requests) {
    checkName(name);
    const params = readParams(given);
    if (type === 'facet') {
      results.push(answerFacetQuery(index, facet, params));
      continue;
    }
    const answer = answerQuery(index, { name, params, now });
    results.push(answer);
    if (strategy === 'stopIfEnoughMatches' && answer.nbHits >= params.hitsPerPage) break;
  }
  return { results };
};
