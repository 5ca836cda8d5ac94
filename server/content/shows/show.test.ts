import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { insertAll, insertProgrammations } from '#server/store/schema/insert.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { allParts, type Parts } from '#contract/settings/parts.ts';
import type { Festival } from '#server/profile/festival.ts';
import { sourceOf, testFestival } from '#server/profile/testing/testFestival.ts';
import { findShowById } from '#server/store/shows/shows.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, tellShow } from '../testing/contentSite.ts';
import { loadShow } from './show.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: 'https://chapiteau.test' } });
});
afterEach(() => running.close());

const { read } = contentOf(() => running);

const attributesOf = <Attributes extends v.GenericSchema>(attributes: Attributes) =>
  v.object({ entity_data: v.object({ attributes }) });
const told = attributesOf(
  v.object({
    duration_minutes: v.exactOptional(v.number()),
    age_min: v.exactOptional(v.number()),
    languages: v.exactOptional(v.array(v.string())),
  }),
);
const answered = attributesOf(
  v.object({ similar_shows: v.optional(v.array(v.object({ id: v.string(), url: v.string() }))) }),
);

const attributesOfAny = attributesOf(v.record(v.string(), v.unknown()));
const suggesting = attributesOf(v.object({ suggested_shows: v.array(v.object({ id: v.string() })) }));
const sold = attributesOf(v.object({ upsell: v.object({ ticketUrl: v.nullable(v.string()) }) }));
const lively = attributesOf(v.object({ live: v.object({ is_live_now: v.boolean() }) }));

const thing = v.record(v.string(), v.unknown());
const entities = v.object({ entity_data: thing });
const suggested = attributesOf(v.object({ suggested_shows: v.array(thing) }));
const live = v.object({ upcoming: v.array(thing) });
const firstOf = async (path: string) => v.parse(v.object({ data: v.array(thing) }), await read(path)).data[0];

const page = 'fr/router/spectacles/les-nuits-blanches';

describe('the page of a show', () => {
  test('SHW-07: what its details tell, in the language of the answer', async () => {
    await tellShow(running, {
      details: {
        firstTitle: { fr: 'Veiller', en: 'Stay up' },
        secondTitle: { fr: 'jusqu’au bout', en: 'to the end' },
        film: '/media/videos/spotlight.mp4',
        video: 'https://videos.example/watch?v=aqz-KE-bpKQ',
        sponsors: [2, 99, 1],
        upsell: {
          passText: { fr: 'Le passe', en: 'The pass' },
          passUrl: { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' },
          ticketText: { fr: 'Billets', en: 'Tickets' },
          ticketUrl: 'https://tickets.example/nights',
          useModal: true,
        },
        hidesTickets: true,
      },
    });
    expect(await read(page)).toMatchObject({
      entity_data: {
        attributes: {
          detail_title_1: 'Veiller',
          detail_title_2: 'jusqu’au bout',
          video_url: '/media/videos/spotlight.mp4',
          video: 'https://videos.example/watch?v=aqz-KE-bpKQ',
          sponsors: [
            {
              title: 'Brasserie',
              sponsor_logo: null,
              field_sponsor_link: { uri: 'https://beer.example/' },
              field_sponsor_footer_line: 1,
            },
            {
              title: 'Colle Tempo',
              sponsor_logo: '/media/sponsors/1.svg',
              field_sponsor_link: null,
              field_sponsor_footer_line: 2,
            },
          ],
          upsell: {
            passText: 'Le passe',
            passUrl: '/fr/choisir-son-passe',
            ticketText: 'Billets',
            ticketUrl: 'https://tickets.example/nights',
            useModal: true,
          },
          hide_buy_tickets: true,
        },
        computed_page_theme: { name: 'default' },
      },
    });
    expect(await read('en/router/shows/sleepless-nights')).toMatchObject({
      entity_data: {
        attributes: {
          detail_title_1: 'Stay up',
          detail_title_2: 'to the end',
          categories: [{ name: 'In venue' }, { name: 'Stand-up' }],
          upsell: {
            passText: 'The pass',
            passUrl: '/en/choose-your-pass',
            ticketText: 'Tickets',
            ticketUrl: 'https://tickets.example/nights',
            useModal: true,
          },
        },
      },
    });
  });

  test('TOR-01: a show of the Toronto festival has its theme and its series', async () => {
    await tellShow(running, { belong_to: 'jfl TORONTO', show_type: 'the42' });
    expect(await read(page)).toMatchObject({
      entity_data: {
        attributes: { show_serie: { name: 'the42' }, belong_to: { name: 'jfl TORONTO' } },
        computed_page_theme: { name: 'toronto', css: [], js: [], inline_css: '', inline_js: '' },
      },
    });
  });

  test('SHW-07: details that cannot be read are as if nothing were told', async () => {
    await running.store.write((db) =>
      db.updateTable('shows').set({ details: '{"film":"javascript:x"}' }).where('id', '=', 1).execute(),
    );
    expect(await read(page)).toMatchObject({ entity_data: { attributes: { video_url: null } } });
  });

  const rule = { all: false, series: [], belongsTo: [], shows: [] };
  const everyShow = { ...rule, all: true };
  test.each<[string, Partial<Parts>, Festival['reservable'], object]>([
    ['has no rule', {}, null, {}],
    ['reserves all shows', {}, everyShow, { reservable: true }],
    ['reserves this one', {}, { ...rule, shows: [1] }, { reservable: true }],
    ['reserves another one', {}, { ...rule, shows: [2] }, { reservable: false }],
    ['has no credits', { credits: false }, everyShow, { reservable: false }],
    ['has no members', { credits: false, members: false }, everyShow, { reservable: false }],
  ])(
    'FES-23: the dates of a festival that %s can be reserved, or not',
    async (_, lacked, reservable, told) => {
      const { store, clock } = running;
      const show = await findShowById(store.db, 'fr', 1);
      if (show === undefined) throw new Error('There is no such show');
      const festival = sourceOf({ ...testFestival, parts: { ...allParts, ...lacked }, reservable });
      const { entity } = await loadShow({ store, clock, festival, boxOfficeUrl: null, siteId: 8 }, show);
      const answer = v.object({ reservable: v.exactOptional(v.boolean()) });
      expect(v.parse(answer, entity.attributes)).toEqual(told);
    },
  );

  test('SHW-07: it is live from a start to its end, and the answer changes by itself', async () => {
    const live = (value: boolean) => ({ entity_data: { attributes: { live: { is_live_now: value } } } });
    expect(await read(page)).toMatchObject(live(false));
    running.clock.set('2027-07-16T23:30:00Z');
    expect(await read(page)).toMatchObject(live(true));
    running.clock.set('2027-07-17T00:29:59.999Z');
    expect(await read(page)).toMatchObject(live(true));
    running.clock.set('2027-07-17T00:30:00Z');
    expect(await read(page)).toMatchObject(live(false));
    running.clock.set('2027-07-17T23:45:00Z');
    expect(await read(page)).toMatchObject(live(false));
  });

  test('SHW-07: how long it lasts, from which age and in which languages; nothing where nobody told', async () => {
    const factsOf = async (path: string) => v.parse(told, await read(path)).entity_data.attributes;
    await running.store.write((db) =>
      db
        .updateTable('shows')
        .set({ duration_minutes: 90, age_min: 16, languages: 'fr en' })
        .where('id', '=', 1)
        .execute(),
    );
    expect([await factsOf(page), await factsOf('fr/router/spectacles/micro-ferme')]).toEqual([
      { duration_minutes: 90, age_min: 16, languages: ['fr', 'en'] },
      {},
    ]);
    await running.store.write((db) =>
      db.updateTable('shows').set({ duration_minutes: null, age_min: 0 }).where('id', '=', 1).execute(),
    );
    await expect.poll(() => factsOf(page)).toEqual({ age_min: 0, languages: ['fr', 'en'] });
  });

  test('SHW-07: its first and last dates have each the offset of its own day', async () => {
    const winter = { id: 51, show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
    const starts_at = Date.parse('2027-12-01T00:30:00Z') / 1000;
    await running.store.write((db) =>
      insertProgrammations(db, [{ ...winter, external_id: 'test:51', starts_at }]),
    );
    expect(await read(page)).toMatchObject({
      entity_data: {
        attributes: {
          date: {
            lastDate: '2027-12-01T00:30:00Z',
            timezone_offset: '-0400',
            timezone_offset_end: '-0500',
          },
        },
      },
    });
  });

  test('SHW-07: once it is over it leads to the nearest like it, until that begins', async () => {
    const like = {
      id: 50,
      show_id: 2,
      starts_at: evening + 100 * 3600,
      timezone: 'America/Toronto',
      taken: 0,
    };
    await running.store.write(async (db) => {
      await db.updateTable('shows').set({ kind: 'venue' }).where('id', '=', 2).execute();
      await insertProgrammations(db, [{ ...like, external_id: 'test:50', venue_id: 1 }]);
    });
    const similar = async (path = page) => {
      const { attributes } = v.parse(answered, await read(path)).entity_data;
      return attributes.similar_shows?.map(({ id, url }) => [id, url]);
    };
    running.clock.set('2027-07-17T23:29:59Z');
    expect(await similar()).toBeUndefined();
    running.clock.set('2027-07-17T23:30:00Z');
    expect(await similar()).toEqual([['50', '/fr/spectacles/micro-ferme']]);
    expect(await similar('en/router/shows/sleepless-nights')).toEqual([['50', '/en/shows/on-mute']]);
    running.clock.set('2027-07-21T03:30:00Z');
    expect(await similar()).toBeUndefined();
  });

  test.each(
    dateStates({
      scheduled: ['to come', 'over'],
      cancelled: ['over', 'over'],
      'cancelled, given after all': ['to come', 'over'],
      postponed: ['over', 'over'],
      'postponed, given at its old hour': ['to come', 'over'],
      'postponed, then moved': ['to come', 'to come'],
      moved: ['to come', 'to come'],
      'moved back': ['to come', 'over'],
      'moved twice': ['to come', 'to come'],
    }),
  )(
    'SHW-07: a show whose only date ahead is $name leads to one like it, or not yet: before that hour and after it',
    async ({ state, day, told: expected }) => {
      const daySeconds = 86_400;
      await running.store.write(async (db) => {
        await db.updateTable('shows').set({ kind: 'venue' }).where('id', '=', 2).execute();
        const [ahead, like] = [evening + (1 + day) * daySeconds, evening + 9 * daySeconds];
        await db.updateTable('programmations').set({ state, starts_at: ahead }).where('id', '=', 8).execute();
        await db.updateTable('programmations').set({ starts_at: like }).where('id', '=', 3).execute();
      });
      const standingAt = async (instant: string) => {
        running.clock.set(instant);
        const { similar_shows: similar } = v.parse(answered, await read(page)).entity_data.attributes;
        return similar === undefined ? 'to come' : 'over';
      };
      expect([await standingAt('2027-07-17T23:29:59Z'), await standingAt('2027-07-17T23:30:00Z')]).toEqual(
        expected,
      );
    },
  );

  test.each(
    dateStates({
      scheduled: [true, false],
      cancelled: [false, false],
      'cancelled, given after all': [true, false],
      postponed: [false, false],
      'postponed, given at its old hour': [true, false],
      'postponed, then moved': [false, true],
      moved: [false, true],
      'moved back': [true, false],
      'moved twice': [false, false],
    }),
  )(
    'SHW-07: whether it is on while its date is $name: at its first announced hour, and a day later',
    async ({ state, day, told: expected }) => {
      const starts_at = evening + day * 86_400;
      await running.store.write((db) =>
        db
          .updateTable('programmations')
          .set({ state, starts_at, ends_at: starts_at + 3600 })
          .where('id', '=', 7)
          .execute(),
      );
      const isOnAt = async (instant: string) => {
        running.clock.set(instant);
        return v.parse(lively, await read(page)).entity_data.attributes.live.is_live_now;
      };
      expect([await isOnAt('2027-07-17T00:00:00Z'), await isOnAt('2027-07-18T00:00:00Z')]).toEqual(expected);
    },
  );

  test.each(
    dateStates({
      scheduled: [7, 8, null],
      cancelled: [8, 8, null],
      'cancelled, given after all': [7, 8, null],
      postponed: [8, 8, null],
      'postponed, given at its old hour': [7, 8, null],
      'postponed, then moved': [8, 8, 7],
      moved: [8, 8, 7],
      'moved back': [7, 8, null],
      'moved twice': [8, 8, 7],
    }),
  )(
    'SHW-11: the box office sells the next date that takes place while one is $name: before its first hour, then, and a day later',
    async ({ state, day, told: expected }) => {
      await tellShow(running, { details: { upsell: { ticketUrl: boxOffice } } });
      await running.store.write(async (db) => {
        await db.updateTable('programmations').set({ ticket_url: boxOffice, status: 'ON_SALE' }).execute();
        const stands = { state, starts_at: evening + day * 86_400 + (day === 0 ? 0 : 60), ends_at: null };
        await db.updateTable('programmations').set(stands).where('id', '=', 7).execute();
      });
      const soldAt = async (instant: string) => {
        running.clock.set(instant);
        const { upsell } = v.parse(sold, await read(page)).entity_data.attributes;
        return upsell.ticketUrl === null ? null : Number(upsell.ticketUrl.split('/').at(-1));
      };
      expect([
        await soldAt('2027-07-16T23:29:59Z'),
        await soldAt('2027-07-16T23:30:00Z'),
        await soldAt('2027-07-17T23:30:00Z'),
      ]).toEqual(expected);
    },
  );

  test('SHW-11: the box office sells the next date that has seats left, or none', async () => {
    await tellShow(running, { details: { upsell: { ticketUrl: boxOffice } } });
    const sell = (status: 'ON_SALE' | 'SOLD_OUT', ...ids: number[]) =>
      running.store.write((db) =>
        db
          .updateTable('programmations')
          .set({ ticket_url: boxOffice, status })
          .where('id', 'in', ids)
          .execute(),
      );
    const ticketUrl = async () => v.parse(sold, await read(page)).entity_data.attributes.upsell.ticketUrl;
    await sell('ON_SALE', 8);
    await sell('SOLD_OUT', 7);
    expect(await ticketUrl()).toBe('/fr/billetterie/8');
    await sell('SOLD_OUT', 8);
    await expect.poll(ticketUrl).toBeNull();
  });

  test('SHW-07: an artist without a page has no address, and each language its own picture for sharing', async () => {
    await running.store.write(async (db) => {
      const { slug: _slug, ...artist } = await db
        .selectFrom('artists')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      await insertAll(db, 'artists', [{ ...artist, id: 2, name: 'Luc' }]);
      await insertAll(db, 'show_artists', [{ show_id: 1, artist_id: 2, position: 1 }]);
    });
    expect(await read('en/router/shows/sleepless-nights')).toMatchObject({
      entity_data: {
        attributes: {
          artists: [
            { name: 'Tante Bricole', url: '/en/artists/tante-bricole' },
            { name: 'Luc', url: null },
          ],
        },
        metas: { og_image: expect.stringMatching(/^\/media\/og\/en\/shows\/1-[0-9a-f]{16}\.png$/) },
      },
    });
  });

  test('SHW-07: a show without dates is not over: it leads to no other, nor to tickets', async () => {
    await running.store.write(async (db) => {
      await db.updateTable('shows').set({ kind: 'venue' }).where('id', '=', 2).execute();
      await db.deleteFrom('programmations').where('show_id', '=', 1).execute();
    });
    const { attributes } = v.parse(
      attributesOfAny,
      await read('fr/router/spectacles/les-nuits-blanches'),
    ).entity_data;
    expect(attributes).toMatchObject({
      date: null,
      venues: [],
      location: [],
      live: { is_live_now: false },
      upsell: { ticketUrl: null },
    });
    expect(attributes).not.toHaveProperty('similar_shows');
  });

  test('SHW-07: a show of no series, type or festival names none', async () => {
    const { attributes } = v.parse(
      attributesOfAny,
      await read('fr/router/spectacles/micro-ferme'),
    ).entity_data;
    expect(attributes).toMatchObject({
      show_serie: null,
      show_type: null,
      belong_to: null,
      types: [],
      categories: [{ name: 'En ligne' }],
      venues: [],
      sponsors: [],
      suggested_shows: [],
    });
  });

  test('SHW-07: a suggested show goes behind the others with its last date, without any change of the data', async () => {
    await running.store.write(async (db) => {
      const show = { kind: 'venue', poster: null, image_url: null, language: '', belong_to: null } as const;
      await insertAll(db, 'shows', [
        { ...show, id: 3, external_id: 'test:3', show_type: 'headliners', fingerprint: null },
      ]);
      await insertAll(db, 'show_texts', [
        { show_id: 3, lang: 'fr', slug: 'autre', title: 'Autre', summary: '', description: '' },
      ]);
      await db.updateTable('shows').set({ show_type: 'headliners' }).where('id', '=', 2).execute();
      await db
        .updateTable('programmations')
        .set({ starts_at: evening - 3_600 })
        .where('show_id', '=', 2)
        .execute();
      await insertProgrammations(db, [
        {
          id: 50,
          external_id: 'test:50',
          show_id: 3,
          starts_at: evening,
          timezone: 'America/Toronto',
          taken: 0,
        },
      ]);
    });
    const suggested = async () =>
      v.parse(suggesting, await read(page)).entity_data.attributes.suggested_shows.map(({ id }) => id);
    running.clock.set('2027-07-16T22:29:59Z');
    expect(await suggested()).toEqual(['2', '3']);
    // Later than a kept answer may still stand in for one that is late.
    running.clock.set('2027-07-16T22:41:00Z');
    expect(await suggested()).toEqual(['3', '2']);
  });

  test('SHW-07: another show of its series is suggested', async () => {
    await running.store.write((db) =>
      db.updateTable('shows').set({ show_type: 'headliners' }).where('id', '=', 2).execute(),
    );
    expect(await read(page)).toMatchObject({
      entity_data: {
        attributes: {
          suggested_shows: [
            {
              id: '2',
              title: 'Micro fermé',
              url: '/fr/spectacles/micro-ferme',
              thumbnail: [{ siteId: 8, mediaType: 'image', url: 'https://pictures.example/2.jpg' }],
              image_url: 'https://pictures.example/2.jpg',
              venues: [],
              show_type: { name: 'headliners' },
              belong_to: null,
            },
          ],
        },
      },
    });
  });
});

test('SHW-07: eight shows are suggested at most', async () => {
  const ids = Array.from({ length: 9 }, (_, index) => 100 + index);
  const show = { kind: 'venue', language: 'fr', show_type: 'headliners', belong_to: null } as const;
  await running.store.write(async (db) => {
    await insertAll(
      db,
      'shows',
      ids.map((id) => ({
        id,
        external_id: `test:${id}`,
        poster: 1,
        image_url: null,
        fingerprint: null,
        ...show,
      })),
    );
    const texts = { lang: 'fr', title: '', summary: '', description: '' } as const;
    await insertAll(
      db,
      'show_texts',
      ids.map((id) => ({ show_id: id, slug: `show-${id}`, ...texts })),
    );
  });
  expect(await read(page)).toMatchObject({
    entity_data: { attributes: { suggested_shows: ids.slice(0, 8).map((id) => ({ id: String(id) })) } },
  });
});

test('SHW-07: a show whose words are in the other language says so wherever it is told of, and only in that one', async () => {
  await running.store.write(async (db) => {
    await db.updateTable('shows').set({ show_type: 'headliners' }).where('id', '=', 2).execute();
    await db
      .updateTable('show_texts')
      .set({ written_in: 'en' })
      .where('show_id', '=', 1)
      .where('lang', '=', 'fr')
      .execute();
  });
  const written: unknown = expect.objectContaining({ written_in: 'en' });
  const plain: unknown = expect.not.objectContaining({ written_in: expect.anything() });
  const told = async (lang: 'fr' | 'en', show: string, other: string) => {
    const { entity_data: entity } = v.parse(entities, await read(`${lang}/router/${show}`));
    const { entity_data: beside } = v.parse(suggested, await read(`${lang}/router/${other}`));
    return [
      entity,
      beside.attributes.suggested_shows[0],
      await firstOf(`${lang}/content/8/shows`),
      await firstOf(`${lang}/content/8/programmations?from=${evening + 1}`),
      await firstOf(`${lang}/content/8/calendar/day?date=2027-07-17`),
      v.parse(live, await read(`${lang}/content/8/live-shows`)).upcoming[1],
    ];
  };
  expect([
    await told('fr', 'spectacles/les-nuits-blanches', 'spectacles/micro-ferme'),
    await told('en', 'shows/sleepless-nights', 'shows/on-mute'),
  ]).toEqual([
    [written, written, written, written, written, written],
    [plain, plain, plain, plain, plain, plain],
  ]);
});
