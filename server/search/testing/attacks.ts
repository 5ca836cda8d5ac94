import { searchSettings } from '#contract/settings/search.ts';

/** A request: its path and body. */
export interface Asked {
  path: string;
  body: object;
}

const { indexName } = searchSettings;
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const several = (count: number, make: (at: number) => object): Asked => ({
  path: '*/queries',
  body: { requests: times(count, (at) => ({ indexName, ...make(at) })) },
});
export const one = (body: object): Asked => ({ path: `${indexName}/query`, body });

const syllables = ['ba', 'co', 'di', 'fe', 'gu', 'la', 'mo', 'ni', 'pe', 'ru'];
const manyWords = 10_000;
/** So many unknown words, different for each number; all of them long enough for two typos. */
export const unheard = (number: number, count: number): string =>
  times(count, (at) =>
    Array.from(String(manyWords + number * count + at), (digit) => syllables[Number(digit)]).join(''),
  ).join(' ');

const terms = (count: number): string => times(count, (at) => `starts=${at}`).join(' OR ');
const highlighted = { query: 'l', hitsPerPage: 1000, attributesToRetrieve: [] };

/** Requests that stopped the site before the budget. */
export const attacks = {
  hits: several(50, () => ({ query: 'le', hitsPerPage: 1000 })),
  words: several(50, (at) => ({ query: unheard(at, 20), hitsPerPage: 0 })),
  highlights: one({
    query: 'le',
    hitsPerPage: 1000,
    attributesToHighlight: times(2000, () => 'body'),
  }),
  facets: one({ facets: times(23_000, () => 'date.day') }),
  filters: several(30, () => ({ hitsPerPage: 0, filters: terms(500) })),
  tag: one({ query: 'le', hitsPerPage: 1000, highlightPreTag: 'x'.repeat(240_000) }),
} as const satisfies Record<string, Asked>;

/** Close to the limits of the sample programme. */
export const worst = {
  hits: several(6, () => highlighted),
  words: several(23, (at) => ({ query: unheard(at, 20), hitsPerPage: 0 })),
  facets: several(50, () => ({ facets: ['*', 'starts'], maxValuesPerFacet: 1000, hitsPerPage: 0 })),
  filters: several(17, () => ({ hitsPerPage: 0, filters: terms(500) })),
} as const satisfies Record<string, Asked>;
