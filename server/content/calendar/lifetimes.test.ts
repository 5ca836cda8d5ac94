import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/environment.ts';
import { withoutFolder } from '#server/profile/festival.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { evening, fillTestProgramme } from '#server/store/testing/programme.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import type { ContentDeps } from '../resource.ts';
import { ownResources } from '../resources.ts';
import { foreignProgramme } from '../testing/foreignProgramme.ts';
import { embeddedCalendar } from './embeddedCalendar.ts';
import { embeddedDates } from './storedDate.ts';

const clock = createTestClock('2027-06-15T16:00:00Z');
const festival = withoutFolder(readSettings({}));
const questions: Readonly<Record<string, Record<string, string>>> = {
  calendar: { month: '2027-07' },
  facets: { month: '2027-07' },
  day: { date: '2027-07-16' },
};

/** By the end of each path of the calendar: for how many milliseconds its answer is valid; null until the data change. */
const lifetimesOf = async (source: Pick<ContentDeps, 'calendar' | 'dates' | 'store'>) => {
  const deps: ContentDeps = {
    ...source,
    clock,
    cities: () => Promise.resolve([]),
    festival: { current: () => Promise.resolve(festival), latest: () => festival },
    publicUrl: 'https://chapiteau.test',
    boxOfficeUrl: null,
    siteId: 8,
    hasFile: () => Promise.resolve(false),
  };
  return Promise.all(
    ownResources.map(async ({ path, accept }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const params = { lang: 'fr', siteId: '8', id: '7' };
      const { answer } = accept({ params, query: questions[name] ?? {}, body: undefined });
      const { status, expiresAt } = await answer(deps, {});
      return [name, status, expiresAt === null ? null : expiresAt - clock.now().epochMilliseconds];
    }),
  );
};
const open = async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await fillTestProgramme(store);
  return store;
};

test('CAL-48: every answer of a host’s calendar is made anew after a while', async () => {
  const { calendar } = foreignProgramme([]);
  const date = {
    id: '7',
    title: 'Les Nuits blanches',
    place: '',
    address: '/fr/spectacles/les-nuits-blanches',
    start: evening,
    end: null,
    timezone: 'America/Toronto',
    state: 'scheduled',
  } as const;
  const dates = { find: () => Promise.resolve(date), lifetime: 30_000 };
  expect(await lifetimesOf({ calendar, dates, store: await open() })).toEqual([
    ['calendar', 200, 60_000],
    ['facets', 200, 60_000],
    ['day', 200, 60_000],
    ['{id}.ics', 200, 30_000],
  ]);
});

test('CAL-48: an answer of our own calendar is valid until the data change', async () => {
  const store = await open();
  const calendar = embeddedCalendar({ store, siteId: 8, excludedFestivals: [] });
  expect(await lifetimesOf({ calendar, dates: embeddedDates(store.db), store })).toEqual([
    ['calendar', 200, null],
    ['facets', 200, null],
    ['day', 200, null],
    ['{id}.ics', 200, null],
  ]);
});
