import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { categoriesOfShows, listArtistCategories, listShowCategories } from './shows/categories.ts';
import { listMenuItems, listSponsors } from './pages/global.ts';
import { insertAll, insertProgrammations } from './schema/insert.ts';
import { listPassports } from './shows/passports.ts';
import { findPage, pathsOfPage } from './pages/pages.ts';
import {
  countProgrammations,
  datesOfShows,
  findNeighbours,
  listLastBefore,
  listProgrammations,
} from './shows/programmations.ts';
import { artistsOfShow } from './pages/artists.ts';
import { findShow, slugsOfShow } from './shows/shows.ts';
import type { Store } from './store.ts';
import { suggestedShows } from './shows/suggestedShows.ts';
import { evening, fillTestProgramme } from './testing/programme.ts';
import { countTickets, findTicket, ticketsOfShow } from './shows/tickets.ts';
import { engines, type Engine } from './testing/engines.ts';

const day = 86_400;

describe.each(engines)('programme on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('CAL-48: a range holds from ≤ start < to, by start and then id', async () => {
      const page = { limit: 400, offset: 0 };
      const ids = async (from: number | null, to: number | null): Promise<number[]> =>
        (await listProgrammations(store.db, 'fr', { from, to }, page)).map(({ id }) => id);
      expect(await ids(evening, evening + day)).toEqual([3, 7]);
      expect(await ids(evening, evening + day + 1)).toEqual([3, 7, 8]);
      expect(await ids(evening + 1, null)).toEqual([8]);
      expect(await ids(null, evening)).toEqual([]);
      expect(await countProgrammations(store.db, { from: evening, to: evening + day })).toBe(2);
    });

    test('CAL-32: a programmation comes with its show, its texts and its venue', async () => {
      const range = { from: evening, to: evening + 1 };
      expect(await listProgrammations(store.db, 'en', range, { limit: 1, offset: 1 })).toEqual([
        {
          id: 7,
          show_id: 1,
          starts_at: evening,
          ends_at: evening + 3600,
          timezone: 'America/Toronto',
          status: 'ON_SALE',
          state: 'scheduled',
          price_min: 25_000,
          price_max: 48_500,
          ticket_url: 'https://tickets.example/1',
          kind: 'venue',
          language: 'fr',
          show_type: 'headliners',
          belong_to: 'Chapiteau',
          poster: 12,
          image_url: null,
          title: 'Sleepless Nights',
          slug: 'sleepless-nights',
          written_in: null,
          venue: 'Théâtre du Coin',
          city: 'Montréal',
          region: 'QC',
          map_url: 'https://map.example/1',
        },
      ]);
    });

    test('TKT-03: a date has one of four states', async () => {
      const unknown = sql`update programmations set state = 'gone' where id = 7`;
      await expect(store.transact((db) => unknown.execute(db))).rejects.toThrow(/check/i);
    });

    test('HOM-14: the passes of a language, in their order; what is not told is null', async () => {
      const en = {
        id: 1,
        lang: 'en',
        title: 'Cat',
        image: '/c.avif',
        starting_at: 89_000,
        detail_url: '/en/p/cat',
        saving: 'A lot',
      } as const;
      expect(await listPassports(store.db, 'en')).toEqual([
        en,
        { id: 2, lang: 'en', title: 'Bare', image: null, starting_at: null, detail_url: null, saving: '' },
      ]);
      expect((await listPassports(store.db, 'fr')).map(({ title }) => title)).toEqual(['Matou']);
    });

    test('CAL-46: the neighbours of a range are the nearest starts outside it', async () => {
      const { db } = store;
      expect(await findNeighbours(db, { from: evening + 1, to: evening + day })).toEqual({
        previous: evening,
        next: evening + day,
      });
      expect(await findNeighbours(db, { from: evening, to: evening + day + 1 })).toEqual({
        previous: null,
        next: null,
      });
    });

    test('CAL-51: the last ones before an instant keep the order of the list', async () => {
      const last = async (before: number, limit: number) =>
        (await listLastBefore(store.db, 'fr', before, limit)).map(({ id }) => id);
      expect([
        await last(evening + 10 * day, 2),
        await last(evening + day + 1, 1),
        await last(evening + day, 2),
        await last(evening + day, 1),
        await last(evening, 2),
      ]).toEqual([[7, 8], [8], [3, 7], [7], []]);
    });

    test('RTE-36: a show is found by its slug in its language only', async () => {
      const show = await findShow(store.db, 'en', 'sleepless-nights');
      expect(show).toEqual({
        id: 1,
        kind: 'venue',
        language: 'fr',
        show_type: 'headliners',
        belong_to: 'Chapiteau',
        poster: 12,
        image_url: null,
        lang: 'en',
        slug: 'sleepless-nights',
        title: 'Sleepless Nights',
        summary: 'We stay up.',
        description: '<p>All night.</p>',
        written_in: null,
        details: '{}',
        duration_minutes: null,
        age_min: null,
        languages: '',
      });
      expect(await findShow(store.db, 'fr', 'sleepless-nights')).toBeUndefined();
      expect(new Map((await slugsOfShow(store.db, 1)).map(({ lang, slug }) => [lang, slug]))).toEqual(
        new Map([
          ['fr', 'les-nuits-blanches'],
          ['en', 'sleepless-nights'],
        ]),
      );
      expect(await artistsOfShow(store.db, 1)).toEqual([{ name: 'Tante Bricole', slug: 'tante-bricole' }]);
      expect((await ticketsOfShow(store.db, 'fr', 1, { limit: 9, offset: 0 })).map(({ id }) => id)).toEqual([
        7, 8,
      ]);
    });

    test('SHW-15: the dates of a show in pages', async () => {
      const page = (limit: number, offset: number) => ticketsOfShow(store.db, 'fr', 1, { limit, offset });
      expect((await page(1, 1)).map(({ id }) => id)).toEqual([8]);
      expect(await countTickets(store.db, 1)).toBe(2);
    });

    test('TKT-03: a date has its seats and its place in full', async () => {
      expect(await findTicket(store.db, 'en', 7)).toMatchObject({
        title: 'Sleepless Nights',
        capacity: 220,
        taken: 0,
        region: 'QC',
        region_name: '',
        details: '{}',
      });
      expect(await findTicket(store.db, 'en', 99)).toBeUndefined();
    });

    test('SHW-07: shows of one genre or series suggest each other, those with coming dates first', async () => {
      const suggestedBy = async (id: number, series: string | null, now: number): Promise<number[]> => {
        const show = { id, lang: 'fr', show_type: series } as const;
        return (await suggestedShows(store.db, show, { now, limit: 8 })).map((row) => row.id);
      };
      expect(await suggestedBy(1, 'headliners', evening)).toEqual([]);
      const plain = {
        kind: 'venue',
        language: 'fr',
        belong_to: null,
        poster: null,
        image_url: null,
      } as const;
      await store.write(async (db) => {
        await insertAll(db, 'shows', [
          { id: 21, external_id: 'test:21', show_type: null, fingerprint: null, ...plain },
          { id: 22, external_id: 'test:22', show_type: 'headliners', fingerprint: null, ...plain },
          { id: 23, external_id: 'test:23', show_type: null, fingerprint: null, ...plain },
        ]);
        const text = { lang: 'fr', title: 'X', summary: '', description: '' } as const;
        await insertAll(
          db,
          'show_texts',
          [21, 22, 23].map((id) => ({ show_id: id, slug: `x-${id}`, ...text })),
        );
        await insertAll(db, 'show_categories', [
          { show_id: 21, category_id: 10, position: 0 },
          { show_id: 21, category_id: 2, position: 1 },
          { show_id: 23, category_id: 1, position: 0 },
          { show_id: 23, category_id: 2, position: 1 },
          { show_id: 23, category_id: 3, position: 2 },
        ]);
      });
      expect(await suggestedBy(1, 'headliners', evening)).toEqual([22, 21]);
      expect(await suggestedBy(1, null, evening)).toEqual([21]);
      expect(await suggestedBy(21, null, evening)).toEqual([1]);
      expect(await suggestedBy(2, null, evening)).toEqual([]);
      expect(await suggestedBy(22, 'headliners', evening)).toEqual([1]);
      const start = { id: 210, show_id: 21, starts_at: evening + 100, timezone: 'America/Toronto', taken: 0 };
      const before = { ...start, id: 211, external_id: 'test:211', starts_at: evening - day };
      await store.write((db) => insertProgrammations(db, [{ ...start, external_id: 'test:210' }, before]));
      expect(await suggestedBy(1, 'headliners', evening + 99)).toEqual([21, 22]);
      expect(await suggestedBy(1, 'headliners', evening + 100)).toEqual([22, 21]);
      const [coming, over] = [
        [21, 22],
        [22, 21],
      ];
      const states = dateStates({
        scheduled: coming,
        cancelled: over,
        'cancelled, given after all': coming,
        postponed: over,
        'postponed, given at its old hour': coming,
        'postponed, then moved': coming,
        moved: coming,
        'moved back': coming,
        'moved twice': coming,
      });
      const told: unknown[] = [];
      for (const { name, state, day: after } of states) {
        const stands = { state, starts_at: evening + 100 + after * day };
        await store.write((db) =>
          db.updateTable('programmations').set(stands).where('id', '=', 210).execute(),
        );
        told.push([name, await suggestedBy(1, 'headliners', evening + 99)]);
      }
      expect(told).toEqual(states.map(({ name, told: order }) => [name, order]));
      await store.write(async (db) => {
        const ids = [21, 22, 23];
        await db.deleteFrom('programmations').where('show_id', 'in', ids).execute();
        for (const table of ['show_categories', 'show_texts'] as const)
          await db.deleteFrom(table).where('show_id', 'in', ids).execute();
        await db.deleteFrom('shows').where('id', 'in', ids).execute();
      });
    });

    test('HOM-13: the dates, the places and the prices of shows', async () => {
      const zone = { timezone: 'America/Toronto' };
      expect(await datesOfShows(store.db, [1, 2], evening)).toEqual(
        new Map([
          [
            1,
            {
              first: { starts_at: evening, ...zone },
              last: { starts_at: evening + day, ...zone },
              next: { starts_at: evening + day, ...zone },
              venues: [{ name: 'Théâtre du Coin', city: 'Montréal', mapUrl: 'https://map.example/1' }],
              price: { min: 25_000, max: 48_500 },
            },
          ],
          [
            2,
            {
              first: { starts_at: evening, ...zone },
              last: { starts_at: evening, ...zone },
              next: null,
              venues: [],
              price: { min: 0, max: 0 },
            },
          ],
        ]),
      );
      expect(await datesOfShows(store.db, [])).toEqual(new Map());
    });

    test.each([
      ['scheduled', 'scheduled', { first: evening, last: evening + day, next: evening + day }],
      ['rescheduled', 'rescheduled', { first: evening, last: evening + day, next: evening + day }],
      ['scheduled', 'cancelled', { first: evening, last: evening, next: null }],
      ['scheduled', 'postponed', { first: evening, last: evening, next: null }],
      ['cancelled', 'rescheduled', { first: evening + day, last: evening + day, next: evening + day }],
      ['postponed', 'scheduled', { first: evening + day, last: evening + day, next: evening + day }],
      ['cancelled', 'postponed', { first: evening, last: evening + day, next: null }],
    ] as const)(
      'SHW-09: the first, the last and the next date of a show are those that take place, of all where none does: %s, then %s',
      async (one, other, told) => {
        const dates = await store.db
          .selectFrom('programmations')
          .select('id')
          .where('show_id', '=', 1)
          .orderBy('starts_at')
          .execute();
        const tell = async (...states: readonly ProgrammationState[]) =>
          store.write(async (db) => {
            for (const [index, state] of states.entries())
              await db
                .updateTable('programmations')
                .set({ state })
                .where('id', '=', dates[index]?.id ?? 0)
                .execute();
          });
        await tell(one, other);
        const { first, last, next = null } = (await datesOfShows(store.db, [1], evening)).get(1) ?? {};
        await tell('scheduled', 'scheduled');
        expect({ first: first?.starts_at, last: last?.starts_at, next: next?.starts_at ?? null }).toEqual(
          told,
        );
      },
    );

    test('SHW-09: a first date that is moved behind the last one is the last, and is the first again once it is moved back', async () => {
      const { id, ends_at: end } = await store.db
        .selectFrom('programmations')
        .select(['id', 'ends_at'])
        .where('show_id', '=', 1)
        .orderBy('starts_at')
        .limit(1)
        .executeTakeFirstOrThrow();
      const daysAt = async (start: number, state: ProgrammationState) => {
        const told = {
          starts_at: start,
          ends_at: end && end + start - evening,
          state,
          previous_starts_at: state === 'rescheduled' ? evening : null,
        };
        await store.write((db) => db.updateTable('programmations').set(told).where('id', '=', id).execute());
        const { first, last } = (await datesOfShows(store.db, [1])).get(1) ?? {};
        return [first, last].map((date) => date && (date.starts_at - evening) / day);
      };
      expect([
        await daysAt(evening, 'scheduled'),
        await daysAt(evening + 2 * day, 'rescheduled'),
        await daysAt(evening, 'rescheduled'),
        await daysAt(evening, 'scheduled'),
      ]).toEqual([
        [0, 1],
        [1, 2],
        [0, 1],
        [0, 1],
      ]);
    });

    test('ART-06: categories have a title in each language and keep the order of the show', async () => {
      expect([await listShowCategories(store.db, 'en'), await listShowCategories(store.db, 'fr')]).toEqual([
        [
          { id: 1, code: 'venue', title: 'In venue' },
          { id: 2, code: 'outdoor', title: 'Outdoor' },
          { id: 3, code: 'online', title: 'Online' },
          { id: 10, code: 'standUp', title: 'Stand-up' },
          { id: 11, code: 'clown', title: 'Clowning' },
        ],
        [
          { id: 1, code: 'venue', title: 'En salle' },
          { id: 2, code: 'outdoor', title: 'Extérieur' },
          { id: 3, code: 'online', title: 'En ligne' },
          { id: 10, code: 'standUp', title: 'Stand-up' },
          { id: 11, code: 'clown', title: 'Clown' },
        ],
      ]);
      expect(await categoriesOfShows(store.db, [1, 2, 1])).toEqual(
        new Map([
          [1, [1, 10]],
          [2, [3]],
        ]),
      );
      expect(await categoriesOfShows(store.db, [])).toEqual(new Map());
      expect([
        await listArtistCategories(store.db, 'fr'),
        await listArtistCategories(store.db, 'en'),
      ]).toEqual([[{ id: 1, title: 'Humoriste' }], [{ id: 1, title: 'Comedian' }]]);
    });

    test('LDR-01: a page is found by its path, with its counterparts', async () => {
      const page = await findPage(store.db, 'fr', 'confidentialite');
      expect(page).toMatchObject({
        id: 2,
        type: 'page',
        noindex: 0,
        meta_description: 'Ce que nous gardons.',
      });
      expect(await findPage(store.db, 'en', 'confidentialite')).toBeUndefined();
      expect(await findPage(store.db, 'en', '')).toMatchObject({ id: 1, type: 'home' });
      const paths = await pathsOfPage(store.db, 2);
      expect(new Set(paths.map(({ lang, path }) => `${lang} ${path}`))).toEqual(
        new Set(['fr confidentialite', 'en privacy-policy']),
      );
    });

    test('API-01: menus keep their order', async () => {
      expect(await listMenuItems(store.db, 'fr')).toEqual([
        { menu: 'main', title: 'Calendrier', href: '/fr/calendrier', hierarchy: '.1' },
        { menu: 'footer', title: 'Accueil', href: '/fr', hierarchy: '.1' },
      ]);
    });

    test('API-02: sponsors keep their order', async () => {
      expect((await listSponsors(store.db)).map(({ title }) => title)).toEqual(['Brasserie', 'Colle Tempo']);
    });
  });
});
