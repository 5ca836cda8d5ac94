import * as v from 'valibot';
import { searchSettings } from '#contract/settings/search.ts';
import { searchLimits } from '../limits.ts';
import { SearchError } from './searchError.ts';

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

const text = v.string('must be a text');
const shortText = v.pipe(
  text,
  v.maxLength(searchLimits.tag, `must be a text of ${searchLimits.tag} characters at most`),
);
const mostPages = 1e9;

/** The parameters of a query, without those that the embedded index does not know (`analytics`, `clickAnalytics` …). */
export const params = v.object({
  query: v.optional(text, ''),
  page: v.optional(wholeNumber(mostPages), 0),
  hitsPerPage: v.optional(wholeNumber(searchLimits.hitsPerPage), searchSettings.hitsPerPage),
  facets: v.optional(names, []),
  maxValuesPerFacet: v.optional(wholeNumber(searchLimits.valuesPerFacet), searchSettings.valuesPerFacet),
  filters: v.optional(text, ''),
  facetFilters: v.optional(filters, []),
  numericFilters: v.optional(filters, []),
  attributesToRetrieve: v.optional(names, ['*']),
  attributesToHighlight: v.nullish(names, null),
  attributesToSnippet: v.optional(names, []),
  highlightPreTag: v.optional(shortText, '<em>'),
  highlightPostTag: v.optional(shortText, '</em>'),
  snippetEllipsisText: v.optional(shortText, '…'),
  facetQuery: v.optional(text, ''),
  maxFacetHits: v.optional(wholeNumber(searchLimits.facetHits), 10),
});
export type SearchParams = v.InferOutput<typeof params>;

/** `params` in the old form: the whole query as in an address. */
const inAddress = v.object({ params: v.string() });

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The known parameters among any number; null counts as absent. */
const knownOf = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(params.entries).flatMap((name) =>
      Object.hasOwn(given, name) && given[name] !== null ? [[name, given[name]]] : [],
    ),
  );

/** @throws SearchError that names the fault, and repeats nothing of the request */
export const readParams = (given: unknown): SearchParams => {
  if (!isObject(given)) throw new SearchError(400, 'A query must be an object');
  const old = v.safeParse(inAddress, given);
  const inside = old.success ? Object.fromEntries(new URLSearchParams(old.output.params)) : {};
  const parsed = v.safeParse(
    params,
    { ...knownOf(inside), ...knownOf(given) },
    { abortEarly: true, abortPipeEarly: true },
  );
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new SearchError(400, `${v.getDotPath(issue)?.split('.')[0] ?? 'A parameter'} ${issue.message}`);
};
