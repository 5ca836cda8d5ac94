import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evening } from '#server/store/testing/programme.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error, tellShow } from '../testing/contentSite.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: 'https://chapiteau.test' } });
});
afterEach(() => running.close());

const { ask, read } = contentOf(() => running);

const night = {
  id: '7',
  showstartdate: '2027-07-16T23:30:00Z',
  location: 'Montréal',
  festivalId: '8',
  edition: { id: '2027' },
  venue: {
    name: 'Théâtre du Coin',
    map_url: 'https://map.example/1',
    location: { city: { name: 'Montréal' }, state: { name: 'QC', abbreviation: 'QC' } },
  },
  price: { min: 25, max: 48.5 },
  status: 'ON_SALE',
  soldout: false,
  capacity_seats: 220,
  taken_seats: 0,
  date: {
    start: '2027-07-16T23:30:00Z',
    end: '2027-07-17T00:30:00Z',
    timezone_offset: '-0400',
    timezone: 'America/Toronto',
  },
  tickets: [{ title: 'BUY TICKET', url: 'https://tickets.example/1' }],
  ticketurl: 'https://tickets.example/1',
  passporturl: null,
  sale: true,
  buy: '',
  passport: '',
  info: '',
  field_info_text: '',
  field_promo_text: '',
  show: {
    title: 'Les Nuits blanches',
    url: '/fr/spectacles/les-nuits-blanches',
    categories: ['En salle', 'Stand-up'],
    belong_to: { name: 'Chapiteau' },
    language: 'fr',
    type: 'headliners',
  },
};
const soldOut = {
  ...night,
  id: '8',
  showstartdate: '2027-07-17T23:30:00Z',
  status: 'SOLD_OUT',
  soldout: true,
  sale: false,
  date: { ...night.date, start: '2027-07-17T23:30:00Z', end: null },
};

const unpriced = expect.not.objectContaining({ price: expect.anything() });

describe('the dates of a show', () => {
  const list = 'fr/content/8/shows/1/programmations';

  test('TKT-03: in the shape of the wire, by start', async () => {
    expect(await read(list)).toEqual({
      data: [night, soldOut],
      pagesize: 50,
      totalcount: 2,
      previous: null,
      next: null,
    });
  });

  test('TKT-09: pages by offset', async () => {
    expect(await read(`${list}?pagesize=1&offset=0`)).toMatchObject({
      data: [{ id: '7' }],
      previous: null,
      next: 1,
    });
    expect(await read(`${list}?pagesize=1&offset=1`)).toMatchObject({
      data: [{ id: '8' }],
      previous: 0,
      next: null,
    });
    expect(await read(`${list}?offset=-1`)).toEqual(
      error('invalid', 'offset must be a whole number from 0 to 9007199254740991'),
    );
  });

  test('TKT-03: an online date has no venue', async () => {
    expect(await read('en/content/8/shows/2/programmations')).toMatchObject({
      data: [
        {
          id: '3',
          location: '',
          venue: null,
          price: { min: 0, max: 0 },
          status: 'FREE',
          capacity_seats: null,
          tickets: [{ title: 'GET TICKET', url: 'https://tickets.example/1' }],
          show: { title: 'On Mute', categories: ['Online'], belong_to: null, type: '' },
        },
      ],
    });
  });

  test.each([
    [20_000, null, { min: 20, max: null }, expect.objectContaining({ price: { min: 20, max: 20 } })],
    [null, 40_000, { min: null, max: 40 }, unpriced],
    [null, null, { min: null, max: null }, unpriced],
  ])('TKT-03: of prices from %s to %s the unknown ones are not guessed', async (min, max, price, listed) => {
    await running.store.write((db) =>
      db.updateTable('programmations').set({ price_min: min, price_max: max }).where('id', '=', 7).execute(),
    );
    expect(await read(`${list}?pagesize=1`)).toMatchObject({ data: [{ id: '7', price }] });
    const items = await read(`fr/content/8/programmations?from=${evening}&to=${evening + 1}`);
    expect(items).toMatchObject({ data: [{}, listed] });
  });

  test('TKT-03: buttons, texts and the pass that the show tells; the province in full', async () => {
    await tellShow(running, {
      details: {
        upsell: {
          passUrl: { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' },
          passText: { fr: 'Le passe', en: 'The pass' },
          ticketText: { fr: 'Une place', en: 'A seat' },
        },
        buttons: [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: '/en/choose-your-pass' }],
        info: { fr: 'Entrée par la ruelle', en: 'Enter by the alley' },
        promotion: { fr: '2 pour 1', en: '2 for 1' },
      },
    });
    await running.store.write((db) => db.updateTable('venues').set({ region_name: 'Quebec' }).execute());
    expect(await read(`${list}?pagesize=1`)).toMatchObject({
      data: [
        {
          ...night,
          venue: {
            ...night.venue,
            location: { ...night.venue.location, state: { name: 'Québec', abbreviation: 'QC' } },
          },
          tickets: [
            { title: 'BUY TICKET', url: 'https://tickets.example/1' },
            { title: 'BUY PASS', url: '/en/choose-your-pass' },
          ],
          passporturl: '/fr/choisir-son-passe',
          buy: 'Une place',
          passport: 'Le passe',
          field_info_text: 'Entrée par la ruelle',
          field_promo_text: '2 pour 1',
        },
      ],
    });
    expect(await read('en/content/8/shows/1/programmations?pagesize=1')).toMatchObject({
      data: [
        {
          passporturl: '/en/choose-your-pass',
          buy: 'A seat',
          passport: 'The pass',
          field_info_text: 'Enter by the alley',
          field_promo_text: '2 for 1',
          show: { title: 'Sleepless Nights', url: '/en/shows/sleepless-nights' },
        },
      ],
    });
  });

  test('TKT-02: a date is sold out by its status alone, not by its seats', async () => {
    await running.store.write((db) =>
      db.updateTable('programmations').set({ taken: 220 }).where('id', '=', 7).execute(),
    );
    expect(await read(list)).toMatchObject({
      data: [{ id: '7', taken_seats: 220, capacity_seats: 220, soldout: false, sale: true }, soldOut],
    });
  });

  test('TKT-03: the province is told in the language of the answer', async () => {
    await running.store.write((db) => db.updateTable('venues').set({ region_name: 'Quebec' }).execute());
    const state = (name: string) => ({
      data: [{ venue: { location: { state: { name, abbreviation: 'QC' } } } }, {}],
    });
    expect([await read(list), await read('en/content/8/shows/1/programmations')]).toMatchObject([
      state('Québec'),
      state('Quebec'),
    ]);
  });

  test('RES-12: an evening of the last day of a year is of that year’s edition, though UTC has the next', async () => {
    const starts_at = Temporal.Instant.from('2028-01-01T02:00:00Z').epochMilliseconds / 1_000;
    await running.store.write((db) =>
      db.updateTable('programmations').set({ starts_at, ends_at: null }).where('id', '=', 8).execute(),
    );
    const editions = { data: [{ id: '8', edition: { id: '2027' } }] };
    expect([
      await read(`${list}?offset=1`),
      await read(`fr/content/8/programmations?from=${starts_at}&to=${starts_at + 1}`),
    ]).toMatchObject([editions, editions]);
  });

  test('RES-13: a seat that a member takes is gone at the next request, though the data version stays', async () => {
    const first = await ask(list);
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(list, { headers: { 'if-none-match': tag } });
    await running.store.transact((db) =>
      db.updateTable('programmations').set({ taken: 1 }).where('id', '=', 7).execute(),
    );
    const after = await ask(list, { headers: { 'if-none-match': tag } });
    expect([first.status, again.status, after.status]).toEqual([200, 304, 200]);
    expect(await after.json()).toMatchObject({ data: [{ id: '7', taken_seats: 1 }, {}] });
    expect([after.headers.get('cache-control'), after.headers.has('set-cookie')]).toEqual([
      'public, max-age=0, must-revalidate',
      false,
    ]);
  });

  test.each(['99', '0', 'x', '-1', '1.5', '99999999999999999999', '1%20or%201'])(
    'errors: the show %s is a 404',
    async (id) => {
      expect((await ask(`fr/content/8/shows/${id}/programmations`)).status).toBe(404);
    },
  );
});

describe('what became of a date', () => {
  const change = (values: {
    state: 'cancelled' | 'postponed' | 'rescheduled';
    previous_starts_at?: number;
  }) =>
    running.store.write((db) => db.updateTable('programmations').set(values).where('id', '=', 7).execute());
  const day = 86_400;
  const lists = async () => [
    await read('fr/content/8/shows/1/programmations'),
    await read(`fr/content/8/programmations?from=${evening}&to=${evening + day}`),
  ];

  test.each([
    ['cancelled', false],
    ['postponed', false],
    ['rescheduled', true],
  ] as const)('TKT-03: tickets and items tell that it is %s', async (state, sale) => {
    await change({ state });
    expect(await lists()).toMatchObject([
      { data: [{ ...night, state, sale }, expect.not.objectContaining({ state: expect.anything() })] },
      { data: [expect.not.objectContaining({ state: expect.anything() }), { id: '7', state }] },
    ]);
  });

  test('TKT-03: a rescheduled date tells when it was to be, on the clocks of its place', async () => {
    await change({ state: 'rescheduled', previous_starts_at: evening - 2 * day });
    expect(await lists()).toMatchObject([
      { data: [{ previous_start: '2027-07-14T19:30:00-04:00' }, {}] },
      {},
    ]);
  });

  test.each(['cancelled', 'postponed'] as const)(
    'TKT-03: a moved date that is then %s still tells when it was to be',
    async (state) => {
      await change({ state, previous_starts_at: evening - 2 * day });
      expect(await lists()).toMatchObject([
        { data: [{ id: '7', state, previous_start: '2027-07-14T19:30:00-04:00' }, {}] },
        { data: [{}, { id: '7', state }] },
      ]);
    },
  );

  test('SHW-06: a cancelled show is not live while it would have been', async () => {
    running.clock.set('2027-07-16T23:45:00Z');
    const live = async () =>
      JSON.stringify(await read('fr/router/spectacles/les-nuits-blanches')).includes('"is_live_now":true');
    expect(await live()).toBe(true);
    await change({ state: 'cancelled' });
    await expect.poll(live).toBe(false);
  });
});
