import { numericAttributes, searchSettings, textFacets } from '#contract/settings/search.ts';
import { countFacet, statsOf, unitsOfFacet, type FacetStats } from '../index/facetCounts.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { slowest, type Work } from '../work/work.ts';
import { find } from './find.ts';
import { createTeller, type Teller } from './hit.ts';
import type { SearchParams } from './params.ts';

/** Attributes counted for a request for all. */
const countable: readonly string[] = [...textFacets, 'price'];
const known: readonly string[] = [...textFacets, ...numericAttributes];

/** Counts the values of the asked facets in the records. */
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
    const told = { order: params.sortFacetValuesBy, limit: params.maxValuesPerFacet };
    const facet = countFacet(index.columns, name, places, told);
    counted.push([name, Object.fromEntries(facet)]);
    const stat = statsOf(index.columns, name, places);
    if (stat !== null) stats.push([name, stat]);
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

/** The hits to return, and how the answer says so: by pages, or from an offset. */
const stretchOf = ({ page, hitsPerPage, offset, length }: SearchParams, found: number) => {
  const { paginationLimit } = searchSettings;
  const [first, size] = offset === null ? [page * hitsPerPage, hitsPerPage] : [offset, length ?? hitsPerPage];
  const reachable = Math.min(found, paginationLimit);
  return {
    from: first,
    to: Math.min(first + size, paginationLimit),
    said:
      offset === null
        ? { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage }
        : { offset, length: size },
  };
};

/** One query's answer, as the hosted service writes it, and how many records it found. @throws SearchError */
export const answerQuery = async (index: SearchIndex, { name, params, now }: Asked, work: Work) => {
  const startedAt = performance.now();
  const isTold = (field: string): boolean =>
    params.responseFields.includes('*') || params.responseFields.includes(field);
  const { hitsPerPage, offset, length } = params;
  const isOrdered = isTold('hits') && (offset === null ? hitsPerPage : (length ?? hitsPerPage)) > 0;
  const found = await find(index, { params, isOrdered }, work);
  const { places, words } = found;
  const { from, to, said } = stretchOf(params, places.length);
  const told = from < to && isOrdered ? index.inOrder(found, now).slice(from, to) : [];
  const hits = await tellHits(index, told, { teller: createTeller({ words, params, now, work }), work });
  const counts = params.facets.length > 0 && (await countAsked(index, { places, params, work }));
  const envelope = {
    nbHits: places.length,
    ...said,
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
  const answer = Object.entries({ hits, ...envelope, processingTimeMS, ...counts });
  return {
    answer: Object.fromEntries(answer.filter(([field]) => isTold(field))),
    nbHits: places.length,
  };
};
