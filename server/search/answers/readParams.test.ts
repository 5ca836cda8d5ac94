import { expect, test } from 'vitest';
import { otherParams } from './otherParams.ts';
import { readParams } from './readParams.ts';

/** Values that would change the hits, and those that leave them: null, and what the service does anyway. */
const changing = {
  similarQuery: ['gala'],
  aroundLatLng: ['45.5,-73.6'],
  aroundLatLngViaIP: [true, 'true'],
  insideBoundingBox: ['47,4,40,2', [[47, 4, 40, 2]]],
  insidePolygon: [[[47, 4, 47, 5, 40, 2]]],
  naturalLanguages: [['fr']],
  optionalWords: ['gala', ['gala']],
  disableTypoToleranceOnAttributes: [['title']],
  advancedSyntax: [true],
  removeWordsIfNoResults: ['lastWords', 'allOptional'],
  mode: ['neuralSearch'],
  minWordSizefor1Typo: [3, 5],
  minWordSizefor2Typos: [7],
  allowTyposOnNumericTokens: [true],
  ignorePlurals: [false, ['fr']],
  removeStopWords: [false, ['en']],
  queryLanguages: [['fr'], ['fr', 'en', 'es']],
  ranking: [['typo']],
  minProximity: [2],
  disableExactOnAttributes: [['body']],
  exactOnSingleWordQuery: ['none'],
  alternativesAsExact: [[], ['ignorePlurals', 'singleWordSynonym']],
  attributeCriteriaComputedByMinProximity: [true],
  attributeCriteriaComputedBy: ['sum'],
  getRankingInfo: [true],
  replaceSynonymsInHighlight: [true, 'true'],
} as const;
const leaving: readonly (readonly [string, unknown])[] = [
  ['similarQuery', ''],
  ['aroundLatLngViaIP', false],
  ['insideBoundingBox', null],
  ['optionalWords', []],
  ['removeWordsIfNoResults', 'none'],
  ['minWordSizefor1Typo', 4],
  ['minWordSizefor2Typos', '8'],
  ['allowTyposOnNumericTokens', 'false'],
  ['ignorePlurals', 'true'],
  ['ignorePlurals', ['fr', 'en']],
  ['removeStopWords', ['en', 'fr']],
  ['removeStopWords', true],
  ['queryLanguages', '["fr","en"]'],
  ['alternativesAsExact', ['ignorePlurals', 'multiWordsSynonym', 'singleWordSynonym']],
  ['replaceSynonymsInHighlight', false],
  ['getRankingInfo', false],
];

/** As an address has it. */
const inAddress = (name: string, value: unknown) => ({
  params: String(
    new URLSearchParams({ [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) }),
  ),
});

test.each(
  Object.entries(changing).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('SRCH-10: %s %j is refused by its name, as JSON and in an address', (name, value) => {
  const refusal = expect.objectContaining({
    status: 400,
    message: `${name} is not honoured here with this value; leave it out`,
  });
  expect(() => readParams({ [name]: value })).toThrow(refusal);
  expect(() => readParams(inAddress(name, value))).toThrow(refusal);
});

test.each(leaving)('SRCH-10: %s %j says what is so anyway', (name, value) => {
  expect(readParams({ query: 'gala', [name]: value })).toEqual(readParams({ query: 'gala' }));
});

test('SRCH-10: every parameter that may be refused is tried here', () => {
  const refusable = Object.entries(otherParams).flatMap(([name, isHarmless]) =>
    isHarmless(['nothing', 'of', 'this']) ? [] : [name],
  );
  expect(refusable.toSorted()).toEqual(Object.keys(changing).toSorted());
});

const usual = {
  query: '',
  queryType: 'prefixLast',
  typoTolerance: 'true',
  synonyms: true,
  restrictSearchableAttributes: [],
  page: 0,
  hitsPerPage: 20,
  offset: null,
  length: null,
  facets: [],
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  filters: '',
  facetFilters: [],
  numericFilters: [],
  tagFilters: [],
  optionalFilters: [],
  sumOrFiltersScores: false,
  attributesToRetrieve: ['*'],
  attributesToHighlight: null,
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  restrictHighlightAndSnippetArrays: false,
  responseFields: ['*'],
  facetQuery: '',
  maxFacetHits: 10,
};

test('SRCH-10: what is not given, or null, is as the hosted service has it by default', () => {
  const empty = Object.fromEntries(Object.keys(usual).map((name) => [name, null]));
  expect([readParams({}), readParams(empty), readParams({ params: '' })]).toEqual([usual, usual, usual]);
});

test('SRCH-10: every parameter is read from an address as from JSON', () => {
  const given = {
    query: 'gala',
    queryType: 'prefixAll',
    typoTolerance: 'strict',
    synonyms: false,
    restrictSearchableAttributes: ['body', 'title'],
    page: 2,
    hitsPerPage: 0,
    offset: 5,
    length: 3,
    facets: ['kind', 'cities'],
    maxValuesPerFacet: 7,
    sortFacetValuesBy: 'alpha',
    filters: 'kind:show',
    facetFilters: ['lang:fr', ['kind:show', 'kind:page']],
    numericFilters: [['price>1']],
    tagFilters: ['a'],
    optionalFilters: ['kind:page'],
    sumOrFiltersScores: true,
    attributesToRetrieve: ['*', '-body'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['body:5'],
    highlightPreTag: '<b>',
    highlightPostTag: '</b>',
    snippetEllipsisText: '',
    restrictHighlightAndSnippetArrays: true,
    responseFields: ['hits'],
    facetQuery: 'mont',
    maxFacetHits: 100,
  };
  const told = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const read = readParams(given);
  expect(Object.keys(given)).toEqual(Object.keys(usual));
  // The searched attributes by their places, in their order.
  expect({ ...read, restrictSearchableAttributes: null }).toEqual({
    ...given,
    restrictSearchableAttributes: null,
  });
  const [title = 0, body = 0] = read.restrictSearchableAttributes;
  expect([read.restrictSearchableAttributes.length, title < body]).toEqual([2, true]);
  expect(readParams({ params: String(new URLSearchParams(told)) })).toEqual(read);
});

test('SRCH-10: in an address a list may be separated by commas; names count once, and what stands beside the address wins', () => {
  expect([
    readParams({ params: 'facets=kind,%20cities%20,kind&attributesToHighlight=' }),
    readParams({ params: 'query=gala&page=3', query: 'nuit', page: null }),
  ]).toEqual([
    { ...usual, facets: ['kind', 'cities'], attributesToHighlight: [] },
    { ...usual, query: 'nuit', page: 3 },
  ]);
});
