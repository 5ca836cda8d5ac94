import { afterEach, beforeEach, expect, test } from 'vitest';
import { artistsOfShow } from '../pages/artists.ts';
import { artistsOfShows } from '../pages/artistsOfShows.ts';
import { readSearchableShows } from '../pages/searchRows.ts';
import { insertAll, insertProgrammations } from '../schema/insert.ts';
import { accessibilityOfShows } from './accessibility.ts';
import { categoriesOfShows } from './categories.ts';
import { listCities } from './cities.ts';
import { datesOfShows } from './programmations.ts';
import { sharedDates } from './sharedDates.ts';
import { hasShow } from './shows.ts';
import { countTickets, spansOfShow, ticketsOfShow } from './tickets.ts';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
});
afterEach(() => store.close());

test('SHW-15: a show is there with dates and without', async () => {
  await store.write((db) => db.deleteFrom('programmations').where('show_id', '=', 2).execute());
  expect(await Promise.all([1, 2, 99].map((id) => hasShow(store.db, id)))).toEqual([true, true, false]);
});

test('SHW-15: the list of a show’s dates and its total have those of every state', async () => {
  const dates = dateStates({
    scheduled: 20,
    cancelled: 21,
    'cancelled, given after all': 22,
    postponed: 23,
    'postponed, given at its old hour': 24,
    'postponed, then moved': 25,
    moved: 26,
    'moved back': 27,
    'moved twice': 28,
  });
  await store.write(async (db) => {
    await db.deleteFrom('programmations').where('show_id', '=', 2).execute();
    await insertProgrammations(
      db,
      dates.map(({ told: id, state, day, previousDay }) => ({
        id,
        external_id: `test:${id}`,
        show_id: 2,
        venue_id: null,
        starts_at: evening + day * 86_400,
        previous_starts_at: previousDay === null ? null : evening + previousDay * 86_400,
        timezone: 'America/Toronto',
        taken: 0,
        state,
      })),
    );
  });
  const listed = await ticketsOfShow(store.db, 'en', 2, { limit: 50, offset: 0 });
  expect([
    listed.map(({ id }) => id).toSorted((one, other) => one - other),
    await countTickets(store.db, 2),
  ]).toEqual([dates.map(({ told }) => told), dates.length]);
});

test('SHW-07: artists stand in the order of the show, whatever their ids and names', async () => {
  const artist = { category_id: 1, bio_fr: '', bio_en: '' };
  await store.write(async (db) => {
    await insertAll(db, 'artists', [
      { id: 2, name: 'Amélie', ...artist },
      { id: 3, name: 'Zoé', ...artist },
    ]);
    await insertAll(db, 'show_artists', [
      { show_id: 2, artist_id: 2, position: 2 },
      { show_id: 2, artist_id: 1, position: 1 },
      { show_id: 2, artist_id: 3, position: 0 },
    ]);
  });
  const order = ['Zoé', 'Tante Bricole', 'Amélie'];
  expect((await artistsOfShow(store.db, 2)).map(({ name }) => name)).toEqual(order);
  expect(await artistsOfShows(store.db, [2, 1, 99])).toEqual(
    new Map([
      [1, ['Tante Bricole']],
      [2, order],
    ]),
  );
});

test('SHW-07: the categories of shows stand in the order of each, whatever their ids; a show without any is not told', async () => {
  await store.write((db) =>
    insertAll(db, 'show_categories', [
      { show_id: 2, category_id: 10, position: 1 },
      { show_id: 2, category_id: 1, position: 2 },
    ]),
  );
  expect(await categoriesOfShows(store.db, [2, 99, 1, 2])).toEqual(
    new Map([
      [1, [1, 10]],
      [2, [3, 10, 1]],
    ]),
  );
  expect(await categoriesOfShows(store.db, [])).toEqual(new Map());
});

test('HOM-13: one name in two cities is two places, each told once, in the order of the dates', async () => {
  const venue = { name: 'Centre', region: '', map_url: null };
  const date = { show_id: 2, timezone: 'America/Toronto', taken: 0 };
  await store.write(async (db) => {
    await insertAll(db, 'venues', [
      { id: 2, external_id: 'test:2', city: 'Laval', ...venue },
      { id: 3, external_id: 'test:3', city: 'Gatineau', ...venue },
    ]);
    await insertProgrammations(
      db,
      [3, 2, 3].map((venue_id, index) => ({
        id: 20 + index,
        external_id: `test:${20 + index}`,
        venue_id,
        starts_at: evening + index + 1,
        ...date,
      })),
    );
  });
  expect((await datesOfShows(store.db, [2])).get(2)?.venues).toEqual([
    { name: 'Centre', city: 'Gatineau', mapUrl: null },
    { name: 'Centre', city: 'Laval', mapUrl: null },
  ]);
});

const ofOneDate = { show_id: 2, timezone: 'America/Toronto', taken: 0 } as const;
const [least, most] = [20_000, 30_000];

test.each([
  ['nothing where nobody told it', [{}], null],
  ['nothing where only the most is told', [{ price_max: most }], null],
  ['from the least to the most', [{ price_min: least, price_max: most }], [least, most]],
  ['one where only the least is told', [{ price_min: least }], [least, least]],
  [
    'over all its dates',
    [{ price_min: least, price_max: most }, { price_min: least - 1 }, { price_min: most + 1 }],
    [least - 1, most + 1],
  ],
  [
    'over those that tell one',
    [{}, { price_min: least, price_max: most }, { status: 'SOLD_OUT' }],
    [least, most],
  ],
  [
    'none for a free date, whatever it tells',
    [{ status: 'FREE', price_min: least, price_max: most }],
    [0, 0],
  ],
  [
    'from none where one date is free',
    [
      { price_min: least, price_max: most },
      { status: 'FREE', price_min: null },
    ],
    [0, most],
  ],
  [
    'without dates that are off',
    [
      { price_min: least },
      { price_min: most, state: 'cancelled' },
      { status: 'FREE', state: 'postponed' },
      { price_min: least + 1, state: 'rescheduled' },
    ],
    [least, least + 1],
  ],
  [
    'of all where none takes place',
    [
      { price_min: least, state: 'cancelled' },
      { price_min: most, state: 'postponed' },
    ],
    [least, most],
  ],
] as const)('HOM-13: a show costs %s', async (_what, told, price) => {
  await store.write(async (db) => {
    await db.deleteFrom('programmations').where('show_id', '=', 2).execute();
    await insertProgrammations(
      db,
      told.map((cost, index) => ({
        ...ofOneDate,
        state: 'scheduled',
        ...cost,
        id: 20 + index,
        external_id: `test:${20 + index}`,
        starts_at: evening + index,
      })),
    );
  });
  const { price: range } = (await datesOfShows(store.db, [2])).get(2) ?? {};
  expect(range ?? null).toEqual(price === null ? null : { min: price[0], max: price[1] });
});

test('SHW-15: the dates of a show are by start and then id, in whatever order they were added', async () => {
  const starts = { 22: evening + 1, 24: evening + 3, 21: evening + 2, 23: evening + 1 };
  await store.write((db) =>
    insertProgrammations(
      db,
      Object.entries(starts).map(([id, starts_at]) => ({
        ...ofOneDate,
        id: Number(id),
        external_id: `test:${id}`,
        starts_at,
        ends_at: id === '24' ? starts_at + 60 : null,
        venue_id: id === '24' ? 1 : null,
        status: id === '21' ? 'SOLD_OUT' : null,
        ticket_url: `https://tickets.example/${id}`,
        state: id === '22' ? 'rescheduled' : 'scheduled',
      })),
    ),
  );
  const ids = [3, 22, 23, 21, 24];
  const whole = { limit: 9, offset: 0 };
  expect([
    (await ticketsOfShow(store.db, 'fr', 2, whole)).map(({ id }) => id),
    (await ticketsOfShow(store.db, 'en', 2, { limit: 2, offset: 2 })).map(({ id }) => id),
    await countTickets(store.db, 2),
    (await spansOfShow(store.db, 2)).map(({ id }) => id),
  ]).toEqual([ids, [23, 21], 5, ids]);
  expect((await spansOfShow(store.db, 2)).slice(3)).toEqual([
    {
      id: 21,
      starts_at: evening + 2,
      ends_at: null,
      ticket_url: 'https://tickets.example/21',
      status: 'SOLD_OUT',
      state: 'scheduled',
    },
    {
      id: 24,
      starts_at: evening + 3,
      ends_at: evening + 63,
      ticket_url: 'https://tickets.example/24',
      status: null,
      state: 'scheduled',
    },
  ]);
  const [searched] = await readSearchableShows(store.db, { after: 1, limit: 1 });
  expect(searched?.dates.map(({ starts_at: start, state }) => [start - evening, state])).toEqual([
    [0, 'scheduled'],
    [1, 'rescheduled'],
    [1, 'scheduled'],
    [2, 'scheduled'],
    [3, 'scheduled'],
  ]);
  const nowhere = { ends_at: null, timezone: 'America/Toronto', venue: null, city: null };
  expect(await sharedDates(store.db, 2)).toEqual([
    { ...nowhere, starts_at: evening, state: 'scheduled' },
    { ...nowhere, starts_at: evening + 1, state: 'rescheduled' },
    { ...nowhere, starts_at: evening + 1, state: 'scheduled' },
    { ...nowhere, starts_at: evening + 2, state: 'scheduled' },
    {
      starts_at: evening + 3,
      ends_at: evening + 63,
      timezone: 'America/Toronto',
      state: 'scheduled',
      venue: 'Théâtre du Coin',
      city: 'Montréal',
    },
  ]);
});

test('ANA-03: each city of the venues is told once for each region, by name; an unknown one is none', async () => {
  const venue = { name: 'Centre', map_url: null };
  const places = [
    ['Laval', 'QC'],
    ['Laval', 'ON'],
    ['', 'QC'],
    ['Alma', ''],
    ['Laval', 'QC'],
  ];
  await store.write((db) =>
    insertAll(
      db,
      'venues',
      places.map(([city = '', region = ''], index) => ({
        ...venue,
        id: 2 + index,
        external_id: `test:${2 + index}`,
        city,
        region,
      })),
    ),
  );
  expect(await listCities(store.db)).toEqual([
    { city: 'Alma', region: '' },
    { city: 'Laval', region: 'ON' },
    { city: 'Laval', region: 'QC' },
    { city: 'Montréal', region: 'QC' },
  ]);
});

test('SHW-07: the accessibility of shows is in one order for all; a show without any is not told', async () => {
  await store.write((db) =>
    insertAll(db, 'show_accessibility', [
      { show_id: 2, feature: 'step_free' },
      { show_id: 2, feature: 'asl' },
      { show_id: 2, feature: 'lsq' },
      { show_id: 2, feature: 'relaxed' },
    ]),
  );
  expect(await accessibilityOfShows(store.db, [1, 2, 2])).toEqual(
    new Map([[2, ['lsq', 'asl', 'relaxed', 'step_free']]]),
  );
  expect(await accessibilityOfShows(store.db, [])).toEqual(new Map());
});
