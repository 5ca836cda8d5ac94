import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json } from '../testing/fakeHost.ts';
import { clientOf } from '../testing/contentClient.ts';
import { liveShowsQuery } from './liveShows.ts';

const showOf = (title: string) => ({
  title,
  url: '/shows/1',
  date: { start: '2027-07-16T23:30:00Z', end: null },
});

test('API-03: what is on and what begins soon, in each language by itself; what cannot be read is left out', async () => {
  const { client, calls } = clientOf([
    json({ live: [showOf('Now'), { title: '' }], upcoming: [showOf('Soon')] }),
    json({ live: [showOf('Maintenant')], upcoming: 'none' }),
  ]);
  const queries = new QueryClient();
  for (const lang of ['en', 'fr'] as const) await queries.query(liveShowsQuery(client, lang));
  expect(calls).toEqual(['/api/content/en/content/8/live-shows', '/api/content/fr/content/8/live-shows']);
  const kept = (['en', 'fr'] as const).map((lang) =>
    queries.getQueryData(liveShowsQuery(client, lang).queryKey),
  );
  expect(kept).toEqual([
    { live: [showOf('Now')], upcoming: [showOf('Soon')] },
    { live: [showOf('Maintenant')], upcoming: [] },
  ]);
});
