import { expect, test } from 'vitest';
import { clientOf, listOf } from '../testing/contentClient.ts';
import { artistCategoriesQuery, artistsQuery } from './artists.ts';
import { QueryClient } from '@tanstack/react-query';

test.each([
  ['', '/api/content/fr/content/8/artists?pagesize=12&offset=24'],
  ['7', '/api/content/fr/content/8/artists?pagesize=12&offset=24&category_id=7'],
])('ART-03: of the category "%s" a page is asked for by its size and its offset', async (category, call) => {
  const { client, calls } = clientOf([listOf([])]);
  await new QueryClient().fetchQuery(artistsQuery(client, { lang: 'fr', category, offset: 24, size: 12 }));
  const [path, search = ''] = (calls[0] ?? '').split('?');
  const [expectedPath, expected = ''] = call.split('?');
  expect([path, [...new URLSearchParams(search)].toSorted()]).toEqual([
    expectedPath,
    [...new URLSearchParams(expected)].toSorted(),
  ]);
});

test.each([
  ['category', { category: '8' }],
  ['offset', { offset: 24 }],
  ['page size', { size: 12 }],
  ['language', { lang: 'en' }],
] as const)('ART-04: another %s is another list, the same one is asked for once', async (_, change) => {
  const { client, calls } = clientOf([listOf([]), listOf([])]);
  const queries = new QueryClient();
  const comedians = { lang: 'fr', category: '7', offset: 0, size: 24 } as const;
  for (const question of [comedians, comedians, { ...comedians, ...change }, comedians])
    await queries.query(artistsQuery(client, question));
  expect(calls).toHaveLength(2);
});

test.each(['fr', 'en'] as const)(
  'ART-06 (%s): the categories are those of the language, below no site',
  async (lang) => {
    const { client, calls } = clientOf([
      listOf([
        { id: 1, title: 'Clown' },
        { id: 2, title: '' },
      ]),
    ]);
    const read = await new QueryClient().fetchQuery(artistCategoriesQuery(client, lang));
    expect([calls, read]).toEqual([
      [`/api/content/${lang}/content/artist-categories`],
      [{ id: '1', title: 'Clown' }],
    ]);
  },
);
