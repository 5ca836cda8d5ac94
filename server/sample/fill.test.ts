import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { embeddedCalendar } from '../content/calendar/embeddedCalendar.ts';
import { boxOffice } from '../store/shows/boxOffice.ts';
import { listShowCategories } from '../store/shows/categories.ts';
import { listMenuItems, listSponsors } from '../store/pages/global.ts';
import { findPage } from '../store/pages/pages.ts';
import { countProgrammations, listProgrammations } from '../store/shows/programmations.ts';
import { countShows } from '../store/shows/catalogue.ts';
import { everyShow } from '../store/testing/showRules.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { readFestivalProfile } from '../store/festival/festivalProfile.ts';
import { readVersion } from '../store/schema/version.ts';
import { site } from '../site.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import { loadFolder } from '../festival/loading/load.ts';
import { folderOfShort } from '../festival/testing/testFolder.ts';
import { describeProgramme, fill, holdsSample } from './fill.ts';

const all = { from: null, to: null };
const firstStart = {
  now: Temporal.Instant.from('2027-07-16T12:00:30Z'),
  sample: true,
};
const withoutSample = { ...firstStart, sample: false };
const later = (duration: Temporal.DurationLike) => ({ ...firstStart, now: firstStart.now.add(duration) });

describe('demo data: the sample festival', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const allRows = () => store.db.selectFrom('programmations').selectAll().orderBy('id').execute();

  test('an empty database is filled once, from two months before to ten months after the first start', async () => {
    expect(await fill(store, firstStart)).toBe(true);
    expect(await countShows(store.db, everyShow)).toBeGreaterThanOrEqual(60);
    const rows = await listProgrammations(store.db, 'fr', all, { limit: 10_000, offset: 0 });
    const starts = rows.map((row) => row.starts_at);
    expect(
      Temporal.Instant.fromEpochMilliseconds((starts[0] ?? 0) * 1000)
        .toString()
        .slice(0, 7),
    ).toBe('2027-05');
    expect(
      Temporal.Instant.fromEpochMilliseconds((starts.at(-1) ?? 0) * 1000)
        .toString()
        .slice(0, 7),
    ).toBe('2028-05');
    expect(await findPage(store.db, 'fr', '')).toMatchObject({ type: 'home' });
    expect(await listSponsors(store.db)).not.toEqual([]);
    const menus = (await listMenuItems(store.db, 'en')).map(({ menu }) => menu);
    expect(new Set(menus)).toEqual(new Set(['main', 'footer', 'secondary']));
  });

  test('at each start one more begins in 2 h 05 min', async () => {
    await fill(store, firstStart);
    const start = Temporal.Instant.from('2027-07-16T14:06:00Z').epochMilliseconds / 1000;
    const range = { from: start, to: start + 1 };
    const found = await listProgrammations(store.db, 'en', range, { limit: 9, offset: 0 });
    expect(found).toContainEqual(expect.objectContaining({ starts_at: start, status: 'ON_SALE' }));
  });

  test('base content alone has the kinds and no show', async () => {
    expect(await store.write((db) => fillBase(db, firstStart.now))).toBe(true);
    expect(await store.write((db) => fillBase(db, firstStart.now))).toBe(false);
    expect(await countShows(store.db, everyShow)).toBe(0);
    expect((await listShowCategories(store.db, 'en')).map(({ code }) => code)).toEqual([
      'venue',
      'outdoor',
      'online',
    ]);
  });

  test('a database with shows of its own gets no sample at a start', async () => {
    await store.write(async (db) => {
      await fillBase(db, firstStart.now);
      await db
        .insertInto('shows')
        .values({ id: 1, external_id: 'own', kind: 'venue', language: 'fr' })
        .execute();
    });
    expect(await fill(store, firstStart)).toBe(false);
    expect(await countShows(store.db, everyShow)).toBe(1);
    expect(await countProgrammations(store.db, all)).toBe(0);
  });

  test('ENV-02: where no sample is wanted there are home, pages and menus alone, and the start says what to do next', async () => {
    expect(await fill(store, withoutSample)).toBe(true);
    expect(await fill(store, withoutSample)).toBe(false);
    const tables = ['shows', 'programmations', 'venues', 'artists', 'sponsors', 'members'] as const;
    const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    expect(rows.flat()).toEqual([]);
    const pages = await store.db.selectFrom('pages').select('type').distinct().orderBy('type').execute();
    expect(pages.map(({ type }) => type)).toEqual(['home', 'page']);
    const menus = (await listMenuItems(store.db, 'fr')).map(({ menu }) => menu);
    expect(new Set(menus)).toEqual(new Set(['main', 'footer', 'secondary']));
    expect(await describeProgramme(store)).toEqual([
      'There are no shows yet. Write a festival’s folder: npm run festival -- new DIR, and start with FESTIVAL=DIR.',
      'Or import a programme: npm run import -- FILE…',
      'Or start with SAMPLE=yes for the invented sample festival and its demo members.',
    ]);
  });

  test('ENV-02: the sample can be asked for later; a start without it adds nothing to it, and warns', async () => {
    await fill(store, withoutSample);
    expect(await fill(store, later({ hours: 1 }))).toBe(true);
    const [version, rows] = [await readVersion(store.db), await allRows()];
    expect(rows.length).toBeGreaterThan(60);
    expect(await fill(store, { ...later({ hours: 24 }), sample: false })).toBe(false);
    expect([await readVersion(store.db), await allRows()]).toEqual([version, rows]);
    expect(await describeProgramme(store)).toEqual([
      'Warning: this is the sample festival. Its shows are invented, its dates are relative to its first start, and anybody can read the password of its members.',
    ]);
  });

  test('ENV-02: a programme of one’s own needs no word', async () => {
    await store.write((db) =>
      db.insertInto('shows').values({ id: 1, external_id: 'own', kind: 'venue', language: 'fr' }).execute(),
    );
    await fill(store, firstStart);
    expect(await describeProgramme(store)).toEqual([]);
  });
});

describe('demo data: a database that holds the sample', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore('sample');
  });
  afterEach(() => store.close());

  const start = { now: Temporal.Instant.from('2027-06-15T16:00:00Z'), sample: true };
  const later = (duration: Temporal.DurationLike) => ({ ...start, now: start.now.add(duration) });
  const allRows = () => store.db.selectFrom('programmations').selectAll().orderBy('id').execute();

  test('later starts add three and never move anything', async () => {
    const before = await allRows();
    expect(await fill(store, later({ hours: 24 * 90 }))).toBe(true);
    const after = await allRows();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 3);
  });

  test('demo data: what is on or begins soon has the prices, the seats and the clock of its show, and seats to reserve', async () => {
    const before = await allRows();
    await fill(store, later({ hours: 24 }));
    const added = (await allRows()).slice(before.length);
    const usual = added.map(({ show_id: show, venue_id: venue }) =>
      before.find((row) => row.show_id === show && row.venue_id === venue),
    );
    const facts = (row: (typeof before)[number] | undefined) => [
      row?.price_min,
      row?.price_max,
      row?.capacity,
      row?.timezone,
    ];
    expect(added.map(facts)).toEqual(usual.map(facts));
    expect(added.map(({ ticket_url: url, state }) => [url, state])).toEqual(
      Array.from({ length: 3 }, () => [boxOffice, 'scheduled']),
    );
  });

  test('CAL-48: in the busiest month each thing that a show may offer can be chosen', async () => {
    for (const lang of languages) {
      const calendar = embeddedCalendar({ store, siteId: site.siteId, excludedFestivals: [] });
      const busiest = { from: '2027-08-01', to: '2027-08-31' };
      const question = { lang, filters: v.parse(calendarFilters, {}) };
      const { accessibility } = await calendar.readFacets(busiest, question);
      expect(accessibility.map(({ value }) => value).toSorted()).toEqual(accessibilities.toSorted());
    }
  });

  test('FES-28: a sample of a release before the folder stays as it is, gets the festival’s own facts, and goes on', async () => {
    await store.write(async (db) => {
      for (const table of ['festival', 'folder_records', 'fillings'] as const)
        await db.deleteFrom(table).execute();
      const names = ['base', 'sample', 'members', 'videos'];
      for (const name of names) await db.insertInto('fillings').values({ name, filled_at: 0 }).execute();
      await db.updateTable('shows').set({ show_type: 'old' }).where('id', '=', 1).execute();
    });
    expect(await holdsSample(store.db)).toBe(true);
    const before = await allRows();
    expect(await fill(store, later({ hours: 24, seconds: 30 }))).toBe(true);
    const after = await allRows();
    expect([after.slice(0, before.length), after.length]).toEqual([before, before.length + 3]);
    const show = await store.db
      .selectFrom('shows')
      .select('show_type')
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(show).toEqual({ show_type: 'old' });
    expect((await readFestivalProfile(store.db))?.name).toEqual({ fr: 'Chapiteau', en: 'Chapiteau' });
    expect(await holdsSample(store.db)).toBe(true);
    expect(await fill(store, later({ hours: 24, seconds: 35 }))).toBe(false);
  });

  test('FES-28: somebody’s own folder takes the place of the sample, and no later start adds to it', async () => {
    const folder = folderOfShort({ shows: { chat: { title: 'Le chat' } } });
    await loadFolder(store, folder, { now: start.now, cancel: 0, dryRun: false });
    expect([await holdsSample(store.db), await allRows()]).toEqual([false, []]);
    expect(await fill(store, later({ hours: 24 }))).toBe(false);
    expect([await describeProgramme(store), await allRows()]).toEqual([[], []]);
  });

  test.each([
    ['04:22', 'the42'],
    ['08:54', 'the42'],
    ['08:55', 'headliners'],
    ['20:54', 'headliners'],
    ['20:55', 'the42'],
  ])(
    'demo data: at a start at %s what begins in 2 h 05 min is of %s: no headliner plays at night',
    async (local, series) => {
      const now = Temporal.PlainDateTime.from(`2027-07-03T${local}`)
        .toZonedDateTime('America/Toronto')
        .toInstant();
      await fill(store, { now, sample: true });
      const near = await store.db
        .selectFrom('programmations')
        .innerJoin('shows', 'shows.id', 'programmations.show_id')
        .leftJoin('venues', 'venues.id', 'programmations.venue_id')
        .select(['starts_at', 'ends_at', 'status', 'show_type', 'belong_to', 'city', 'capacity', 'taken'])
        .orderBy('programmations.id', 'desc')
        .limit(3)
        .execute();
      near.reverse();
      const at = now.epochMilliseconds / 1000;
      const minutes = near.map(({ starts_at: from, ends_at: to }) =>
        [from - at, (to ?? 0) - at].map((s) => s / 60),
      );
      expect(minutes).toEqual([
        [125, series === 'the42' ? 235 : 215],
        [-10, 40],
        [10, 45],
      ]);
      expect(
        near.filter(({ status, capacity, taken }) => status !== 'ON_SALE' || capacity !== taken * 2),
      ).toEqual([]);
      const [soon] = near;
      expect([soon?.belong_to, soon?.show_type, soon?.city]).toEqual(['JFL Toronto', series, 'Toronto']);
    },
  );

  test('two starts within a minute share those that are on or begin soon, and the second changes nothing', async () => {
    await fill(store, later({ seconds: 30 }));
    const [version, count] = [await readVersion(store.db), await countProgrammations(store.db, all)];
    expect(await fill(store, later({ seconds: 35 }))).toBe(false);
    expect(await readVersion(store.db)).toBe(version);
    expect(await countProgrammations(store.db, all)).toBe(count);
  });
});
