import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createContentClient } from '../content.ts';
import { collectionsQuery, videosQuery, type VideosQuestion } from './videos.ts';

/** A cache, and all that is asked for it of a host that has nothing. */
const open = () => {
  const asked: string[] = [];
  const client = createContentClient({
    fetch: async (url) => {
      asked.push(url.replace('/api/content/', ''));
      return Response.json({ data: [], totalcount: 0 });
    },
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log: () => {},
    sanitise: (html) => html,
  });
  const queries = new QueryClient();
  return {
    asked,
    client,
    ask: (question: VideosQuestion) => queries.query(videosQuery(client, question)),
    queries,
  };
};
const galas: VideosQuestion = { lang: 'fr', collection: '5', offset: 0, size: 24 };

test.each<[string, Partial<VideosQuestion>, string]>([
  ['language', { lang: 'en' }, 'en/content/8/videos?offset=0&pagesize=24&collection=5'],
  ['offset', { offset: 24 }, 'fr/content/8/videos?offset=24&pagesize=24&collection=5'],
  ['size', { size: 12 }, 'fr/content/8/videos?offset=0&pagesize=12&collection=5'],
  ['collection', { collection: '6' }, 'fr/content/8/videos?offset=0&pagesize=24&collection=6'],
  ['collection, to all', { collection: null }, 'fr/content/8/videos?offset=0&pagesize=24'],
])('VID-13: another %s is asked for, an identical question is not', async (_, change, url) => {
  const { asked, ask } = open();
  await Promise.all([ask(galas), ask({ ...galas })]);
  await ask(galas);
  expect(asked).toEqual(['fr/content/8/videos?offset=0&pagesize=24&collection=5']);
  await ask({ ...galas, ...change });
  expect(asked.slice(1)).toEqual([url]);
  await ask({ ...galas, ...change });
  await ask(galas);
  expect(asked).toHaveLength(2);
});

test('VID-11: half of a page that is there is cut at its own place, and asks for nothing', () => {
  const { client, queries } = open();
  const items = Array.from({ length: 24 }, (_, index) => ({ id: String(24 + index) }));
  const whole = { ...galas, offset: 24 };
  const key: readonly unknown[] = videosQuery(client, whole).queryKey;
  queries.setQueryData(key, { items, total: 60, hasMore: true });
  const idsAt = (offset: number) => {
    const { initialData } = videosQuery(client, { ...galas, offset, size: 12 }, queries);
    const half = typeof initialData === 'function' ? initialData() : initialData;
    return half?.items.map(({ id }) => Number(id));
  };
  const from = (first: number) => Array.from({ length: 12 }, (_, index) => first + index);
  expect([idsAt(24), idsAt(36), idsAt(48)]).toEqual([from(24), from(36), undefined]);
});

test('VID-16: the collections are asked for by their path, again in another language alone', async () => {
  const { asked, client, queries } = open();
  for (const lang of ['fr', 'fr', 'en', 'fr'] as const) await queries.query(collectionsQuery(client, lang));
  expect(asked).toEqual(Array.from({ length: 2 }, () => 'api/taxonomy_term/youtube_video_collections'));
});
