import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { countShows, listShows, nextStart } from './catalogue.ts';
import { countChoices } from './catalogueFacets.ts';
import { insertAll, insertProgrammations } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { showRules } from '../testing/showRules.ts';

const day = 86_400;

/** Three shows more: one a month later in Laval for free, one that is over, one without a date. */
const fillMore = (store: Store): Promise<void> =>
  store.write(async (db) => {
    const show = {
      kind: 'venue',
      poster: null,
      image_url: null,
      belong_to: null,
      fingerprint: null,
    } as const;
    await insertAll(db, 'shows', [
      { id: 3, external_id: 'test:s3', language: 'en', show_type: 'gala', ...show },
      { id: 4, external_id: 'test:s4', language: 'fr', show_type: 'gala', ...show },
      { id: 5, external_id: 'test:s5', language: '', show_type: null, ...show },
    ]);
    const texts = [3, 4, 5].flatMap((id) =>
      (['fr', 'en'] as const).map((lang) => ({
        show_id: id,
        lang,
        slug: `show-${id}`,
        title: `Show ${id}`,
        summary: '',
        description: '',
      })),
    );
    await insertAll(db, 'show_texts', texts);
    await insertAll(db, 'show_categories', [
      { show_id: 3, category_id: 1, position: 0 },
      { show_id: 3, category_id: 11, position: 1 },
    ]);
    await insertAll(db, 'venues', [
      { id: 9, external_id: 'test:v9', name: 'Parc', city: 'Laval', region: 'QC', map_url: null },
    ]);
    const date = { timezone: 'America/Toronto', taken: 0, ends_at: null, ticket_url: null, capacity: null };
    const price = { price_min: 20_000, price_max: null };
    await insertProgrammations(db, [
      {
        id: 31,
        external_id: 'test:31',
        show_id: 3,
        venue_id: 9,
        starts_at: evening + 31 * day,
        status: 'FREE',
        price_min: null,
        price_max: null,
        ...date,
      },
      {
        id: 32,
        external_id: 'test:32',
        show_id: 3,
        venue_id: 1,
        starts_at: evening + 62 * day,
        status: 'ON_SALE',
        ...price,
        ...date,
      },
      {
        id: 41,
        external_id: 'test:41',
        show_id: 4,
        venue_id: 9,
        starts_at: evening - 62 * day,
        status: 'ON_SALE',
        ...price,
        ...date,
      },
    ]);
    await insertAll(db, 'pages', [
      {
        id: 70,
        lang: 'fr',
        path: 'festivals/x',
        type: 'festival',
        attributes: '{}',
        meta_title: 'Festival X',
        meta_description: '',
        og_image: null,
        noindex: 0,
      },
    ]);
    await insertAll(db, 'festival_shows', [
      { festival_id: 70, show_id: 1 },
      { festival_id: 70, show_id: 3 },
    ]);
  });

describe.each(engines)('the list of the shows on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      await fillMore(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const listed = async (
      rules: Parameters<typeof showRules>,
      { now = evening - 1, limit = 9, offset = 0 } = {},
    ): Promise<number[]> =>
      (await listShows(store.db, showRules(...rules), { now, limit, offset })).map(({ id }) => id);

    test('HOM-13: those to come by their next date, then those that are over, the latest first, then those without a date', async () => {
      expect(await listed([])).toEqual([1, 2, 3, 4, 5]);
      expect(await listed([], { now: evening })).toEqual([1, 3, 2, 4, 5]);
      expect(await listed([], { now: evening + 100 * day })).toEqual([3, 1, 2, 4, 5]);
      // Show 4 began before all others, and ends behind them.
      const last = { id: 42, external_id: 'test:42', show_id: 4, timezone: 'Etc/UTC', taken: 0 };
      await store.write((db) => insertProgrammations(db, [{ ...last, starts_at: evening + 2 * day }]));
      const ends = await listed([], { now: evening + 100 * day });
      await store.write((db) => db.deleteFrom('programmations').where('id', '=', 42).execute());
      expect(ends).toEqual([3, 4, 1, 2, 5]);
    });

    test('HOM-13: in pages, all of them or those of a tag unit; beyond the end there is none', async () => {
      expect(await listed([], { limit: 2, offset: 2 })).toEqual([3, 4]);
      expect(await listed([], { offset: 9_000_000_000 })).toEqual([]);
      expect(await listed([{}, { tagUnit: 'gala' }])).toEqual([3, 4]);
      expect(await listed([{ series: 'gala' }, { tagUnit: 'gala' }])).toEqual([3, 4]);
      expect(await listed([{ series: 'gala' }, { tagUnit: 'headliners' }])).toEqual([]);
      expect(await countShows(store.db, showRules())).toBe(5);
      expect(await countShows(store.db, showRules({}, { tagUnit: 'gala' }))).toBe(2);
    });

    test.each([
      [{ city: 'Laval' }, [3, 4]],
      [{ city: 'Nowhere' }, []],
      [{ genre: 'standUp' }, [1]],
      [{ genre: 'Clown' }, [3]],
      [{ genre: 'Clowning' }, []],
      [{ series: 'gala' }, [3, 4]],
      [{ month: '2027-08' }, [3]],
      [{ month: '2027-07' }, [1, 2]],
      [{ language: 'fr' }, [1, 4]],
      [{ price: 'free' }, [2, 3]],
      [{ price: '0-25' }, [2, 3, 4]],
      [{ price: '25-50' }, [1]],
      [{ festival: '70' }, [1, 3]],
      [{ festival: '71' }, []],
      [{ festival: 'x' }, []],
      [{ festival: 'x70' }, []],
      [{ festival: '70x' }, []],
      [{ festival: '12345678901' }, []],
      // One date must match everything: the free one is in Laval, the one in Montréal costs.
      [{ city: 'Montréal', price: 'free' }, []],
      [{ city: 'Laval', price: 'free' }, [3]],
      [{ series: 'gala', language: 'fr' }, [4]],
    ])('HOM-13: narrowed by %o', async (given, ids) => {
      expect(await listed([given])).toEqual(ids);
      expect(await countShows(store.db, showRules(given))).toBe(ids.length);
    });

    test('HOM-13: a show stands by its next date that takes place; one without is over', async () => {
      // Show 2 has one date, an hour before those of show 1; a day later it is behind the first of them.
      const before = [2, 1, 3, 4, 5];
      const behind = [1, 2, 3, 4, 5];
      const over = [1, 3, 2, 4, 5];
      const states = dateStates({
        scheduled: before,
        cancelled: over,
        'cancelled, given after all': before,
        postponed: over,
        'postponed, given at its old hour': before,
        'postponed, then moved': behind,
        moved: behind,
        'moved back': before,
        'moved twice': behind,
      });
      const told: unknown[] = [];
      const announce = (state: ProgrammationState, starts_at: number) =>
        store.write((db) =>
          db.updateTable('programmations').set({ state, starts_at }).where('id', '=', 3).execute(),
        );
      for (const { name, state, day: after } of states) {
        await announce(state, evening - 3600 + after * day);
        told.push([name, await listed([], { now: evening - 3601 })]);
      }
      await announce('scheduled', evening);
      expect(told).toEqual(states.map(({ name, told: order }) => [name, order]));
    });

    test('HOM-13: of the dates that are asked for, the next one orders', async () => {
      expect(await listed([{ city: 'Montréal' }], { now: evening + 32 * day })).toEqual([3, 1]);
    });

    test('HOM-13: a list that is narrowed stands by the dates that match, before they take place and after', async () => {
      // Show 4 has the first date of all in Laval for free, and another one behind the one of show 5.
      const date = { timezone: 'America/Toronto', taken: 0, status: 'ON_SALE' } as const;
      const paid = { ...date, venue_id: 1, price_min: 30_000 };
      onTestFinished(() =>
        store.write(async (db) => {
          await db.deleteFrom('programmations').where('id', 'in', [53, 54, 55]).execute();
        }),
      );
      const first = evening - 2 * day;
      await store.write((db) =>
        insertProgrammations(db, [
          {
            ...date,
            id: 53,
            external_id: 'test:53',
            show_id: 4,
            venue_id: 9,
            starts_at: first,
            price_min: 0,
          },
          { ...paid, id: 54, external_id: 'test:54', show_id: 4, starts_at: evening + 40 * day },
          { ...paid, id: 55, external_id: 'test:55', show_id: 5, starts_at: evening + 35 * day },
        ]),
      );
      const orders: [Record<string, string>, number[], number[]][] = [
        [{}, [4, 1, 2, 3, 5], [3, 4, 5, 1, 2]],
        [{ city: 'Laval' }, [4, 3], [3, 4]],
        [{ city: 'Montréal' }, [1, 5, 4, 3], [3, 4, 5, 1]],
        [{ month: '2027-07' }, [4, 1, 2], [1, 2, 4]],
        [{ month: '2027-08' }, [3, 5, 4], [4, 5, 3]],
        [{ price: 'free' }, [4, 2, 3], [3, 2, 4]],
        [{ price: '25-50' }, [1, 5, 4], [4, 5, 1]],
        [{ city: 'Montréal', month: '2027-08', price: '25-50' }, [5, 4], [4, 5]],
      ];
      const told: unknown[] = [];
      for (const [given] of orders)
        told.push([
          given,
          await listed([given], { now: first - 1 }),
          await listed([given], { now: evening + 100 * day }),
        ]);
      expect(told).toEqual(orders);
    });

    test('HOM-13: each choice has the shows that it would leave beside the others', async () => {
      const choices = await countChoices(store.db, showRules());
      const counted = Object.fromEntries(
        Object.entries(choices).map(([name, list]) => [
          name,
          Object.fromEntries(list.map(({ value, count }) => [value, count])),
        ]),
      );
      expect(counted).toEqual({
        city: { Montréal: 2, Laval: 2 },
        genre: { standUp: 1, clown: 1 },
        series: { headliners: 1, gala: 2 },
        month: { '2027-05': 1, '2027-07': 2, '2027-08': 1, '2027-09': 1 },
        language: { fr: 2, en: 1 },
        price: { free: 2, '0-25': 3, '25-50': 1 },
        festival: { 70: 2 },
      });
      expect([choices.genre.map(({ label }) => label).toSorted(), choices.festival[0]?.label]).toEqual([
        ['Clown', 'Stand-up'],
        'Festival X',
      ]);
      expect(choices.month.map(({ value }) => value)).toEqual(['2027-05', '2027-07', '2027-08', '2027-09']);
    });

    test('HOM-13: of a programme that reaches further, the last sixty months are choices, each with its own shows', async () => {
      const date = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
      const starts = { 91: '2032-06-30T23:00:00Z', 92: '2032-07-01T23:00:00Z', 93: '2032-08-02T23:00:00Z' };
      const monthsOf = async () =>
        (await countChoices(store.db, showRules())).month.map(({ value, count }) => [value, count]);
      const insert = (id: keyof typeof starts) =>
        store.write((db) =>
          insertProgrammations(db, [
            { ...date, id, external_id: `test:${id}`, starts_at: Date.parse(starts[id]) / 1000 },
          ]),
        );
      onTestFinished(() =>
        store.write(async (db) => {
          await db.deleteFrom('programmations').where('id', 'in', [91, 92, 93]).execute();
        }),
      );
      await insert(91);
      const last = ['2032-06', 1];
      expect(await monthsOf()).toEqual([['2027-07', 2], ['2027-08', 1], ['2027-09', 1], last]);
      await insert(92);
      expect(await monthsOf()).toEqual([['2027-08', 1], ['2027-09', 1], last, ['2032-07', 1]]);
      await insert(93);
      expect(await monthsOf()).toEqual([['2027-09', 1], last, ['2032-07', 1], ['2032-08', 1]]);
    });

    test('HOM-13: a month is from its first midnight on the clocks of the places up to the next one', async () => {
      const date = { timezone: 'America/Toronto', taken: 0 };
      const [last, first] = ['2027-08-01T03:59:59Z', '2027-08-01T04:00:00Z'].map(
        (instant) => Date.parse(instant) / 1000,
      );
      onTestFinished(() =>
        store.write(async (db) => {
          await db.deleteFrom('programmations').where('id', 'in', [51, 52]).execute();
        }),
      );
      await store.write((db) =>
        insertProgrammations(db, [
          { ...date, id: 51, external_id: 'test:51', show_id: 4, starts_at: last ?? 0 },
          { ...date, id: 52, external_id: 'test:52', show_id: 5, starts_at: first ?? 0 },
        ]),
      );
      const { month } = await countChoices(store.db, showRules());
      expect([
        await listed([{ month: '2027-07' }]),
        await listed([{ month: '2027-08' }]),
        month.map(({ value, count }) => [value, count]),
      ]).toEqual([
        [1, 2, 4],
        [5, 3],
        [
          ['2027-05', 1],
          ['2027-07', 3],
          ['2027-08', 2],
          ['2027-09', 1],
        ],
      ]);
    });

    test.each([
      ['city', 'Laval'],
      ['genre', 'clown'],
      ['series', 'headliners'],
      ['month', '2027-08'],
      ['language', 'en'],
      ['price', 'free'],
      ['festival', '70'],
    ] as const)('HOM-13: a chosen %s leaves its own choices as they are', async (name, value) => {
      const choicesBy = async (given: Record<string, string>) =>
        (await countChoices(store.db, showRules(given)))[name]
          .map((choice) => [choice.value, choice.count])
          .toSorted();
      expect(await choicesBy({ [name]: value })).toEqual(await choicesBy({}));
    });

    test('HOM-13: what is chosen narrows the choices of the others; a chosen festival leaves the other ones', async () => {
      const other = {
        id: 71,
        lang: 'fr',
        path: 'festivals/y',
        type: 'festival',
        meta_title: 'Festival Y',
      } as const;
      const page = { attributes: '{}', meta_description: '', og_image: null, noindex: 0 } as const;
      onTestFinished(() =>
        store.write(async (db) => {
          await db.deleteFrom('festival_shows').where('festival_id', '=', other.id).execute();
          await db.deleteFrom('pages').where('id', '=', other.id).execute();
        }),
      );
      await store.write(async (db) => {
        await insertAll(db, 'pages', [{ ...page, ...other }]);
        await insertAll(db, 'festival_shows', [{ festival_id: other.id, show_id: 2 }]);
      });
      const choicesOf = async (given: Record<string, string>) =>
        Object.entries(await countChoices(store.db, showRules(given))).map(([name, choices]) =>
          [name, ...choices.map(({ value, count }) => `${value} ${count}`).toSorted()].join(', '),
        );
      expect([
        await choicesOf({ city: 'Laval' }),
        await choicesOf({ price: 'free' }),
        await choicesOf({ festival: '70' }),
      ]).toEqual([
        [
          'city, Laval 2, Montréal 2',
          'genre, clown 1',
          'series, gala 2',
          'month, 2027-05 1, 2027-08 1',
          'language, en 1, fr 1',
          'price, 0-25 2, free 1',
          'festival, 70 1',
        ],
        [
          'city, Laval 1',
          'genre, clown 1',
          'series, gala 1',
          'month, 2027-07 1, 2027-08 1',
          'language, en 1',
          'price, 0-25 3, 25-50 1, free 2',
          'festival, 70 1, 71 1',
        ],
        [
          'city, Laval 1, Montréal 2',
          'genre, clown 1, standUp 1',
          'series, gala 1, headliners 1',
          'month, 2027-07 1, 2027-08 1, 2027-09 1',
          'language, en 1, fr 1',
          'price, 0-25 1, 25-50 1, free 1',
          'festival, 70 2, 71 1',
        ],
      ]);
    });

    test('HOM-13: genres and festivals are called by their names in the language of the list, festivals in their order', async () => {
      const page = {
        type: 'festival',
        attributes: '{}',
        meta_description: '',
        og_image: null,
        noindex: 0,
      } as const;
      const festivals = ['festivals/x', 'festivals/a'];
      onTestFinished(() =>
        store.write(async (db) => {
          await db.deleteFrom('festival_shows').where('festival_id', '=', 9).execute();
          await db.deleteFrom('pages').where('path', 'in', festivals).where('id', '<>', 70).execute();
          await db.deleteFrom('pages').where('id', '=', 70).where('lang', '=', 'en').execute();
        }),
      );
      await store.write(async (db) => {
        await insertAll(db, 'pages', [
          { ...page, id: 70, lang: 'en', path: 'festivals/x', meta_title: 'The X' },
          { ...page, id: 9, lang: 'fr', path: 'festivals/a', meta_title: 'Fête' },
          { ...page, id: 9, lang: 'en', path: 'festivals/a', meta_title: 'Fair' },
        ]);
        await insertAll(db, 'festival_shows', [{ festival_id: 9, show_id: 2 }]);
      });
      const told = async (lang: 'fr' | 'en') => {
        const { genre, festival } = await countChoices(store.db, showRules({}, { lang }));
        return [genre.map(({ value, label }) => [value, label]).toSorted(), festival];
      };
      expect([await told('fr'), await told('en')]).toEqual([
        [
          [
            ['clown', 'Clown'],
            ['standUp', 'Stand-up'],
          ],
          [
            { value: '9', label: 'Fête', count: 1 },
            { value: '70', label: 'Festival X', count: 2 },
          ],
        ],
        [
          [
            ['clown', 'Clowning'],
            ['standUp', 'Stand-up'],
          ],
          [
            { value: '9', label: 'Fair', count: 1 },
            { value: '70', label: 'The X', count: 2 },
          ],
        ],
      ]);
    });

    test('HOM-13: a genre is asked for in the language of the list, or by its code', async () => {
      const ofGenre = (genre: string) => listed([{ genre }, { lang: 'en' }]);
      expect([await ofGenre('Clowning'), await ofGenre('Clown'), await ofGenre('clown')]).toEqual([
        [3],
        [],
        [3],
      ]);
    });

    test('HOM-13: a chosen filter does not hide the choices beside it', async () => {
      const { city, series, price } = await countChoices(
        store.db,
        showRules({ city: 'Laval', series: 'gala' }),
      );
      const of = (list: typeof city) => list.map(({ value, count }) => [value, count]).toSorted();
      expect([of(city), of(series), of(price)]).toEqual([
        [
          ['Laval', 2],
          ['Montréal', 1],
        ],
        [['gala', 2]],
        [
          ['0-25', 2],
          ['free', 1],
        ],
      ]);
    });

    test('HOM-13: the order changes with the next start', async () => {
      expect(await nextStart(store.db, evening - 1)).toBe(evening);
      expect(await nextStart(store.db, evening)).toBe(evening + day);
      expect(await nextStart(store.db, evening + 100 * day)).toBeNull();
    });
  });
});
