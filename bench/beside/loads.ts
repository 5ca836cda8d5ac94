import { searchSettings } from '#contract/settings/search.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { benchSettings } from '../benchSettings.ts';
import type { Outgoing } from '../send.ts';
import { misspelt } from '../cost/requests/misspelt.ts';

/** A stranger's repeated request. */
export interface Load {
  /** Row of the issue with it, and the request in short. */
  name: string;
  /** The programme with the worst effect. */
  site: 'sample' | 'largest';
  /** Requests at the same time. */
  atOnce: number;
  /** Its size at discovery; if that is refused now, the largest accepted one is measured, too. */
  size: number;
  /** The nth request. Null if there is none left. */
  ask: (nth: number, size: number, pictures: readonly string[]) => Outgoing | null;
}

const { indexName } = searchSettings;
const list = <Item>(length: number, of: (at: number) => Item): Item[] =>
  Array.from({ length }, (_, at) => of(at));

const query = (body: object): Outgoing => ({
  method: 'POST',
  path: `/api/search/1/indexes/${indexName}/query`,
  body: JSON.stringify(body),
});
const queries = (requests: readonly object[]): Outgoing => ({
  method: 'POST',
  path: '/api/search/1/indexes/*/queries',
  body: JSON.stringify({ requests: requests.map((request) => ({ indexName, ...request })) }),
});

const search = { site: 'largest', atOnce: 4 } as const;
const page = { site: 'sample', atOnce: 8, size: 1 } as const;
const kilobyte = 1024;
const wordsOfQuery = 20;
const termsOfFilter = 500;

/** The worst of rows 1, 2, 6 and 9, as discovered. */
export const loads: readonly Load[] = [
  {
    ...search,
    name: '1: queries of 1,000 hits in one',
    size: 50,
    ask: (_nth, size) => queries(list(size, () => ({ query: '', hitsPerPage: 1_000, facets: ['*'] }))),
  },
  {
    ...search,
    name: '1: queries of 20 misspelt words in one',
    size: 50,
    ask: (nth, size) => queries(list(size, (at) => ({ query: misspelt(wordsOfQuery, nth * size + at) }))),
  },
  {
    ...search,
    name: '1: one name to be highlighted so often',
    size: 2_000,
    ask: (_nth, size) =>
      query({ query: 'a', hitsPerPage: 1_000, attributesToHighlight: list(size, () => 'body') }),
  },
  {
    ...search,
    name: '1: one facet so often',
    size: 23_000,
    ask: (_nth, size) => query({ query: '', facets: list(size, () => 'kind') }),
  },
  {
    ...search,
    name: '1: filters of 500 terms in one',
    size: 30,
    ask: (nth, size) =>
      queries(
        list(size, (at) => ({
          filters: list(termsOfFilter, (term) => `kind:${nth % 10}${at}.${term}`).join(' OR '),
        })),
      ),
  },
  { ...page, name: '6: home with a parameter that nobody reads', ask: (nth) => ({ path: `/fr?x=${nth}` }) },
  {
    ...page,
    name: '6: the calendar by price, another one each time',
    ask: (nth) => ({
      path: `${pairPath('calendar', benchSettings.lang)}?panel=filters&english=true&price=0-${100_000 + nth}`,
    }),
  },
  {
    ...page,
    name: '9: cold pictures for sharing',
    atOnce: benchSettings.beside.pictures,
    ask: (nth, _size, pictures) => {
      const path = pictures[nth];
      return path === undefined ? null : { path };
    },
  },
  {
    ...search,
    name: '2: characters of a tag around what is found',
    atOnce: 1,
    size: 240 * kilobyte,
    ask: (_nth, size) => query({ query: 'a', hitsPerPage: 1_000, highlightPreTag: 'x'.repeat(size) }),
  },
];
