import { expect, onTestFinished, test } from 'vitest';
import { openLists } from '../host/lists/testing/openLists.ts';
import { openPrepared } from '../prepared/testing/preparedSite.ts';
import { testSource } from '../profile/testing/testFestival.ts';
import { createFeeds } from './feeds.ts';
import type { FeedSource } from './feedSource.ts';
import { hostFeeds } from './hostFeeds.ts';

const publicUrl = 'https://festival.example';
const minute = 60_000;

/** The feeds of a host, whose shows this site saw first at these seconds. */
const openFeeds = async (
  seen: Readonly<Record<string, number>>,
  lists: { shows?: object[]; press?: object[] },
) => {
  const { host, lists: known } = await openLists();
  onTestFinished(() => known.stop());
  host.lists.fr = { ...host.lists.fr, ...lists };
  await known.readAll();
  return hostFeeds({
    lists: known,
    firstSeen: () => Promise.resolve(new Map(Object.entries(seen))),
    publicUrl,
  });
};
const show = (id: string, more: object = {}) => ({
  id,
  title: `Le ${id}`,
  url: `/fr/spectacles/${id}`,
  summary: `De ${id}.`,
  ...more,
});

test('HST-28: what this site saw last comes first, at most fifty of it', async () => {
  const seen = { b: 20, c: 30, a: 10 };
  const feeds = await openFeeds(seen, { shows: ['a', 'b', 'c'].map((id) => show(id)) });
  expect(await feeds.shows('fr')).toEqual(
    ['c', 'b', 'a'].map((id) => ({
      title: `Le ${id}`,
      summary: `De ${id}.`,
      path: `/fr/spectacles/${id}`,
      toldAt: { a: 10, b: 20, c: 30 }[id],
    })),
  );
  const many = Array.from({ length: 51 }, (_, index) => `s${index}`);
  const all = await openFeeds(Object.fromEntries(many.map((id, index) => [id, index])), {
    shows: many.map((id) => show(id)),
  });
  const paths = (await all.shows('fr')).map(({ path }) => path);
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([50, '/fr/spectacles/s50', '/fr/spectacles/s1']);
});

test('HST-28: a show in one language alone is seen when the other’s feed is asked for', async () => {
  const { lists } = await openLists();
  onTestFinished(() => lists.stop());
  const asked: (readonly string[])[] = [];
  const firstSeen = (ids: readonly string[]) => {
    asked.push(ids);
    return Promise.resolve(new Map<string, number>());
  };
  await hostFeeds({ lists, firstSeen, publicUrl }).shows('en');
  expect(asked).toEqual([['a-1', 'a-2', 'a-1']]);
});

test('HST-28: a show of another site, or of an address that nobody can read, is none of its news', async () => {
  const feeds = await openFeeds(
    { here: 1 },
    {
      shows: [
        show('here'),
        show('there', { url: 'https://elsewhere.example/fr/spectacles/there' }),
        show('nowhere', { url: '/fr/spectacles/%E0%A4%A' }),
      ],
    },
  );
  const paths = (await feeds.shows('fr')).map(({ path }) => path);
  expect(paths).toEqual(['/fr/spectacles/here']);
});

test('HST-28: of the press, what has a day and a page here, the latest first', async () => {
  const feeds = await openFeeds(
    {},
    {
      press: [
        { id: '1', title: 'Vieux', date: '2027-04-01', detail_url: '/fr/presse/vieux' },
        { id: '2', title: 'Neuf', date: '2027-05-01T13:00:00Z', detail_url: '/fr/presse/neuf' },
        { id: '3', title: 'Ailleurs', date: '2027-05-02', detail_url: 'https://elsewhere.example/x' },
        { id: '4', title: 'Sans jour', detail_url: '/fr/presse/sans-jour' },
        { id: '5', title: 'Sans page', date: '2027-05-02' },
      ],
    },
  );
  expect(await feeds.press('fr')).toEqual([
    {
      title: 'Neuf',
      summary: '',
      path: '/fr/presse/neuf',
      toldAt: Date.parse('2027-05-01T13:00:00Z') / 1000,
    },
    {
      title: 'Vieux',
      summary: '',
      path: '/fr/presse/vieux',
      toldAt: Date.parse('2027-04-01T00:00:00Z') / 1000,
    },
  ]);
  expect(feeds.lifetime).toBe(minute);
});

test.each([
  ['somebody else’s, for a minute', minute, [1, 1, 2]],
  ['ours, until the data change', null, [1, 1, 1]],
] as const)('HST-28: a feed is kept: %s', async (_name, lifetime, asked) => {
  const { prepared, clock } = openPrepared();
  let calls = 0;
  const entries = () => {
    calls += 1;
    return Promise.resolve([]);
  };
  const source: FeedSource = { shows: entries, press: entries, lifetime };
  const hono = createFeeds({ source, clock, settings: { publicUrl }, prepared, festival: testSource });
  const callsAt = async (instant: string) => {
    clock.set(instant);
    await hono.request('/fr/feeds/shows.rss');
    return calls;
  };
  expect([
    await callsAt('2027-07-16T12:00:00Z'),
    await callsAt('2027-07-16T12:00:59.999Z'),
    await callsAt('2027-07-16T12:01:00Z'),
  ]).toEqual(asked);
});
