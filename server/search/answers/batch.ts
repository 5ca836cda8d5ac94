import * as v from 'valibot';
import type { SearchIndex } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import type { Work } from '../work/work.ts';
import { answerQuery } from './answer.ts';
import { answerFacetQuery } from './facetAnswer.ts';
import { readParams } from './readParams.ts';
import { SearchError } from './searchError.ts';

const request = v.looseObject({
  indexName: v.string(),
  type: v.optional(v.picklist(['default', 'facet']), 'default'),
  facet: v.optional(v.string(), ''),
});
export const batch = v.object({
  // Before any of them is read.
  requests: v.pipe(v.array(v.unknown()), v.maxLength(searchLimits.requests), v.array(request)),
  strategy: v.optional(v.string('strategy must be a text'), 'none'),
});

export interface Surroundings {
  index: SearchIndex;
  /** Epoch seconds. */
  now: number;
  /** @throws SearchError for an unknown index */
  checkName: (name: string) => void;
  /** Of the request as a whole. */
  work: Work;
}

type Answer =
  | Awaited<ReturnType<typeof answerQuery>>['answer']
  | Awaited<ReturnType<typeof answerFacetQuery>>;

/** Several queries in one request, answered in their order. @throws SearchError */
export const answerBatch = async ({ index, now, checkName, work }: Surroundings, body: unknown) => {
  const parsed = v.safeParse(batch, body, { abortEarly: true, abortPipeEarly: true });
  if (!parsed.success) {
    const wrong = parsed.issues.find(({ path }) => path?.[0].key === 'strategy');
    throw new SearchError(
      400,
      wrong?.message ??
        `requests must be a list of ${searchLimits.requests} queries at most, each with its indexName`,
    );
  }
  const { requests, strategy } = parsed.output;
  const results: Answer[] = [];
  for (const { indexName: name, type, facet, ...given } of requests) {
    checkName(name);
    await work.pause();
    const params = readParams(given);
    if (type === 'facet') {
      results.push(await answerFacetQuery(index, { facet, params }, work));
      continue;
    }
    const { answer, nbHits } = await answerQuery(index, { name, params, now }, work);
    results.push(answer);
    if (strategy === 'stopIfEnoughMatches' && nbHits >= params.hitsPerPage) break;
  }
  return { results };
};
