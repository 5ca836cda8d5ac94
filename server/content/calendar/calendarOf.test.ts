import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { createLog } from '#server/log.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { calendarOf } from './calendarOf.ts';

const july = { from: '2027-07-01', to: '2027-07-31' };
const question = { lang: 'fr', filters: v.parse(calendarFilters, {}) } as const;
const data = ['1', '2'].map((id) => programmationOf(id, { date: { start: '2027-07-10T20:00:00-04:00' } }));
const list = { data, pagesize: 400, totalcount: 2, previous: null, next: null };

/** How many shows July has, whom the calendar asked, and for how long it answers. */
const readJuly = async ({ isHosted, monthLimit = 10 }: { isHosted: boolean; monthLimit?: number }) => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await fillTestProgramme(store);
  const asked: string[] = [];
  const host = {
    ask: (path: string) => {
      asked.push(path.split('?')[0] ?? '');
      return Promise.resolve(Response.json(list));
    },
  };
  const calendar = calendarOf({
    settings: { siteId: 12, monthLimit },
    host: isHosted ? host : null,
    store,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => undefined),
  });
  const { items } = await calendar
    .readSpan({ from: `${july.from}T00:00`, to: `${july.to}T00:00` }, question, { limit: 9, offset: 0 })
    .catch(() => ({ items: null }));
  return [items?.length ?? 'unread', asked, calendar.lifetime];
};

test('CAL-48: the calendar is that of the content host, up to so many dates a month as are set, else our own', async () => {
  const path = '/fr/content/12/programmations';
  expect([
    await readJuly({ isHosted: false }),
    await readJuly({ isHosted: true, monthLimit: 2 }),
    await readJuly({ isHosted: true, monthLimit: 1 }),
  ]).toEqual([
    [3, [], null],
    [2, [path], 60_000],
    ['unread', [path], 60_000],
  ]);
});
