import algoliasearchHelper from 'algoliasearch-helper';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as library from 'react-instantsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSettings } from '#contract/settings/search.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { otherParams } from './answers/otherParams.ts';
import { params } from './answers/params.ts';
import { searchOn, type Searching } from './testing/searchOn.ts';

const instant = '2027-06-15T16:00:00Z';
const { indexName } = searchSettings;

let store: Store;
let site: Searching;
beforeAll(async () => {
  store = await openTestStore('sample');
  site = await searchOn(store, instant);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await store.close();
});

/** The official client, and the names of all parameters that it was given. */
const listen = () => {
  const names = new Set<string>();
  const search: typeof site.client.search = async (asked, options) => {
    const requests = Array.isArray(asked) ? asked : asked.requests;
    for (const { params: inside, ...request } of requests.map((one): Record<string, unknown> => ({ ...one })))
      for (const name of Object.keys({ ...request, ...Object(inside) })) names.add(name);
    return site.client.search(asked, options);
  };
  return { client: { ...site.client, search }, names };
};

const notParameters = ['indexName', 'type', 'facet'];
const isTaken = (name: string): boolean =>
  Object.hasOwn(params.entries, name) || Object.hasOwn(otherParams, name) || notParameters.includes(name);

/** A page with what a page of the library may have. */
function Widgets(): ReactNode {
  library.useSearchBox({});
  library.useHits({});
  library.usePagination({});
  library.useHitsPerPage({ items: [{ label: '10', value: 10, default: true }] });
  library.useRefinementList({ attribute: 'cities', operator: 'or', showMore: true });
  library.useRefinementList({ attribute: 'venues', operator: 'and' });
  library.useMenu({ attribute: 'kind' });
  library.useHierarchicalMenu({ attributes: ['date.year', 'date.month', 'date.day'] });
  library.useRange({ attribute: 'price' });
  library.useToggleRefinement({ attribute: 'lang', on: 'fr', off: 'en' });
  library.useQueryRules({ trackedFilters: { cities: (values: unknown[]) => values } });
  library.useConfigure({ analytics: false, enablePersonalization: true, userToken: 'visitor-1' });
  library.useStats({});
  library.useClearRefinements({});
  return null;
}

test('SRCH-10: what react-instantsearch sends by itself for its widgets is answered', async () => {
  const { client, names } = listen();
  const { initialResults } = await library.getServerState(
    createElement(
      library.InstantSearchSSRProvider,
      { initialResults: {} },
      createElement(
        library.InstantSearch,
        {
          searchClient: client,
          indexName,
          future: { preserveSharedStateOnUnmount: true },
          initialUiState: {
            [indexName]: {
              query: 'l',
              page: 1,
              hitsPerPage: 10,
              menu: { kind: 'show' },
              refinementList: { cities: ['Montréal', 'Toronto'] },
              hierarchicalMenu: { 'date.year': ['2027', '07'] },
              range: { price: '0:100' },
              toggle: { lang: true },
            },
          },
        },
        createElement(Widgets),
      ),
    ),
    { renderToString },
  );
  expect(initialResults[indexName]?.results?.[0]?.nbHits).toBeGreaterThan(0);
  expect([...names].filter((name) => !isTaken(name))).toEqual([]);
  expect([...names].toSorted()).toEqual([
    'analytics',
    'clickAnalytics',
    'enablePersonalization',
    'facetFilters',
    'facets',
    'highlightPostTag',
    'highlightPreTag',
    'hitsPerPage',
    'indexName',
    'maxValuesPerFacet',
    'numericFilters',
    'page',
    'query',
    'ruleContexts',
    'userToken',
  ]);
});

test('SRCH-10: what the library’s helper composes of every kind of filter is answered, a search of values too', async () => {
  const { client, names } = listen();
  const helper = algoliasearchHelper(client, indexName, {
    facets: ['venues'],
    disjunctiveFacets: ['cities', 'kind'],
    hierarchicalFacets: [
      { name: 'date', attributes: ['date.year', 'date.month', 'date.day'], separator: ' > ' },
    ],
    hierarchicalFacetsRefinements: { date: ['2027 > 07'] },
    disjunctiveFacetsRefinements: { cities: ['Montréal', 'Toronto'], kind: ['show'] },
    facetsExcludes: { venues: ['Nowhere'] },
    numericRefinements: { price: { '>=': [0], '<=': [[40, 60]] } },
  });
  const { content } = await helper.searchOnce({});
  expect(content.nbHits).toBeGreaterThan(0);
  const { facetHits } = await helper.searchForFacetValues('cities', 'mont', 5);
  expect(facetHits.map(({ value }) => value)).toEqual(['Montréal']);
  expect([...names].filter((name) => !isTaken(name))).toEqual([]);
  // No record has a tag.
  const { content: tagged } = await helper.searchOnce({ tagRefinements: ['gold', 'silver'] });
  expect(tagged.nbHits).toBe(0);
});
