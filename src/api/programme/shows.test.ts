import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { clientOf, listOf } from '../testing/contentClient.ts';
import { showFacetsQuery, showsQuery, type ShowsQuestion } from './shows.ts';

const everything: ShowsQuestion = {
  lang: 'fr',
  filters: noShowFilters,
  offset: 24,
  settings: { excludedFestivals: ['zoofest'] },
};
const chosen = { ...noShowFilters, city: 'Laval', price: 'free' };
const showOf = (id: string, festival: string) => ({
  id,
  title: id,
  url: `/fr/spectacles/${id}`,
  belong_to: { name: festival },
});

test('HOM-13: the page of a list is asked for by its offset, in the default order, and by the filters that filter something', async () => {
  const { client, calls } = clientOf([listOf([])]);
  const queries = new QueryClient();
  await queries.query(showsQuery(client, everything));
  await queries.query(showsQuery(client, { ...everything, filters: chosen }));
  await queries.query(showFacetsQuery(client, everything));
  await queries.query(showFacetsQuery(client, { lang: 'en', filters: chosen }));
  expect(calls).toEqual([
    '/api/content/fr/content/8/shows?offset=24&pagesize=24&sort=default',
    '/api/content/fr/content/8/shows?offset=24&pagesize=24&sort=default&city=Laval&price=free',
    '/api/content/fr/content/8/shows/facets',
    '/api/content/en/content/8/shows/facets?city=Laval&price=free',
  ]);
});

test('SHW-19: the shows of excluded festivals are left out, however their names are written; the total stays the host’s', async () => {
  const shows = [showOf('1', 'Chapiteau'), showOf('2', 'ZooFest'), showOf('3', '')];
  const { client } = clientOf([listOf(shows)]);
  const { items, ...rest } = await new QueryClient().query(showsQuery(client, everything));
  expect([items.map(({ id }) => id), rest]).toEqual([['1', '3'], { total: 3, hasMore: false }]);
});

test.each<[string, Partial<ShowsQuestion>]>([
  ['language', { lang: 'en' }],
  ['offset', { offset: 48 }],
  ['filters', { filters: chosen }],
])('HOM-13: another list differs by its %s; the same one is asked for once', async (_, change) => {
  const { client, calls } = clientOf([listOf([])]);
  const queries = new QueryClient();
  for (const question of [everything, { ...everything }, { ...everything, ...change }, everything])
    await queries.query(showsQuery(client, question));
  expect(calls.length).toBe(2);
});

test('HOM-13: the choices of the filters stay until the next have come', () => {
  const { client } = clientOf([listOf([])]);
  const { placeholderData, queryKey } = showFacetsQuery(client, everything);
  const stays = typeof placeholderData === 'function' && placeholderData([], undefined);
  expect([stays, showFacetsQuery(client, { lang: 'fr', filters: chosen }).queryKey]).toEqual([
    [],
    [...queryKey.slice(0, 2), chosen],
  ]);
});
