import type { SearchParamsObject } from '@algolia/client-search';
import { languages } from '#contract/address/language.ts';
import { asExact, searchSettings } from '#contract/settings/search.ts';

/** Whether a value, as JSON or as an address has it, leaves the hits and their order as they are. */
export type IsHarmless = (value: unknown) => boolean;

const anything: IsHarmless = () => true;
/** Alone, or as the text that an address has. */
const isOne =
  (...harmless: readonly (string | number | boolean)[]): IsHarmless =>
  (value) =>
    harmless.some((one) => one === value || String(one) === value);
const off = isOne(false, 0, '');
const on = isOne(true);

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(/[[\]",\s]+/).filter((part) => part !== '') : [value];
};
const isEmpty: IsHarmless = (value) => listOf(value).length === 0;
/** These, in whatever order. */
const isAll =
  (...all: readonly string[]): IsHarmless =>
  (value) =>
    new Set(listOf(value)).size === all.length && all.every((one) => listOf(value).includes(one));
const bothLanguages = isAll(...languages);

/**
 * Every parameter of the official client that the embedded index does not heed, with the values that leave hits and order
 * as they are; any other is refused (SRCH-10). docs/decisions/040 has the list in words.
 */
export const otherParams = {
  // They count, name and experiment.
  analytics: anything,
  analyticsTags: anything,
  clickAnalytics: anything,
  enableABTest: anything,
  percentileComputation: anything,
  userToken: anything,
  // Their subjects are not there: rules, groups, people's profiles, replicas, German words.
  enableRules: anything,
  ruleContexts: anything,
  renderingContent: anything,
  distinct: anything,
  facetingAfterDistinct: anything,
  enablePersonalization: anything,
  personalizationImpact: anything,
  enableReRanking: anything,
  reRankingApplyFilter: anything,
  relevancyStrictness: anything,
  decompoundQuery: anything,
  // They say how others of these work.
  advancedSyntaxFeatures: anything,
  semanticSearch: anything,
  aroundRadius: anything,
  aroundPrecision: anything,
  minimumAroundRadius: anything,
  // Other hits.
  similarQuery: isEmpty,
  aroundLatLng: isEmpty,
  aroundLatLngViaIP: off,
  insideBoundingBox: isEmpty,
  insidePolygon: isEmpty,
  naturalLanguages: isEmpty,
  optionalWords: isEmpty,
  disableTypoToleranceOnAttributes: isEmpty,
  advancedSyntax: off,
  removeWordsIfNoResults: isOne('none'),
  mode: isOne('keywordSearch'),
  // Other hits, unless they say what this index does anyway.
  minWordSizefor1Typo: isOne(searchSettings.lettersForOneTypo),
  minWordSizefor2Typos: isOne(searchSettings.lettersForTwoTypos),
  allowTyposOnNumericTokens: off,
  ignorePlurals: (value) => on(value) || bothLanguages(value),
  removeStopWords: (value) => on(value) || bothLanguages(value),
  queryLanguages: bothLanguages,
  // Another order.
  ranking: isEmpty,
  minProximity: isOne(1),
  disableExactOnAttributes: isEmpty,
  exactOnSingleWordQuery: isOne('attribute'),
  alternativesAsExact: isAll(...asExact),
  attributeCriteriaComputedByMinProximity: off,
  attributeCriteriaComputedBy: isOne('minProximity'),
  // Hits that tell more of themselves.
  getRankingInfo: off,
  replaceSynonymsInHighlight: off,
} as const satisfies Partial<Record<keyof SearchParamsObject, IsHarmless>>;
