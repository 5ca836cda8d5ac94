import type { IndexSettings, SynonymHit } from '@algolia/client-search';
import { languages, type Language } from '#contract/address/language.ts';
import {
  asExact,
  numericAttributes,
  searchedLevels,
  searchSettings,
  textFacets,
} from '#contract/settings/search.ts';

import type { Synonym } from '../words/readSynonyms.ts';
import { keyOf } from '../words/words.ts';

/** Settings that make the hosted index behave like the embedded one; the first language is the index's own. */
export const indexSettings = (first: Language): IndexSettings => ({
  // Where in a text a word stands does not matter.
  searchableAttributes: searchedLevels.map((level) =>
    level.length === 1 ? `unordered(${level[0]})` : level.join(','),
  ),
  attributesForFaceting: [...textFacets.map((facet) => `searchable(${facet})`), 'price'],
  numericAttributesForFiltering: [...numericAttributes],
  // As the embedded index orders: whole words before beginnings, and no weight of how near to each other words are.
  ranking: ['typo', 'words', 'filters', 'exact', 'attribute', 'custom'],
  alternativesAsExact: [...asExact],
  customRanking: ['asc(nearness)'],
  queryLanguages: [first, ...languages.filter((lang) => lang !== first)],
  ignorePlurals: true,
  removeStopWords: true,
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: searchSettings.lettersForOneTypo,
  minWordSizefor2Typos: searchSettings.lettersForTwoTypos,
  paginationLimitedTo: searchSettings.paginationLimit,
});

/** Synonyms in the hosted service's form; a phrase has one name at every push. */
export const namedSynonyms = (synonyms: readonly Synonym[]): SynonymHit[] =>
  synonyms.map((synonym) => ({
    ...synonym,
    synonyms: [...synonym.synonyms],
    objectID: keyOf('input' in synonym ? synonym.input : synonym.synonyms.join(' ')).replaceAll(' ', '-'),
  }));
