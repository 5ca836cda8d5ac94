import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { artistCategoriesQuery, artistsQuery } from '#src/api/programme/artists.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { json, silent, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf } from '#src/testing/html.ts';
import { inRouter } from '#src/testing/inRouter.tsx';
import { openPage } from '#src/testing/openPage.tsx';
import { renderLive } from '#src/testing/renderLive.tsx';
import { settings } from '#src/testing/renderAt.ts';
import { Page } from './artists.page.tsx';

const artist = {
  id: '1',
  name: 'Ana',
  url: '/en/artists/ana',
  artistType: '',
  thumbnail: null,
  image_url: null,
  belong_to: null,
};

test('ART-04: more artists that do not come leave those that are there, with a message', async () => {
  const data = Array.from({ length: 24 }, (_, place) => ({ ...artist, id: String(place) }));
  const list: Reaction = (_, url = '') =>
    url.includes('offset=24')
      ? new Response('{}', { status: 500 })
      : Response.json({ data, pagesize: 24, totalcount: 60, previous: null, next: 24 });
  const { main, press, until } = await openPage('/en/artists', {
    host: { 'en/content/8/artists': list, 'en/content/8/artist-categories': json({ data: [] }) },
  });
  await press('Load more');
  await until(() => expect(main()).toContain('role="alert"'));
  expect(partsOf(main(), 'article')).toHaveLength(24);
});

test('ART-04: more of the list is no step back, and stays where one reads; two presses are two pages', async () => {
  const { client } = clientOf([silent]);
  const queries = new QueryClient();
  const first = artistsQuery(client, { lang: 'en', category: '', offset: 0, size: 24 });
  queries.setQueryData(first.queryKey, { items: [artist], total: 60, hasMore: true });
  queries.setQueryData(artistCategoriesQuery(client, 'en').queryKey, [{ id: '2', title: 'Clown' }]);
  const { page, went } = await inRouter(<Page />, { client, lang: 'en', settings }, 'artists');
  const { find } = await renderLive(page, { queries });
  const [more] = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Load more');
  await act(async () => more?.click());
  const seen = went().map(({ search, replace, resetScroll }) => [
    typeof search === 'function' ? search({ offset: '24' }) : search,
    { replace, resetScroll },
  ]);
  expect([find('h1').textContent, seen]).toEqual([
    'Artists',
    [[{ offset: '48' }, { replace: true, resetScroll: false }]],
  ]);
});
