import { all, type Filter } from '../filters/filter.ts';
import { FilterError } from '../filters/filterError.ts';
import {
  readFacetFilters,
  readNumericFilters,
  readOptionalFilters,
  readTagFilters,
} from '../filters/listedFilters.ts';
import { conditionsOf, narrow, weigh } from '../filters/narrow.ts';
import { parseFilters } from '../filters/parseFilters.ts';
import { hasScore } from '../filters/weights.ts';
import type { Matches } from '../index/matches.ts';
import { typosOf, type SearchIndex } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import { unitsOf } from '../work/limits.ts';
import type { Work } from '../work/work.ts';
import type { SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** The filter of the hits, and one that only reorders them. @throws SearchError */
const readFilter = (params: SearchParams): { filter: Filter; optional: Filter } => {
  try {
    const filter = all([
      parseFilters(params.filters),
      readFacetFilters(params.facetFilters),
      readNumericFilters(params.numericFilters),
      readTagFilters(params.tagFilters),
    ]);
    return { filter, optional: readOptionalFilters(params.optionalFilters) };
  } catch (caught) {
    throw caught instanceof FilterError ? new SearchError(400, caught.message) : caught;
  }
};

const any = Number.POSITIVE_INFINITY;
/** How many typos more than the fewest the records may have that stay. */
const typosBeyond: Readonly<Record<SearchParams['typoTolerance'], number>> = {
  true: any,
  false: any,
  strict: 1,
  min: 0,
};

/** The records that a query finds and its filters leave. */
export interface Found extends Matches {
  /** By place, where the filters weigh some more than others. */
  weights: ReadonlyMap<number, number> | null;
}

/** @param isOrdered whether anybody looks at their order: it is work to weigh them. @throws SearchError */
export const find = async (
  index: SearchIndex,
  { params, isOrdered }: { params: SearchParams; isOrdered: boolean },
  work: Work,
): Promise<Found> => {
  work.count(unitsOf.query);
  const { filter, optional } = readFilter(params);
  const weighing = all([filter, optional]);
  if (conditionsOf(weighing).length > searchLimits.conditions)
    throw new SearchError(400, `filters must be ${searchLimits.conditions} conditions at most, all together`);
  const { queryType: type, typoTolerance, synonyms: hasSynonyms } = params;
  const { restrictSearchableAttributes: attributes } = params;
  const matches = await index.match(params.query, work, {
    type,
    hasTypos: typoTolerance !== 'false',
    hasSynonyms,
    attributes: attributes.length === 0 ? null : attributes,
  });
  work.count(matches.places.length * unitsOf.match);
  const { costs } = matches;
  const left = await narrow(index.columns, filter, { places: matches.places, work });
  const typosAt = (place: number): number => typosOf(costs[place] ?? 0);
  const fewest = left.reduce((least, place) => Math.min(least, typosAt(place)), any);
  const most = fewest + typosBeyond[typoTolerance];
  const places = most === any ? left : left.filter((place) => typosAt(place) <= most);
  const { sumOrFiltersScores: isSum } = params;
  const isWeighed = isOrdered && (isSum || hasScore(filter) || conditionsOf(optional).length > 0);
  const weights = isWeighed
    ? await weigh(index.columns, { filter: weighing, isSum }, { places, work })
    : null;
  return { ...matches, places, weights };
};
