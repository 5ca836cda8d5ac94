import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientOf, listOf } from '../testing/contentClient.ts';
import { festivalsQuery } from './festivals.ts';
import { featuredVideosQuery } from './featuredVideos.ts';

const festivalOf = (id: string, title: string) => ({ id, title, url: `/festivals/${id}` });

test('RTE-17: the festivals stand in the order of the host, in each language by itself; what cannot be read is left out', async () => {
  const { client, calls } = clientOf([
    listOf([festivalOf('2', 'Zoo'), { title: '' }, festivalOf('1', 'Arts')]),
    listOf([festivalOf('1', 'Des arts')]),
  ]);
  const queries = new QueryClient();
  const titles = [];
  for (const lang of ['en', 'fr', 'en'] as const)
    titles.push((await queries.query(festivalsQuery(client, lang))).map(({ title }) => title));
  expect([titles, calls]).toEqual([
    [['Zoo', 'Arts'], ['Des arts'], ['Zoo', 'Arts']],
    ['/api/content/en/content/8/festivals', '/api/content/fr/content/8/festivals'],
  ]);
});

test('VID-24: the four newest videos are asked for, in each language by itself', async () => {
  const { client, calls } = clientOf([listOf([])]);
  const queries = new QueryClient();
  for (const lang of ['en', 'fr', 'en'] as const) await queries.query(featuredVideosQuery(client, lang));
  expect(calls).toEqual([
    '/api/content/en/content/8/videos?offset=0&pagesize=4',
    '/api/content/fr/content/8/videos?offset=0&pagesize=4',
  ]);
});
