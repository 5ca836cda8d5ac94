import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { epochSeconds } from '#server/clock.ts';
import { addMembers } from '#server/stress/people.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { artistFile } from '../schema/artistFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { folderOfShort, twoVenues, type InShort } from '../testing/testFolder.ts';
import { loadFolder, type LoadOptions, type LoadResult } from './load.ts';
import { planLoad, type PlannedLoad } from './planLoad.ts';
import { saveLoad, StalePlan } from './saveLoad.ts';

const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
const chat = { id: 'chat', show: 'chat', venue: 'coin', start: '2027-08-16 20:00', capacity: 10, sold: 3 };
const chien = { id: 'chien', show: 'chien', venue: 'parc', start: '2027-08-17 20:00' };
const small: InShort = { shows: { chat: {}, chien: {} }, dates: [chat, chien] };
const people = 3;

let store: Store;
let members: number[];
beforeEach(async () => {
  store = await openTestStore();
  members = (await addMembers(store, people, 0)).map(({ id }) => id);
  await load(small);
});
afterEach(() => store.close());

const load = (short: InShort, options: Partial<LoadOptions> = {}): Promise<LoadResult> =>
  loadFolder(store, folderOfShort(short), { now, cancel: 0, dryRun: false, ...options });
const plan = (short: InShort): Promise<PlannedLoad> =>
  planLoad(store.db, { folder: folderOfShort(short), now });
const save = (planned: PlannedLoad): Promise<void> =>
  store.write((db) => saveLoad(db, planned, epochSeconds(now)));
const dateOf = (id: string) =>
  store.db
    .selectFrom('programmations')
    .select(['id', 'state', 'taken'])
    .where('external_id', '=', `festival:${id}`)
    .executeTakeFirst();
const idOf = async (date: string): Promise<number> => (await dateOf(date))?.id ?? 0;

/** The next member reserves, as members do: without a word to the writers of the programme. */
const reserve = async (date: string): Promise<void> => {
  const [programmation_id, member_id = 0] = [await idOf(date), members.shift()];
  const uuid = `${member_id} ${date}`;
  const booking = { uuid, member_id, programmation_id, code: uuid, changed_at: 0 };
  await store.transact(async (db) => {
    await insertAll(db, 'bookings', [{ ...booking, reserved: 1, enabled: 1 }]);
    await db
      .updateTable('programmations')
      .set((row) => ({ taken: row('taken', '+', 1) }))
      .where('id', '=', programmation_id)
      .execute();
    await db
      .updateTable('user_credits')
      .set({ used_credits: 1 })
      .where('member_id', '=', member_id)
      .execute();
  });
};
const like = async (date: string): Promise<void> => {
  const wish = {
    uuid: date,
    member_id: members[0] ?? 0,
    programmation_id: await idOf(date),
    liked: 1,
  } as const;
  await store.transact((db) => insertAll(db, 'wishes', [wish]));
};

test('FES-08: a plan is stale once somebody likes a date that goes', async () => {
  const planned = await plan({ ...small, dates: [chat] });
  await like('chien');
  await expect(save(planned)).rejects.toThrow(StalePlan);
  expect(await dateOf('chien')).toMatchObject({ state: 'scheduled' });
});

test('FES-08: a plan is stale once somebody else reserves a date that is cancelled', async () => {
  await reserve('chat');
  const planned = await plan({ ...small, dates: [chien] });
  expect(planned.plan.reservations).toBe(1);
  await reserve('chat');
  await expect(save(planned)).rejects.toThrow(StalePlan);
  expect(await dateOf('chat')).toMatchObject({ state: 'scheduled', taken: 5 });
});

test('FES-09: a plan is stale once somebody else has changed the programme', async () => {
  const planned = await plan({ ...small, name: 'Le Sourire' });
  await load({ ...small, name: 'La Joie' });
  await expect(save(planned)).rejects.toThrow(StalePlan);
});

test('FES-07: seats that members take while a load is planned stay taken', async () => {
  const planned = await plan({ ...small, dates: [{ ...chat, sold: 5 }, chien] });
  await reserve('chat');
  await save(planned);
  expect(await dateOf('chat')).toMatchObject({ taken: 6 });
});

test('FES-07: the last seat may be taken meanwhile; with one more the plan is stale', async () => {
  const [full, over] = [
    await plan({ ...small, dates: [{ ...chat, capacity: 4 }, chien] }),
    await plan({ ...small, dates: [{ ...chat, capacity: 3 }, chien] }),
  ];
  await reserve('chat');
  await expect(save(over)).rejects.toThrow(StalePlan);
  await save(full);
  expect(await dateOf('chat')).toMatchObject({ taken: 4 });
});

test('FES-07: a show, a page and an artist take the address of one that goes', async () => {
  const withArtists = (short: InShort, artists: Record<string, string>) =>
    loadFolder(
      store,
      {
        ...folderOfShort(short),
        artists: new Map(
          Object.entries(artists).map(([name, slug]) => [
            name,
            { facts: v.parse(artistFile, { name, slug, type: 'Clown' }), texts: {} },
          ]),
        ),
      },
      { now, cancel: 0, dryRun: false },
    );
  await withArtists({ ...small, pages: { infos: {}, visit: {} } }, { ann: 'ann', bob: 'bob' });
  const after = { shows: { chien: { slug: 'chat' } }, dates: [chien], pages: { visit: { path: 'infos' } } };
  expect((await withArtists(after, { bob: 'ann' })).outcome).toBe('loaded');
  const { db } = store;
  expect([
    await db.selectFrom('show_texts').select(['show_id', 'slug']).where('lang', '=', 'fr').execute(),
    await db
      .selectFrom('pages')
      .select(['id', 'path'])
      .where('lang', '=', 'fr')
      .where('path', '!=', '')
      .execute(),
    await db.selectFrom('artists').select(['id', 'slug']).execute(),
  ]).toEqual([[{ show_id: 2, slug: 'chat' }], [{ id: 3, path: 'infos' }], [{ id: 2, slug: 'ann' }]]);
});

test('FES-07: a show keeps the time at which it was added until its file says another one, and an import’s mark', async () => {
  const added = async () =>
    (await store.db.selectFrom('shows').select(['added_at', 'fingerprint']).orderBy('id').execute()).map(
      ({ added_at: at, fingerprint }) => [
        Temporal.Instant.fromEpochMilliseconds(at * 1000).toString(),
        fingerprint,
      ],
    );
  await store.write((db) => db.updateTable('shows').set({ fingerprint: 'x' }).where('id', '=', 1).execute());
  const later = { now: now.add({ hours: 24 }) };
  await load(
    { ...small, shows: { chat: { title: 'Le chat' }, chien: { title: 'Le chien' }, souris: {} } },
    later,
  );
  const first = await added();
  const said = { facts: { added: '2026-01-02T03:04:05Z' } };
  await load({ ...small, shows: { chat: said, chien: {}, souris: {} } }, later);
  expect([first, await added()]).toEqual([
    [
      ['2027-07-01T12:00:00Z', 'x'],
      ['2027-07-01T12:00:00Z', null],
      ['2027-07-02T12:00:00Z', null],
    ],
    [
      ['2026-01-02T03:04:05Z', 'x'],
      ['2027-07-01T12:00:00Z', null],
      ['2027-07-02T12:00:00Z', null],
    ],
  ]);
});

test('FES-07: shows, venues and dates that a folder took up keep the keys of their import, by which it finds them again', async () => {
  const tables = ['shows', 'venues', 'programmations'] as const;
  await store.write(async (db) => {
    for (const table of tables)
      await db
        .updateTable(table)
        .set({ external_id: `jsonld:${table}` })
        .where('id', '=', 1)
        .execute();
  });
  await load({
    shows: { chat: { facts: { type: 'solo' } }, chien: {} },
    venues: {
      ...twoVenues,
      coin: { name: 'Le Coin', city: 'Laval' },
      salle: { name: 'Salle', city: 'Laval' },
    },
    dates: [{ ...chat, start: '2027-08-18 20:00' }, chien],
  });
  const keys = tables.map(async (table) =>
    (await store.db.selectFrom(table).select('external_id').orderBy('id').execute()).map(
      (row) => row.external_id,
    ),
  );
  expect(await Promise.all(keys)).toEqual([
    ['jsonld:shows', 'festival:2'],
    ['jsonld:venues', 'festival:2', 'festival:3'],
    ['jsonld:programmations', 'festival:chien'],
  ]);
});

test('FES-07: a dry run tells its plan though reservations would end, and refuses what a load would', async () => {
  await reserve('chat');
  const dry = async (short: InShort) => {
    const { outcome, plan: told, refusals } = await load(short, { dryRun: true });
    return [outcome, told.reservations, refusals];
  };
  expect([
    await dry({ ...small, dates: [chien] }),
    await dry({ ...small, dates: [{ ...chat, capacity: 3 }, chien] }),
  ]).toEqual([
    ['planned', 1, []],
    ['refused', 0, ['Date chat: capacity 3 is below the 4 seats taken.']],
  ]);
});

test('FES-08: a past date that is cancelled needs no number, and its reservations stay', async () => {
  await reserve('chat');
  const cancelled = { ...small, dates: [{ ...chat, state: 'cancelled' as const }, chien] };
  const { outcome, plan: told } = await load(cancelled, {
    now: Temporal.Instant.from('2027-09-01T00:00:00Z'),
  });
  expect([outcome, told.reservations, await dateOf('chat')]).toEqual([
    'loaded',
    0,
    { id: 1, state: 'cancelled', taken: 4 },
  ]);
});

test('FES-07: a plan counts each member of a date that changes, by reservation or heart, and none of past ones', async () => {
  await reserve('chat');
  await reserve('chat');
  await like('chat');
  const folder = folderOfShort({ ...small, dates: [{ ...chat, start: '2027-08-18 20:00' }, chien] });
  const membersAt = async (instant: string) =>
    (await planLoad(store.db, { folder, now: Temporal.Instant.from(instant) })).plan.members;
  expect([await membersAt('2027-07-01T12:00:00Z'), await membersAt('2027-08-17T12:00:00Z')]).toEqual([3, 0]);
});

test('PIC-05: pictures of what changes are prepared before a page names them; of a dry run and of what stays none are', async () => {
  const prepared: unknown[] = [];
  const preparePictures = async (addresses: readonly string[]): Promise<void> => {
    const named = await store.db
      .selectFrom('shows')
      .select('image_url')
      .where('id', '=', 1)
      .executeTakeFirst();
    prepared.push([addresses, named?.image_url]);
  };
  const pictured = { ...small, shows: { chat: { facts: { image: 'media/a.jpg#focus=10,20' } }, chien: {} } };
  const outcomes = [
    (await load(pictured, { preparePictures, dryRun: true })).outcome,
    (await load(pictured, { preparePictures })).outcome,
    (await load(pictured, { preparePictures })).outcome,
  ];
  expect([outcomes, prepared]).toEqual([['planned', 'loaded', 'unchanged'], [[['/festival/a.jpg'], null]]]);
});

test('FES-07: a plan is heard once before anything is written, and none where nothing changes', async () => {
  const heard: unknown[] = [];
  const onPlan = ({ counts }: LoadResult['plan']): void => void heard.push(counts.shows);
  const more = { ...small, shows: { ...small.shows, souris: {} } };
  for (const short of [more, more, small]) await load(short, { onPlan });
  expect(heard).toEqual([
    { new: 1, changed: 0, removed: 0 },
    { new: 0, changed: 0, removed: 1 },
  ]);
});

/** A folder whose shows, dates and collections name things: which ones, by the words given. */
const folderNaming = ({ own, named, type }: { own: string; named: string; type: string }) => ({
  ...folderOfShort({
    genres: { [named]: named },
    venues: { [named]: { name: named, city: 'Laval' } },
    shows: {
      [own]: { facts: { genres: [named], artists: [named], series: [named], accessibility: ['lsq'] } },
    },
    dates: [{ id: own, show: own, venue: named, start: '2027-08-18 20:00' }],
  }),
  series: new Map(Object.entries(v.parse(seriesFile, { [named]: { title: named } }))),
  artists: new Map([[named, { facts: v.parse(artistFile, { name: named, type }), texts: {} }]]),
  videos: v.parse(videosFile, {
    videos: { [named]: { title: named, published: '2027-07-01T08:00:00Z' } },
    collections: { [own]: { title: own, videos: [named] } },
  }),
});

test.each([
  ['all goes', folderOfShort({ venues: {} })],
  ['all is exchanged', folderNaming({ own: 'b', named: 'b', type: 'b' })],
  ['what is named is exchanged', folderNaming({ own: 'a', named: 'b', type: 'a' })],
  ['the type of an artist is exchanged', folderNaming({ own: 'a', named: 'a', type: 'b' })],
  ['what names is exchanged', folderNaming({ own: 'b', named: 'a', type: 'a' })],
])('FES-07: rows come after those that they name and go before them: %s', async (_, after) => {
  const outcomes: string[] = [];
  for (const folder of [folderNaming({ own: 'a', named: 'a', type: 'a' }), after, after]) {
    const { outcome } = await loadFolder(store, folder, { now, cancel: 0, dryRun: false });
    outcomes.push(outcome);
  }
  expect(outcomes).toEqual(['loaded', 'loaded', 'unchanged']);
});
