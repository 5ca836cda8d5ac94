import type { IndexSettings } from 'algoliasearch';
import { languages, type Language } from '#contract/address/language.ts';
import {
  numericAttributes,
  searchedAttributes,
  searchSettings,
  textFacets,
} from '#contract/settings/search.ts';

/** Settings that make the hosted index behave like the embedded one; the first language is the index's own. */
export const indexSettings = (first: Language): IndexSettings => ({
  searchableAttributes: [...searchedAttributes],
  attributesForFaceting: [...textFacets.map((facet) => `searchable(${facet})`), 'price'],
  numericAttributesForFiltering: [...numericAttributes],
  // After all of the service's own ranking: the nearest date.
  customRanking: ['asc(nearness)'],
  queryLanguages: [first, ...languages.filter((lang) => lang !== first)],
  ignorePlurals: true,
  removeStopWords: true,
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: searchSettings.lettersForOneTypo,
  minWordSizefor2Typos: searchSettings.lettersForTwoTypos,
  paginationLimitedTo: searchSettings.paginationLimit,
});
