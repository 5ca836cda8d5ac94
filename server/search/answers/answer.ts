import { numericAttributes, searchSettings, textFacets } from '#contract/settings/search.ts';
import { all } from '../filters/filter.ts';
import { FilterError } from '../filters/filterError.ts';
import { readFacetFilters, readNumericFilters } from '../filters/listedFilters.ts';
import { conditionsOf, narrow } from '../filters/narrow.ts';
import { parseFilters } from '../filters/parseFilters.ts';
import { countFacet, statsOf, unitsOfFacet, type FacetStats } from '../index/facetCounts.ts';
import type { Matches, SearchIndex } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import { unitsOf } from '../work/limits.ts';
import { slowest, type Work } from '../work/work.ts';
import { createTeller, type Teller } from './hit.ts';
import type { SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** Attributes counted for a request for all. */
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

/** The records that match a query and its filters. @throws SearchError */
export const find = async (index: SearchIndex, params: SearchParams, work: Work): Promise<Matches> => {
  work.count(unitsOf.query);
  const filter = readFilter(params);
  if (conditionsOf(filter).length > searchLimits.conditions)
    throw new SearchError(400, `filters must be ${searchLimits.conditions} conditions at most, all together`);
  const matches = await index.match(params.query, work);
  work.count(matches.places.length * unitsOf.match);
  return { ...matches, places: await narrow(index.columns, filter, { places: matches.places, work }) };
};

/** The counts of each requested facet among the records. */
const countAsked = async (
  index: SearchIndex,
  { places, params, work }: { places: readonly number[]; params: SearchParams; work: Work },
) => {
  const asked = params.facets.includes('*')
    ? countable
    : params.facets.filter((name) => known.includes(name));
  const counted: [string, Record<string, number>][] = [];
  const stats: [string, FacetStats][] = [];
  for (const name of asked) {
    await work.pause();
    work.count(unitsOfFacet(index.columns, name, places));
    const facet = countFacet(index.columns, name, places, params.maxValuesPerFacet);
    counted.push([name, Object.fromEntries(facet)]);
    const told = statsOf(index.columns, name, places);
    if (told !== null) stats.push([name, told]);
  }
  const answer = {
    facets: Object.fromEntries(counted),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
  work.countAnswer(answer);
  return answer;
};

/** The hits from the first to the last of some places. */
const tellHits = async (
  index: SearchIndex,
  places: readonly number[],
  { teller, work }: { teller: Teller; work: Work },
) => {
  const hits: ReturnType<Teller>[] = [];
  for (const place of places) {
    await work.pause();
    const record = index.at(place);
    if (record === undefined) continue;
    const hit = teller(record);
    work.countAnswer(hit);
    hits.push(hit);
  }
  return hits;
};

interface Asked {
  /** The requested index's name. */
  name: string;
  params: SearchParams;
  /** Epoch seconds. */
  now: number;
}

/** One query's answer, in the hosted service's form. @throws SearchError */
export const answerQuery = async (index: SearchIndex, { name, params, now }: Asked, work: Work) => {
  const startedAt = performance.now();
  const { places, costs, words } = await find(index, params, work);
  const { hitsPerPage, page } = params;
  const { paginationLimit } = searchSettings;
  const [from, to] = [page * hitsPerPage, Math.min((page + 1) * hitsPerPage, paginationLimit)];
  const told = from < to ? index.inOrder(places, costs, now).slice(from, to) : [];
  const hits = await tellHits(index, told, { teller: createTeller({ words, params, now, work }), work });
  const counts = params.facets.length > 0 && (await countAsked(index, { places, params, work }));
  const reachable = Math.min(places.length, paginationLimit);
  const envelope = {
    nbHits: places.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query,
    params: '',
    index: name,
  };
  work.countAnswer({ ...envelope, processingTimeMS: slowest });
  const processingTimeMS = Math.max(1, Math.round(performance.now() - startedAt));
  return { hits, ...envelope, processingTimeMS, ...counts };
};
