import { textFacets } from '#contract/settings/search.ts';
import { countFacet } from '../index/facetCounts.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { wordsOf } from '../words/words.ts';
import { find } from './answer.ts';
import { tagged } from './highlight.ts';
import type { SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** Where the words of a text begin with those that are asked for; null where one of them is nowhere. */
const marksOf = (text: string, asked: readonly string[]) => {
  const marks = wordsOf(text).flatMap((word) => {
    const by = asked.filter((term) => word.term.startsWith(term));
    return by.length === 0 ? [] : [{ ...word, by }];
  });
  const found = new Set(marks.flatMap(({ by }) => by));
  return asked.every((term) => found.has(term)) ? marks : null;
};

/** The values of a facet with words that begin as those of `facetQuery`, the most frequent first. @throws SearchError */
export const answerFacetQuery = (index: SearchIndex, facet: string, params: SearchParams) => {
  const startedAt = performance.now();
  const facets: readonly string[] = textFacets;
  if (!facets.includes(facet)) throw new SearchError(400, `Cannot search in the values of ${facet}`);
  const { places } = find(index, params);
  const asked = wordsOf(params.facetQuery).map(({ term }) => term);
  const counts = countFacet(index.columns, facet, places, Number.POSITIVE_INFINITY);
  const tags = { pre: params.highlightPreTag, post: params.highlightPostTag };
  const facetHits = counts.flatMap(([value, count]) => {
    const marks = marksOf(value, asked);
    return marks === null ? [] : [{ value, highlighted: tagged(value, marks, tags), count }];
  });
  return {
    facetHits: facetHits.slice(0, params.maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
};
