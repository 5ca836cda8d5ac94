import { numericAttributes, searchSettings, textFacets } from '#contract/settings/search.ts';
import { compile } from '../filters/compile.ts';
import { all } from '../filters/filter.ts';
import { FilterError } from '../filters/filterError.ts';
import { readFacetFilters, readNumericFilters } from '../filters/listedFilters.ts';
import { parseFilters } from '../filters/parseFilters.ts';
import { countFacet, statsOf } from '../index/facetCounts.ts';
import type { Matches, SearchIndex } from '../index/searchIndex.ts';
import { createFinder } from './highlight.ts';
import { toHit } from './hit.ts';
import type { SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** Attributes that are counted where all are asked for. */
const countable: readonly string[] = [...textFacets, 'price'];
const known: readonly string[] = [...textFacets, ...numericAttributes];

const readFilter = (params: SearchParams) => {
  try {
    return all([
      parseFilters(params.filters),
      readFacetFilters(params.facetFilters),
      readNumericFilters(params.numericFilters),
    ]);
  } catch (caught) {
    throw caught instanceof FilterError ? new SearchError(400, caught.message) : caught;
  }
};

/** The records that a query finds and its filters leave. @throws SearchError */
export const find = (index: SearchIndex, params: SearchParams): Matches => {
  const isMeant = compile(index.columns, readFilter(params));
  const matches = index.match(params.query);
  return { ...matches, places: matches.places.filter(isMeant) };
};

/** What each facet that is asked for has among the records. */
const countAsked = (index: SearchIndex, places: readonly number[], params: SearchParams) => {
  const asked = params.facets.includes('*')
    ? countable
    : params.facets.filter((name) => known.includes(name));
  const stats = asked.flatMap((name) => {
    const told = statsOf(index.columns, name, places);
    return told === null ? [] : [[name, told] as const];
  });
  return {
    facets: Object.fromEntries(
      asked.map((name) => [
        name,
        Object.fromEntries(countFacet(index.columns, name, places, params.maxValuesPerFacet)),
      ]),
    ),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
};

interface Asked {
  /** The name by which the index was asked. */
  name: string;
  params: SearchParams;
  /** Epoch seconds. */
  now: number;
}

/** One query's answer, as the hosted service writes it. @throws SearchError */
export const answerQuery = (index: SearchIndex, { name, params, now }: Asked) => {
  const startedAt = performance.now();
  const matches = find(index, params);
  const { words } = matches;
  const findMarks = createFinder(words);
  const { hitsPerPage, page } = params;
  const { paginationLimit } = searchSettings;
  const [from, to] = [page * hitsPerPage, Math.min((page + 1) * hitsPerPage, paginationLimit)];
  const places = from < to ? index.inOrder(matches.places, matches.costs, now).slice(from, to) : [];
  const reachable = Math.min(matches.places.length, paginationLimit);
  return {
    hits: places.flatMap((place) => {
      const record = index.at(place);
      return record ? [toHit(record, { words, find: findMarks, params, now })] : [];
    }),
    nbHits: matches.places.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(params.facets.length > 0 && countAsked(index, matches.places, params)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query,
    params: '',
    index: name,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
};
