import { expect, onTestFinished, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { createHostLists } from '../host/lists/hostLists.ts';
import { openLists } from '../host/lists/testing/openLists.ts';
import { wireHost } from '../host/lists/testing/wireHost.ts';
import { wireProgramme } from '../host/lists/testing/wireProgramme.ts';
import { createLog } from '../log.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { tellPicture } from './pictureContent.ts';
import { embeddedShows, hostShows } from './sharedShows.ts';

const evening = Date.parse('2027-07-16T23:30:00Z');
const day = 86_400_000;

/** The dates on the pictures of a host's shows that have one each, as the host tells them. */
const datesTold = async (dates: readonly object[]): Promise<unknown[]> => {
  const { host, lists } = await openLists();
  onTestFinished(() => lists.stop());
  const shows = dates.map((_, id) => ({ id: `${id}`, title: `Show ${id}`, url: `/en/shows/${id}` }));
  host.lists.en = {
    shows,
    programmations: dates.map((date, id) => ({
      ...shows[id],
      id: `d-${id}`,
      venue: '',
      city: '',
      region: '',
      ...date,
    })),
  };
  await lists.readAll();
  const find = hostShows(lists, 'America/Toronto');
  return Promise.all(
    shows.map(async ({ id }) => {
      const show = await find('en', id);
      return show && tellPicture(show, { now: evening / 1000 - 1, festival: testFestival }).dates;
    }),
  );
};

test('HST-31: the picture of a host’s show tells its dates that take place, each where it stands', async () => {
  const states = dateStates({
    scheduled: ['Fri 16 Jul 7:30 pm'],
    cancelled: [],
    'cancelled, given after all': ['Fri 16 Jul 7:30 pm'],
    postponed: [],
    'postponed, given at its old hour': ['Fri 16 Jul 7:30 pm'],
    'postponed, then moved': ['Sat 17 Jul 7:30 pm'],
    moved: ['Sat 17 Jul 7:30 pm'],
    'moved back': ['Fri 16 Jul 7:30 pm'],
    'moved twice': ['Sun 18 Jul 7:30 pm'],
  });
  const told = await datesTold(
    states.map(({ state, day: after }) => ({
      ...(state !== 'scheduled' && { state }),
      date: {
        start: new Date(evening + after * day).toISOString(),
        timezone_offset: '-0400',
        timezone: 'America/Toronto',
      },
    })),
  );
  expect(states.map(({ name }, index) => [name, told[index]])).toEqual(
    states.map(({ name, told: dates }) => [name, dates]),
  );
});

test('HST-31: the picture of a host’s show tells each date on the clocks of its place', async () => {
  const places = [
    ['its own zone', { timezone: 'America/Halifax', timezone_offset: '-0300' }, 'Fri 16 Jul 8:30 pm'],
    [
      'one that is the next day',
      { timezone: 'Europe/Paris', timezone_offset: '+0200' },
      'Sat 17 Jul 1:30 am',
    ],
    ['an offset like here', { timezone_offset: '-0400' }, 'Fri 16 Jul 7:30 pm'],
    ['a zone that nobody knows', { timezone: 'Mars', timezone_offset: '-0400' }, 'Fri 16 Jul 7:30 pm'],
    ['another offset without a zone', { timezone_offset: '+0200' }, 'Sat 17 Jul 1:30 am'],
    ['another offset, without its sign', { timezone_offset: '0545' }, 'Sat 17 Jul 5:15 am'],
    ['another offset, behind', { timezone: 'Mars', timezone_offset: '-0230' }, 'Fri 16 Jul 9:00 pm'],
    ['no offset', {}, 'Fri 16 Jul 11:30 pm'],
  ] as const;
  const told = await datesTold(
    places.map(([, zone]) => ({ date: { start: new Date(evening).toISOString(), ...zone } })),
  );
  expect(places.map(([name], index) => [name, told[index]])).toEqual(
    places.map(([name, , date]) => [name, [date]]),
  );
});

test('HST-31: a show of a host is found by its id and language, with its poster and its dates alone', async () => {
  const { lists } = await openLists();
  onTestFinished(() => lists.stop());
  const find = hostShows(lists, 'America/Toronto');
  expect(await find('fr', 'a-1')).toEqual({
    id: 'a-1',
    lang: 'fr',
    title: 'Le Grand Plouf',
    poster: 'https://cms.example/plouf.jpg',
    dates: [
      {
        starts_at: evening / 1000,
        ends_at: evening / 1000 + 5_400,
        timezone: 'America/Toronto',
        state: 'scheduled',
        venue: 'Bassin Nord',
        city: 'Montréal',
      },
      {
        starts_at: evening / 1000 + 88_200,
        ends_at: null,
        timezone: 'America/Toronto',
        state: 'scheduled',
        venue: 'Bassin Sud',
        city: 'Laval',
      },
    ],
  });
  expect((await find('fr', 'a-2'))?.dates).toEqual([]);
  expect(await find('en', 'a-2')).toBeNull();
});

test('HST-31: a picture that is asked for before the host’s programme is known waits for it; without one it is refused', async () => {
  const listsOf = (host: Parameters<typeof createHostLists>[0]['host']) => {
    const clock = createTestClock('2027-06-15T16:00:00Z');
    const lists = createHostLists({ host, siteId: 8, clock, log: createLog(() => null) });
    onTestFinished(() => lists.stop());
    return lists;
  };
  const host = wireHost({ fr: { ...wireProgramme.fr }, en: { ...wireProgramme.en } });
  expect((await hostShows(listsOf(host), 'America/Toronto')('fr', 'a-1'))?.title).toBe('Le Grand Plouf');
  const silent = { ...host, ask: () => Promise.reject(new Error('away')) };
  await expect(hostShows(listsOf(silent), 'America/Toronto')('fr', 'a-1')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('META-01: of our programme a show is found by its number alone', async () => {
  const { store } = await startOwnApp();
  const find = embeddedShows(store.db);
  expect([(await find('fr', '1'))?.title, (await find('en', '1'))?.title]).toEqual([
    'Les Nuits blanches',
    'Sleepless Nights',
  ]);
  for (const id of ['9', '1x', '-1', '1e0', '0000000001', '']) expect(await find('fr', id), id).toBeNull();
});
