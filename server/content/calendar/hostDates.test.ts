import { expect, onTestFinished, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { createHostLists } from '#server/host/lists/hostLists.ts';
import { openLists } from '#server/host/lists/testing/openLists.ts';
import { createLog } from '#server/log.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { hostDates } from './hostDates.ts';

/** The dates of a host, with this list of them in French. */
const openDates = async (programmations: readonly object[]) => {
  const { host, lists } = await openLists();
  onTestFinished(() => lists.stop());
  host.lists.fr = { ...host.lists.fr, programmations };
  await lists.readAll();
  return hostDates(lists, 'America/Toronto');
};
const evening = Date.parse('2027-07-16T23:30:00Z');
const day = 86_400_000;
const date = {
  id: 'd-1',
  title: 'Le Grand Plouf',
  url: '/fr/spectacles/le-grand-plouf',
  venue: 'Bassin Nord',
  city: 'Montréal',
  region: 'QC',
  date: {
    start: new Date(evening).toISOString(),
    end: null,
    timezone: 'America/Toronto',
    timezone_offset: '-0400',
  },
};

test('HST-27: a date of a host stands where the host has announced it last', async () => {
  const states = dateStates({
    scheduled: ['scheduled', 0],
    cancelled: ['cancelled', 0],
    'cancelled, given after all': ['scheduled', 0],
    postponed: ['postponed', 0],
    'postponed, given at its old hour': ['scheduled', 0],
    'postponed, then moved': ['rescheduled', 1],
    moved: ['rescheduled', 1],
    'moved back': ['scheduled', 0],
    'moved twice': ['rescheduled', 2],
  });
  const dates = await openDates(
    states.map(({ name, state, day: after }) => ({
      ...date,
      id: name,
      ...(state !== 'scheduled' && { state }),
      date: { ...date.date, start: new Date(evening + after * day).toISOString() },
    })),
  );
  const told: unknown[] = [];
  for (const { name } of states) {
    const found = await dates.find('fr', name);
    told.push([name, found?.state, found && (found.start * 1000 - evening) / day]);
  }
  expect(told).toEqual(states.map((state) => [state.name, ...state.told]));
});

test('HST-27: a date of a host has its place, or that it is online; one that is not listed is none', async () => {
  const dates = await openDates([
    date,
    { ...date, id: 'no city', city: '' },
    { ...date, id: 'online', categories: ['Humour', 'En ligne'] },
    { ...date, id: 'whole', date: { ...date.date, end: '2027-07-17T01:00:00Z' } },
  ]);
  const place = async (id: string) => (await dates.find('fr', id))?.place;
  expect(await dates.find('fr', 'whole')).toEqual({
    id: 'whole',
    title: 'Le Grand Plouf',
    place: 'Bassin Nord, Montréal',
    address: '/fr/spectacles/le-grand-plouf',
    start: evening / 1000,
    end: evening / 1000 + 5400,
    localStart: evening / 1000 - 14_400,
    timezone: 'America/Toronto',
    state: 'scheduled',
  });
  expect([await place('d-1'), await place('no city'), await place('online')]).toEqual([
    'Bassin Nord, Montréal',
    'Bassin Nord',
    'En ligne',
  ]);
  expect([await dates.find('fr', 'd-9'), await dates.find('en', 'online')]).toEqual([null, null]);
  // A minute, in milliseconds.
  expect(dates.lifetime).toBe(60_000);
});

test('HST-27: while a host has told nothing yet, nobody says that there is no such date', async () => {
  const log = createLog(() => {});
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const host = { ask: () => Promise.resolve(new Response(null, { status: 503 })) };
  const lists = createHostLists({ host, siteId: 8, clock, log });
  onTestFinished(() => lists.stop());
  await expect(hostDates(lists, 'America/Toronto').find('fr', 'd-1')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
