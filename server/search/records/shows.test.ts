import { afterEach, beforeEach, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { evening, fillTestProgramme } from '#server/store/testing/programme.ts';
import { shows } from './shows.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
});
afterEach(() => store.close());

test('SRCH-02: a show is found on the days, at the places and for the prices of the dates that take place', async () => {
  const daySeconds = 86_400;
  const states = dateStates({
    scheduled: true,
    cancelled: false,
    'cancelled, given after all': true,
    postponed: false,
    'postponed, given at its old hour': true,
    'postponed, then moved': true,
    moved: true,
    'moved back': true,
    'moved twice': true,
  });
  // A second and a dollar apart, so that each is known by its start and its price.
  const dates = states.map(({ name, state, day }, index) => ({
    id: 100 + index,
    external_id: name,
    show_id: 1,
    venue_id: 1,
    starts_at: evening + day * daySeconds + index,
    timezone: 'America/Toronto',
    taken: 0,
    price_min: (20 + index) * 1000,
    price_max: (20 + index) * 1000,
    state,
  }));
  await store.write(async (db) => {
    await db.deleteFrom('programmations').execute();
    await insertProgrammations(db, dates);
  });
  const records = [];
  for await (const candidates of shows.read(store.db)) records.push(...candidates.map(({ make }) => make()));
  const given = dates.filter((_, index) => states[index]?.told);
  const record = records.find(({ objectID }) => objectID === 'show-1-fr');
  expect([record?.starts, record?.price, record?.highestPrice, record?.date.day]).toEqual([
    given.map(({ starts_at: start }) => start).toSorted((one, other) => one - other),
    20,
    28,
    ['2027 > 07 > 16', '2027 > 07 > 17', '2027 > 07 > 18'],
  ]);
});
