import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { suggestionsQuery } from './suggestions.ts';

/** The suggestions for words, and the sent questions. */
const suggest = async (
  words: string,
  lang: Language,
  hits: readonly object[] = [],
  queries = new QueryClient(),
) => {
  const sent: unknown[] = [];
  const query = suggestionsQuery(
    {
      search: {
        appId: 'a',
        key: 'k',
        url: '/api/search',
        indexes: { fr: 'index_fr', en: 'index_en' },
        isHosted: false,
        isPaid: false,
        siteKey: 'site_8',
        artistSite: '',
      },
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json({ results: [{ hits, nbHits: hits.length }] });
      },
      lang,
      clock: { now: () => Date.parse('2027-07-16T12:00:00Z') },
      timezone: 'America/Toronto',
    },
    words,
  );
  const suggested = await queries.fetchQuery(query);
  return { sent, suggested };
};

test.each([
  ['fr', 'index_fr'],
  ['en', 'index_en'],
] as const)('SRCH-09 (%s): suggestions are of the index of the language', async (lang, indexName) => {
  const { sent } = await suggest(' gala ', lang);
  expect(sent).toEqual([
    {
      requests: [
        {
          indexName,
          query: 'gala',
          filters: `lang:${lang}`,
          optionalFilters: [expect.arrayContaining(['date.day:2027 > 07 > 16'])],
          hitsPerPage: 6,
          attributesToRetrieve: ['title', 'url', 'kind'],
          attributesToHighlight: [],
          analyticsTags: ['site_8'],
        },
      ],
    },
  ]);
});

test('SRCH-09: the suggestions of one language are not those of the other', async () => {
  const queries = new QueryClient();
  const asked = async (lang: Language) => (await suggest('gala', lang, [], queries)).sent.length;
  expect([await asked('fr'), await asked('en'), await asked('fr')]).toEqual([1, 1, 0]);
});

test('LAY-06: only what has a title, a known kind and an address of this site is suggested', async () => {
  const hit = { objectID: '1', title: 'Gala', url: '/en/shows/gala', kind: 'show' };
  const others = [
    { ...hit, url: '//elsewhere.example' },
    { ...hit, url: 'https://elsewhere.example/' },
    { ...hit, url: 'javascript:alert(1)' },
    { ...hit, kind: 'spell' },
    { objectID: '2', url: '/en' },
  ];
  expect((await suggest('gala', 'en', [...others, hit])).suggested).toEqual([hit]);
});
