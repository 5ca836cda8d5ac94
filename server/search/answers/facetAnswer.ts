import { textFacets } from '#contract/settings/search.ts';
import { countFacet, unitsOfFacet } from '../index/facetCounts.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import { wordsOf } from '../words/words.ts';
import { unitsOf } from '../work/limits.ts';
import { slowest, type Work } from '../work/work.ts';
import { find } from './find.ts';
import { tagged } from './highlight.ts';
import type { SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** The places in a text where the requested words begin; null if one of them is missing. */
const marksOf = (text: string, asked: readonly string[]) => {
  const marks = wordsOf(text).flatMap((word) => {
    const by = asked.filter((term) => word.term.startsWith(term));
    return by.length === 0 ? [] : [{ ...word, by }];
  });
  const found = new Set(marks.flatMap(({ by }) => by));
  return asked.every((term) => found.has(term)) ? marks : null;
};

/** The values of a facet with words that begin as those of `facetQuery`, the most frequent first, or by the alphabet. @throws SearchError */
export const answerFacetQuery = async (
  index: SearchIndex,
  { facet, params }: { facet: string; params: SearchParams },
  work: Work,
) => {
  const startedAt = performance.now();
  const facets: readonly string[] = textFacets;
  if (!facets.includes(facet))
    throw new SearchError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const { places } = await find(index, { params, isOrdered: false }, work);
  const asked = wordsOf(params.facetQuery.slice(0, searchLimits.query))
    .map(({ term }) => term)
    .slice(0, searchLimits.words);
  work.count(unitsOfFacet(index.columns, facet, places));
  const told = { order: params.sortFacetValuesBy, limit: Number.POSITIVE_INFINITY };
  const counts = countFacet(index.columns, facet, places, told);
  const tags = { pre: params.highlightPreTag, post: params.highlightPostTag };
  const facetHits: { value: string; highlighted: string; count: number }[] = [];
  for (const [value, count] of counts) {
    if (facetHits.length === params.maxFacetHits) break;
    await work.pause();
    work.count(value.length * (unitsOf.searched + asked.length * unitsOf.value));
    const marks = marksOf(value, asked);
    if (marks !== null) facetHits.push({ value, highlighted: tagged(value, marks, tags), count });
  }
  const answer = { facetHits, exhaustiveFacetsCount: true };
  work.countAnswer({ ...answer, processingTimeMS: slowest });
  return { ...answer, processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)) };
};
