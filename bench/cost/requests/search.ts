import { searchSettings } from '#contract/settings/search.ts';
import { budgets, fill, filled, json, type Dearest } from '../dearest.ts';
import { misspelt } from './misspelt.ts';

const { indexName } = searchSettings;
const route = (path: string): string => `POST /api/search/1/indexes/:index/${path}`;
const one = `/api/search/1/indexes/${indexName}`;

const ask = (path: string, body: unknown) => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});
const batch = (requests: readonly object[]) =>
  ask('/api/search/1/indexes/*/queries', {
    requests: requests.map((request) => ({ indexName, ...request })),
  });
const list = <Item>(length: number, of: (at: number) => Item): Item[] =>
  Array.from({ length }, (_, at) => of(at));

/** The embedded search, by all three entries: valid requests of the hosted service, and excessive ones. */
export const searchRequests: readonly Dearest[] = [
  {
    routes: [route('queries')],
    says: '50 queries of 1,000 hits, all facets',
    ask: () =>
      batch(list(50, () => ({ query: '', hitsPerPage: 1_000, facets: ['*'], maxValuesPerFacet: 1_000 }))),
    budget: budgets.search,
  },
  {
    routes: [route('queries')],
    says: '10 queries of 100 hits, all facets',
    ask: () => batch(list(10, () => ({ query: '', hitsPerPage: 100, facets: ['*'] }))),
    budget: budgets.search,
  },
  {
    routes: [route('queries')],
    says: '50 queries of 20 misspelt words',
    ask: (run) => batch(list(50, (at) => ({ query: misspelt(20, run * 50 + at) }))),
    budget: budgets.search,
  },
  {
    routes: [route('queries')],
    says: '4 queries of 10 misspelt words',
    ask: (run) => batch(list(4, (at) => ({ query: misspelt(10, run * 4 + at) }))),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: '1,000 hits, one name highlighted 1,500 times',
    ask: () =>
      ask(`${one}/query`, {
        query: 'a',
        hitsPerPage: 1_000,
        attributesToHighlight: list(1_500, () => 'body'),
      }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: '1,000 hits, everything highlighted and snipped',
    ask: () =>
      ask(`${one}/query`, {
        query: 'a e',
        hitsPerPage: 1_000,
        attributesToHighlight: ['*'],
        attributesToSnippet: ['*:500'],
        facets: ['*'],
      }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: '100 hits, everything highlighted',
    ask: () =>
      ask(`${one}/query`, { query: 'a e', hitsPerPage: 100, attributesToHighlight: ['*'], facets: ['*'] }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: 'one facet 1,900 times',
    ask: () =>
      ask(`${one}/query`, { query: '', facets: list(1_900, () => 'kind'), maxValuesPerFacet: 1_000 }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: 'a tag of 14 KB around what is found, 1,000 hits',
    ask: () => ask(`${one}/query`, { query: 'a', hitsPerPage: 1_000, highlightPreTag: filled('x') }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: 'a filter of 8 KB',
    ask: (run) => ask(`${one}/query`, { filters: list(500, (at) => `kind:x${run}${at}`).join(' OR ') }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: 'a filter of 50 conditions',
    ask: (run) => ask(`${one}/query`, { filters: list(50, (at) => `kind:x${run}${at}`).join(' OR ') }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: '20 misspelt words',
    ask: (run) => ask(`${one}/query`, { query: misspelt(20, run) }),
    budget: budgets.search,
  },
  {
    routes: [route('query')],
    says: 'a list 7,000 deep',
    ask: () => ({
      ...ask(`${one}/query`, null),
      body: `{"facetFilters":${'['.repeat(fill / 2)}${']'.repeat(fill / 2)}}`,
    }),
    budget: budgets.search,
  },
  {
    routes: [route('facets/:facet/query')],
    says: 'days that look like none, among all records',
    ask: (run) =>
      ask(`${one}/facets/date.day/query`, {
        facetQuery: misspelt(20, run),
        maxFacetHits: 100,
        query: misspelt(20, run),
      }),
    budget: budgets.search,
  },
  {
    routes: [route('facets/:facet/query')],
    says: 'venues by a letter, among all records',
    ask: () => ask(`${one}/facets/venues/query`, { facetQuery: 's', maxFacetHits: 100 }),
    budget: budgets.search,
  },
];
