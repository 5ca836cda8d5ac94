import * as v from 'valibot';
import { searchSettings } from '#contract/settings/search.ts';
import { searchLimits } from '../limits.ts';
import { SearchError } from './searchError.ts';

/** In an address lists are JSON, or have commas between. */
const readList = (value: string): unknown => {
  if (value === '') return [];
  if (!value.trimStart().startsWith('[')) return value.split(',').map((name) => name.trim());
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const names = v.pipe(
  v.union([v.pipe(v.string(), v.transform(readList)), v.array(v.string())], 'must be a list of names'),
  v.array(v.string('must be a list of names'), 'must be a list of names'),
);

const wholeNumber = (most: number) => {
  const message = `must be a whole number from 0 to ${most}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(most, message),
  );
};

const nested = 'must be a filter, a list of them, or a list of such lists';
/** One filter as it stands; in an address a list is JSON. */
const readFilters = (value: string): unknown => {
  if (value === '') return [];
  return value.trimStart().startsWith('[') ? readList(value) : value;
};
const filters = v.pipe(
  v.union([v.pipe(v.string(), v.transform(readFilters)), v.array(v.unknown())], nested),
  v.union([v.string(), v.array(v.union([v.string(), v.array(v.string(), nested)], nested), nested)], nested),
);

const text = v.string('must be a text');
const mostPages = 1e9;

/** What a query asks; what the embedded index does not know is left out (`analytics`, `clickAnalytics` …). */
const params = v.object({
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
  highlightPreTag: v.optional(text, '<em>'),
  highlightPostTag: v.optional(text, '</em>'),
  snippetEllipsisText: v.optional(text, '…'),
  facetQuery: v.optional(text, ''),
  maxFacetHits: v.optional(wholeNumber(searchLimits.facetHits), 10),
});
export type SearchParams = v.InferOutput<typeof params>;

const asked = v.record(v.string(), v.unknown());
/** `params` in the old form: the whole query as an address writes it. */
const inAddress = v.object({ params: v.string() });

const withoutNulls = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));

/** @throws SearchError that names what is wrong, and repeats nothing of it */
export const readParams = (given: unknown): SearchParams => {
  const fields = v.safeParse(asked, given);
  // To a schema of names and values a list is one, too.
  if (!fields.success || Array.isArray(given)) throw new SearchError(400, 'A query must be an object');
  const old = v.safeParse(inAddress, given);
  const inside = old.success ? Object.fromEntries(new URLSearchParams(old.output.params)) : {};
  const parsed = v.safeParse(params, withoutNulls({ ...inside, ...fields.output }), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new SearchError(400, `${v.getDotPath(issue)?.split('.')[0] ?? 'A parameter'} ${issue.message}`);
};
