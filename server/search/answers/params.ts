import * as v from 'valibot';
import { searchedAttributes, searchSettings } from '#contract/settings/search.ts';
import { facetOrders } from '../index/facetCounts.ts';
import { searchLimits } from '../limits.ts';
import { queryTypes } from '../words/readQuery.ts';

/** In an address lists are JSON, or separated by commas. */
const readList = (value: string): unknown => {
  if (value === '') return [];
  if (!value.trimStart().startsWith('[')) return value.split(',').map((name) => name.trim());
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const listOfNames = `must be a list of ${searchLimits.names} different names at most`;
/** Repeated names count once. */
const names = v.pipe(
  v.union([v.pipe(v.string(), v.transform(readList)), v.array(v.string())], listOfNames),
  v.array(v.string(listOfNames), listOfNames),
  v.transform((list) => [...new Set(list)]),
  v.maxLength(searchLimits.names, listOfNames),
);

const wholeNumber = (most: number) => {
  const message = `must be a whole number from 0 to ${most}`;
  const bounded = v.pipe(v.number(), v.integer(message), v.minValue(0, message), v.maxValue(most, message));
  return v.union(
    [
      bounded,
      v.pipe(v.string(), v.regex(/^\d+$/), v.examples(['0', String(most)]), v.transform(Number), bounded),
    ],
    message,
  );
};

const nested = `must be a filter, a list of them, or a list of such lists, ${searchLimits.conditions} at most`;
/** One filter, unchanged; in an address a list is JSON. */
const readFilters = (value: string): unknown => {
  if (value === '') return [];
  return value.trimStart().startsWith('[') ? readList(value) : value;
};
const filters = v.pipe(
  v.union([v.pipe(v.string(), v.transform(readFilters)), v.array(v.unknown())], nested),
  // Before any of them is read: lists may be empty.
  v.check((list) => [list].flat().length <= searchLimits.conditions, nested),
  v.union([v.string(), v.array(v.union([v.string(), v.array(v.string(), nested)], nested), nested)], nested),
  v.check((list) => [list].flat(2).length <= searchLimits.conditions, nested),
);

const yesOrNo = 'must be true or false';
/** In an address it is a word. */
const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
  ],
  yesOrNo,
);
const tolerances = ['true', 'false', 'min', 'strict'] as const;
const tolerance = v.union(
  [v.pipe(v.boolean(), v.transform(String), v.picklist(tolerances)), v.picklist(tolerances)],
  'must be true, false, min or strict',
);
const someOfSearched = `must be some of ${searchedAttributes.join(', ')}`;
const searchedNames = v.array(v.picklist(searchedAttributes, someOfSearched));
const searched = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.examples(['', 'title', 'title,body']), v.transform(readList), searchedNames),
      searchedNames,
    ],
    someOfSearched,
  ),
  v.transform((list) => [...new Set(list)]),
  v.transform((list) =>
    list.map((name) => searchedAttributes.indexOf(name)).toSorted((one, other) => one - other),
  ),
);

const text = v.string('must be a text');
const shortText = v.pipe(
  text,
  v.maxLength(searchLimits.tag, `must be a text of ${searchLimits.tag} characters at most`),
);
const mostPages = 1e9;

/** Parameters of a query that the embedded index heeds; the others are in `otherParams.ts`. */
export const params = v.object({
  query: v.optional(text, ''),
  queryType: v.optional(v.picklist(queryTypes, `must be ${queryTypes.join(', ')}`), 'prefixLast'),
  typoTolerance: v.optional(tolerance, 'true'),
  synonyms: v.optional(flag, true),
  restrictSearchableAttributes: v.optional(searched, []),
  page: v.optional(wholeNumber(mostPages), 0),
  hitsPerPage: v.optional(wholeNumber(searchLimits.hitsPerPage), searchSettings.hitsPerPage),
  /** In place of a page, with as many hits as `length`, else as a page has. */
  offset: v.nullish(wholeNumber(mostPages), null),
  length: v.nullish(wholeNumber(searchLimits.hitsPerPage), null),
  facets: v.optional(names, []),
  maxValuesPerFacet: v.optional(wholeNumber(searchLimits.valuesPerFacet), searchSettings.valuesPerFacet),
  sortFacetValuesBy: v.optional(v.picklist(facetOrders, `must be ${facetOrders.join(' or ')}`), 'count'),
  filters: v.optional(text, ''),
  facetFilters: v.optional(filters, []),
  numericFilters: v.optional(filters, []),
  tagFilters: v.optional(filters, []),
  optionalFilters: v.optional(filters, []),
  sumOrFiltersScores: v.optional(flag, false),
  attributesToRetrieve: v.optional(names, ['*']),
  attributesToHighlight: v.nullish(names, null),
  attributesToSnippet: v.optional(names, []),
  highlightPreTag: v.optional(shortText, '<em>'),
  highlightPostTag: v.optional(shortText, '</em>'),
  snippetEllipsisText: v.optional(shortText, '…'),
  restrictHighlightAndSnippetArrays: v.optional(flag, false),
  responseFields: v.optional(names, ['*']),
  facetQuery: v.optional(text, ''),
  maxFacetHits: v.optional(wholeNumber(searchLimits.facetHits), 10),
});
export type SearchParams = v.InferOutput<typeof params>;
