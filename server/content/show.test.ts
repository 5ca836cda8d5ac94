import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertAll } from '../store/insert.ts';
import type { ShowDetails } from '../store/showDetails.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: 'https://chapiteau.test' } });
});
afterEach(() => running.close());

const ask = (path: string, init?: RequestInit) => running.app.hono.request(`/api/content/${path}`, init);
const read = async (path: string): Promise<unknown> => (await ask(path)).json();
const error = (code: string, message: string) => ({ error: { code, message } });

const tell = (values: {
  details?: ShowDetails;
  belong_to?: string;
  show_type?: string;
}): Promise<unknown> => {
  const { details = {}, ...rest } = values;
  return running.store.write((db) =>
    db
      .updateTable('shows')
      .set({ details: JSON.stringify(details), ...rest })
      .where('id', '=', 1)
      .execute(),
  );
};
const page = 'fr/router/spectacles/les-nuits-blanches';

describe('the page of a show', () => {
  test('SHW-04, SHW-05, SHW-11, SHW-12: what its details tell, in the language of the answer', async () => {
    await tell({
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
  });

  test('TOR-01, TOR-02: a show of the Toronto festival has its theme and its series', async () => {
    await tell({ belong_to: 'jfl TORONTO', show_type: 'the42' });
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

describe('the dates of a show', () => {
  const list = 'fr/content/8/shows/1/programmations';

  test('SHW-15, TKT-03: in the shape of the wire, by start', async () => {
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

  test('TKT-03, TKT-06: buttons, texts and the pass that the show tells; the province in full', async () => {
    await tell({
      details: {
        upsell: { passUrl: { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' } },
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
          field_info_text: 'Entrée par la ruelle',
          field_promo_text: '2 pour 1',
        },
      ],
    });
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

describe('calendar file', () => {
  const eventOf = (file: string): ICAL.Event => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const component = calendar.getFirstSubcomponent('vevent');
    if (component === null) throw new Error('The file has no event');
    return new ICAL.Event(component);
  };

  test('calendar file: a date of a show, to be saved under a readable name', async () => {
    const answer = await ask('fr/content/8/programmations/7.ics');
    const event = eventOf(await answer.text());
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="2027-07-16 Les Nuits blanches.ics"; filename*=UTF-8''2027-07-16%20Les%20Nuits%20blanches.ics`,
    ]);
    expect({
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      url: event.component.getFirstPropertyValue('url'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }).toEqual({
      uid: '7@chapiteau.test',
      summary: 'Les Nuits blanches',
      location: 'Théâtre du Coin, Montréal',
      url: 'https://chapiteau.test/fr/spectacles/les-nuits-blanches',
      start: '2027-07-16T23:30:00.000Z',
      end: '2027-07-17T00:30:00.000Z',
    });
  });

  test('calendar file: an online show says so in the language, accents of a name are kept for who reads them', async () => {
    const answer = await ask('fr/content/8/programmations/3.ics');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="2027-07-16 Micro ferme.ics"; filename*=UTF-8''2027-07-16%20Micro%20ferm%C3%A9.ics`,
    );
    const text = await answer.text();
    expect([text.endsWith('END:VCALENDAR\r\n'), eventOf(text).location]).toEqual([true, 'En ligne']);
    expect(eventOf(await (await ask('en/content/8/programmations/3.ics')).text()).location).toBe('Online');
  });

  test.each([
    ['half hours', '2027-07-16T23:30:00Z', 'America/St_Johns'],
    ['the night that clocks go back', '2027-11-07T06:30:00Z', 'America/Toronto'],
  ])('calendar file: the instant is kept in a zone of %s', async (_name, start, timezone) => {
    const seconds = Temporal.Instant.from(start).epochMilliseconds / 1000;
    await running.store.write((db) =>
      insertAll(db, 'programmations', [
        { id: 50, external_id: 'test:50', show_id: 1, venue_id: 1, starts_at: seconds, timezone, taken: 0 },
      ]),
    );
    const event = eventOf(await (await ask('fr/content/8/programmations/50.ics')).text());
    expect(event.startDate.toJSDate().getTime()).toBe(seconds * 1000);
  });

  test('calendar file: its name is dated by the clocks of the place; a place without a city is its name', async () => {
    const starts_at = Temporal.Instant.from('2027-07-17T01:00:00Z').epochMilliseconds / 1000;
    const night = { show_id: 1, starts_at, timezone: 'America/Toronto', taken: 0 };
    await running.store.write(async (db) => {
      await insertAll(db, 'venues', [
        { id: 9, external_id: 'test:9', name: 'Le Kiosque', city: '', region: '', map_url: null },
      ]);
      await insertAll(db, 'programmations', [
        { id: 51, external_id: 'test:51', venue_id: 9, ...night },
        { id: 52, external_id: 'test:52', venue_id: null, ...night },
      ]);
    });
    const files = await Promise.all(
      ['51', '52'].map(async (id) => ask(`fr/content/8/programmations/${id}.ics`)),
    );
    for (const file of files)
      expect(file.headers.get('content-disposition')).toMatch(
        /filename="2027-07-16 Les Nuits blanches\.ics"/,
      );
    const places = await Promise.all(files.map(async (file) => eventOf(await file.text()).location));
    expect(places).toEqual(['Le Kiosque', null]);
  });

  test.each(['99.ics', 'x.ics', '7', '7.txt', '.ics'])('errors: %s is a 404', async (name) => {
    expect((await ask(`fr/content/8/programmations/${name}`)).status).toBe(404);
  });
});
