import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { suggestionsQuery } from './suggestions.ts';

test.each([
  ['fr', 'index_fr'],
  ['en', 'index_en'],
] as const)('SRCH-09 (%s): suggestions are of the index of the language', async (lang, indexName) => {
  const sent: string[] = [];
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
        sent.push(String(init?.body));
        return Response.json({ results: [] });
      },
      lang,
      clock: { now: () => Date.parse('2027-07-16T12:00:00Z') },
      timezone: 'America/Toronto',
    },
    'gala',
  );
  await new QueryClient().query(query);
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([
    { requests: [{ indexName, query: 'gala', filters: `lang:${lang}` }] },
  ]);
});
