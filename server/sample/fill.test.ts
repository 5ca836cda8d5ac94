import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pairPath } from '#contract/address/pairs.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { embeddedCalendar } from '../content/calendar/embeddedCalendar.ts';
import { listShowCategories } from '../store/shows/categories.ts';
import { listMenuItems, listSponsors } from '../store/pages/global.ts';
import { findPage } from '../store/pages/pages.ts';
import { countProgrammations, listProgrammations } from '../store/shows/programmations.ts';
import { countShows } from '../store/shows/catalogue.ts';
import { everyShow } from '../store/testing/showRules.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { readVersion } from '../store/schema/version.ts';
import { site } from '../site.ts';
import { describeProgramme, fill, fillBase } from './fill.ts';

const all = { from: null, to: null };
const firstStart = {
  now: Temporal.Instant.from('2027-07-16T12:00:30Z'),
  timezone: 'America/Toronto',
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

  test('later starts add three and never move anything', async () => {
    await fill(store, firstStart);
    const before = await allRows();
    expect(await fill(store, later({ hours: 24 * 90 }))).toBe(true);
    const after = await allRows();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 3);
  });

  test.each(['fr', 'en'] as const)(
    'CAL-48: in the busiest month each thing that a show may offer can be chosen (%s)',
    async (lang) => {
      await fill(store, firstStart);
      const calendar = embeddedCalendar({ store, siteId: site.siteId, excludedFestivals: [] });
      const busiest = { from: '2027-09-01', to: '2027-09-30' };
      const question = { lang, filters: v.parse(calendarFilters, {}) };
      const { accessibility } = await calendar.readFacets(busiest, question);
      expect(accessibility.map(({ value }) => value).toSorted()).toEqual(accessibilities.toSorted());
    },
  );

  test('a festival that was filled before shows offered anything gets that at a later start, and nothing moves', async () => {
    const offered = () =>
      store.db.selectFrom('show_accessibility').selectAll().orderBy('show_id').orderBy('feature').execute();
    await fill(store, firstStart);
    const [told, before] = [await offered(), await allRows()];
    expect(told.length).toBeGreaterThan(accessibilities.length);
    await store.write(async (db) => {
      await db.deleteFrom('show_accessibility').execute();
      await db.deleteFrom('fillings').where('name', '=', 'accessibility').execute();
    });
    expect(await fill(store, later({ seconds: 5 }))).toBe(true);
    expect([await offered(), await allRows()]).toEqual([told, before]);
    expect(await fill(store, later({ seconds: 6 }))).toBe(false);
  });

  test('SHW-07: a festival that was filled before shows told how long they last gets that at a later start', async () => {
    const facts = () =>
      store.db
        .selectFrom('shows')
        .select(['id', 'duration_minutes', 'age_min', 'languages'])
        .orderBy('id')
        .execute();
    await fill(store, firstStart);
    const told = await facts();
    expect(told.every(({ duration_minutes: minutes }) => minutes !== null)).toBe(true);
    expect(new Set(told.map(({ languages }) => languages))).toEqual(new Set(['fr', 'en', 'fr en', '']));
    await store.write(async (db) => {
      await db.updateTable('shows').set({ duration_minutes: null, age_min: null, languages: '' }).execute();
      await db.deleteFrom('fillings').where('name', '=', 'showFacts').execute();
    });
    expect(await fill(store, later({ seconds: 5 }))).toBe(true);
    expect(await facts()).toEqual(told);
    expect(await fill(store, later({ seconds: 6 }))).toBe(false);
  });

  test('RTE-06: on demand stands in the main menu and in the footer, also of a festival that was filled before', async () => {
    const ways = async (lang: 'fr' | 'en') =>
      (await listMenuItems(store.db, lang))
        .filter(({ href }) => href === pairPath('ondemand', lang))
        .map(({ menu, title }) => [menu, title]);
    const told = {
      fr: [
        ['main', 'Sur demande'],
        ['footer', 'Sur demande'],
      ],
      en: [
        ['main', 'On demand'],
        ['footer', 'On demand'],
      ],
    };
    await fill(store, firstStart);
    expect({ fr: await ways('fr'), en: await ways('en') }).toEqual(told);
    await store.write(async (db) => {
      await db.deleteFrom('menu_items').where('title', 'in', ['Sur demande', 'On demand']).execute();
      await db.deleteFrom('fillings').where('name', '=', 'videosMenu').execute();
    });
    expect(await fill(store, later({ seconds: 5 }))).toBe(true);
    expect({ fr: await ways('fr'), en: await ways('en') }).toEqual(told);
    expect(await fill(store, later({ seconds: 6 }))).toBe(false);
  });

  test('headliners that earlier versions had play at night give way to who plays then, unless somebody has a seat', async () => {
    const night = Temporal.Instant.from('2027-07-16T08:22:30Z');
    await fill(store, { ...firstStart, now: night });
    const soon = async () =>
      store.db
        .selectFrom('programmations')
        .select(['id', 'show_id', 'starts_at', 'ends_at', 'venue_id', 'price_min', 'price_max'])
        .where('external_id', 'like', 'sample:soon@%')
        .orderBy('id')
        .execute();
    const [told] = await soon();
    if (!told) throw new Error('Nothing begins soon');
    const others = (await allRows()).filter(({ id }) => id !== told.id);
    const makeOld = (db: Store['db']) =>
      db
        .updateTable('programmations')
        .set({ show_id: 3, ends_at: told.starts_at + 5_400, price_min: 4_500, price_max: 9_500 })
        .where('id', '=', told.id)
        .execute();
    const forget = (db: Store['db']) => db.deleteFrom('fillings').where('name', '=', 'nightShows').execute();
    await store.write(async (db) => {
      await makeOld(db);
      await forget(db);
    });
    expect(await fill(store, { ...firstStart, now: night.add({ seconds: 5 }) })).toBe(true);
    expect(await soon()).toEqual([told]);
    expect((await allRows()).filter(({ id }) => id !== told.id)).toEqual(others);

    const [member] = await store.db.selectFrom('members').select('id').limit(1).execute();
    await store.write(async (db) => {
      await makeOld(db);
      await forget(db);
      await db
        .insertInto('bookings')
        .values({
          uuid: 'b',
          member_id: member?.id ?? 0,
          programmation_id: told.id,
          code: 'c',
          reserved: 1,
          enabled: 1,
          changed_at: 0,
        })
        .execute();
    });
    await fill(store, { ...firstStart, now: night.add({ seconds: 6 }) });
    expect(await soon()).toEqual([expect.objectContaining({ id: told.id, show_id: 3 })]);
  });

  test('two starts within a minute share those that are on or begin soon, and the second changes nothing', async () => {
    await fill(store, firstStart);
    const [version, count] = [await readVersion(store.db), await countProgrammations(store.db, all)];
    expect(await fill(store, later({ seconds: 5 }))).toBe(false);
    expect(await readVersion(store.db)).toBe(version);
    expect(await countProgrammations(store.db, all)).toBe(count);
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
      'Warning: this is the sample festival. Its shows are invented, and anybody can read the password of its members.',
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
