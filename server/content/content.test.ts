import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../store/insert.ts';
import { evening } from '../store/testing/programme.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { contentResources } from './resources.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const ask = (path: string, init?: RequestInit) => running.app.hono.request(`/api/content/${path}`, init);
const read = async (path: string): Promise<unknown> => (await ask(path)).json();
const error = (code: string, message: string) => ({ error: { code, message } });
const wholeList = (data: unknown[]) => ({
  data,
  pagesize: data.length,
  totalcount: data.length,
  previous: null,
  next: null,
});

const day = 86_400;
const nights = {
  id: '7',
  title: 'Les Nuits blanches',
  url: '/fr/spectacles/les-nuits-blanches',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/media/posters/12-320.avif' }],
  image_url: '/media/posters/12-800.avif',
  date: {
    start: '2027-07-16T23:30:00Z',
    end: '2027-07-17T00:30:00Z',
    timezone_offset: '-0400',
    timezone: 'America/Toronto',
  },
  venue: 'Théâtre du Coin',
  city: 'Montréal',
  region: 'QC',
  language: 'fr',
  category: 1,
  categories: ['En salle', 'Stand-up'],
  show_type: { name: 'headliners' },
  belong_to: { name: 'Chapiteau' },
  status: 'ON_SALE',
};
const microphone = {
  ...nights,
  id: '3',
  title: 'Micro fermé',
  url: '/fr/spectacles/micro-ferme',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: 'https://pictures.example/2.jpg' }],
  image_url: 'https://pictures.example/2.jpg',
  date: { ...nights.date, end: null },
  venue: '',
  city: '',
  region: '',
  language: '',
  category: 3,
  categories: ['En ligne'],
  show_type: null,
  belong_to: null,
  status: 'FREE',
};

describe('programmations', () => {
  const list = 'fr/content/8/programmations';

  test('CAL-32, CAL-46, CAL-48: a range in the shape of the wire', async () => {
    expect(await read(`${list}?from=${evening}&to=${evening + day}&pagesize=400&showthumbnail=1`)).toEqual({
      data: [microphone, nights],
      pagesize: 400,
      totalcount: 2,
      previous: null,
      next: evening + day,
    });
  });

  test('CAL-50: pages by offset keep the total and the neighbours of the range', async () => {
    expect(await read(`${list}?from=${evening}&to=${evening + day}&pagesize=1&offset=1`)).toEqual({
      data: [nights],
      pagesize: 1,
      totalcount: 2,
      previous: null,
      next: evening + day,
    });
    expect(await read(`${list}?from=${evening}&to=${evening + day}&offset=400`)).toMatchObject({
      data: [],
      totalcount: 2,
    });
  });

  test('CAL-46: an empty range names what lies before and after', async () => {
    expect(await read(`${list}?from=${evening + 1}&to=${evening + 2}`)).toEqual({
      data: [],
      pagesize: 400,
      totalcount: 0,
      previous: evening,
      next: evening + day,
    });
  });

  test.each([
    ['at or after now', '?pagesize=1', '3'],
    ['at or after from', `?pagesize=1&from=${evening + 1}`, '8'],
    ['exactly at from', `?pagesize=1&from=${evening + day}`, '8'],
    ['else the last before it', `?pagesize=1&from=${evening + 9 * day}`, '8'],
  ])('CAL-51: the nearest is the one %s', async (_name, search, id) => {
    expect(await read(list + search)).toMatchObject({ data: [{ id }], pagesize: 1 });
  });

  test('CAL-51: the nearest is another one when its second is over', async () => {
    const own = await startTestApp();
    const nearest = async (): Promise<unknown> =>
      (await own.app.hono.request(`/api/content/${list}?pagesize=1`)).json();
    own.clock.set('2027-07-16T23:30:00.999Z');
    expect(await nearest()).toMatchObject({ data: [{ id: '3' }] });
    own.clock.set('2027-07-16T23:30:01Z');
    expect(await nearest()).toMatchObject({ data: [{ id: '8' }], previous: evening, next: null });
    await own.close();
  });

  test('CAL-50: a month of more than 400 is read whole in pages', async () => {
    const own = await startTestApp();
    const start = 1_900_000_000;
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      id: 100 + index,
      external_id: `many:${index}`,
      show_id: 1,
      venue_id: 1,
      starts_at: start + Math.floor(index / 7),
      timezone: 'Asia/Kolkata',
      taken: 0,
    }));
    await own.store.write((db) => insertAll(db, 'programmations', rows));
    const listed = v.object({ data: v.array(v.object({ id: v.string() })), totalcount: v.number() });
    const ids: string[] = [];
    for (const offset of [0, 400, 800]) {
      const path = `/api/content/${list}?from=${start}&to=${start + day}&pagesize=400&offset=${offset}`;
      const answer = v.parse(listed, await (await own.app.hono.request(path)).json());
      expect(answer.totalcount).toBe(1_001);
      ids.push(...answer.data.map(({ id }) => id));
    }
    expect(ids).toEqual(rows.map(({ id }) => String(id)));
    await own.close();
  });

  test.each([
    ['from=x', 'from must be a whole number from -253402300799 to 253402300799'],
    ['from=1.5&to=2', 'from must be a whole number from -253402300799 to 253402300799'],
    ['from=1&to=9999999999999', 'to must be a whole number from -253402300799 to 253402300799'],
    ['from=2&to=2', 'to must be after from'],
    ['to=2', 'from must be given together with to'],
    ['pagesize=401', 'pagesize must be a whole number from 1 to 400'],
    ['pagesize=0', 'pagesize must be a whole number from 1 to 400'],
    ['pagesize=', 'pagesize must be a whole number from 1 to 400'],
    ['offset=-1', 'offset must be a whole number from 0 to 9007199254740991'],
    ['from=1&to=2&from=3', 'from is given more than once'],
  ])('bad input: %s is a 400 that names the parameter', async (search, message) => {
    const answer = await ask(`${list}?${search}`);
    expect([answer.status, await answer.json()]).toEqual([400, error('invalid', message)]);
  });

  test('bad input: unknown parameters are ignored, names of the prototype too', async () => {
    expect((await ask(`${list}?__proto__=1&constructor=2&utm_source=x&pagesize=1`)).status).toBe(200);
  });
});

describe('global content', () => {
  test('API-01: the menus of a language', async () => {
    expect(await read('fr/content/8/metadata')).toEqual({
      main: [{ title: 'Calendrier', href: '/fr/calendrier', hierarchy: '.1' }],
      footer: [{ title: 'Accueil', href: '/fr', hierarchy: '.1' }],
      secondary: [],
    });
  });

  test('API-02, LAY-22: the sponsors, with and without a link', async () => {
    expect(await read('en/content/8/sponsors')).toEqual(
      wholeList([
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
      ]),
    );
  });

  test.each([
    ['fr/content/show-categories', ['En salle', 'Extérieur', 'En ligne', 'Stand-up', 'Clown']],
    ['en/content/8/show-categories', ['In venue', 'Outdoor', 'Online', 'Stand-up', 'Clowning']],
  ])('ART-06: %s', async (path, titles) => {
    const ids = ['1', '2', '3', '10', '11'];
    expect(await read(path)).toEqual(wholeList(titles.map((title, index) => ({ id: ids[index], title }))));
  });

  test.each(['fr/content/artist-categories', 'fr/content/8/artist-categories'])(
    'ART-06: %s',
    async (path) => {
      expect(await read(path)).toEqual(wholeList([{ id: '1', title: 'Humoriste' }]));
    },
  );

  test('HOM-13: a page of the shows', async () => {
    expect(await read('en/content/8/shows?offset=0&pagesize=1&sort=default')).toEqual({
      data: [
        {
          id: '1',
          title: 'Sleepless Nights',
          url: '/en/shows/sleepless-nights',
          thumbnail: nights.thumbnail,
          image_url: nights.image_url,
          date: {
            firstDate: '2027-07-16T23:30:00Z',
            lastDate: '2027-07-17T23:30:00Z',
            timezone_offset: '-0400',
            timezone: 'America/Toronto',
          },
          venues: [{ name: 'Théâtre du Coin', location: { city: { name: 'Montréal' } } }],
          categories: ['In venue', 'Stand-up'],
          show_type: { name: 'headliners' },
          belong_to: { name: 'Chapiteau' },
        },
      ],
      pagesize: 1,
      totalcount: 2,
      previous: null,
      next: 1,
    });
    expect(await read('en/content/8/shows?offset=1&pagesize=1')).toMatchObject({ previous: 0, next: null });
    expect(await read('en/content/8/shows?tag_unit=headliners')).toMatchObject({
      data: [{ id: '1' }],
      totalcount: 1,
    });
    expect(await read('en/content/8/shows?tag_unit=none')).toMatchObject({ data: [], totalcount: 0 });
    expect(await read('en/content/8/shows?tag_unit=')).toMatchObject({ totalcount: 2 });
    expect((await ask(`en/content/8/shows?tag_unit=${'x'.repeat(100)}`)).status).toBe(200);
    expect(await read(`en/content/8/shows?tag_unit=${'x'.repeat(101)}`)).toEqual(
      error('invalid', 'tag_unit must have 100 characters at most'),
    );
    expect(await read('en/content/8/shows?sort=random')).toEqual(error('invalid', 'sort must be default'));
  });
});

describe('router', () => {
  const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };

  test.each(['fr/router', 'fr/router/'])('LDR-01, LDR-06: %s is home', async (path) => {
    expect(await read(path)).toEqual({
      entity_data: {
        type: 'home',
        id: '1',
        attributes: { title: 'Accueil', html_top: '<p>!</p>', html_bottom: '' },
        metas: { title: '', description: '', og_image: null, noindex: false },
        computed_page_theme: theme,
        translations: { fr: '/fr', en: '/en' },
      },
      data: [],
    });
  });

  test('LDR-01: a page and its counterpart', async () => {
    expect(await read('fr/router/confidentialite')).toMatchObject({
      entity_data: {
        type: 'page',
        attributes: { title: 'Confidentialité', body: '<p>…</p>' },
        metas: { description: 'Ce que nous gardons.' },
        translations: { fr: '/fr/confidentialite', en: '/en/privacy-policy' },
      },
    });
  });

  test('RTE-36, SHW-07: a show with its texts, pictures and dates, of which nothing more is told', async () => {
    expect(await read('fr/router/spectacles/les-nuits-blanches')).toEqual({
      entity_data: {
        type: 'show',
        id: '1',
        attributes: {
          id: '1',
          title: 'Les Nuits blanches',
          detail_title_1: '',
          detail_title_2: '',
          summary: 'On veille.',
          body: '<p>Toute la nuit.</p>',
          description: '<p>Toute la nuit.</p>',
          url: '/fr/spectacles/les-nuits-blanches',
          thumbnail: nights.thumbnail,
          image: nights.image_url,
          image_url: nights.image_url,
          video_url: null,
          video: null,
          language: 'fr',
          show_serie: null,
          show_type: { name: 'headliners' },
          types: ['headliners'],
          belong_to: { name: 'Chapiteau' },
          categories: ['En salle', 'Stand-up'],
          sponsors: [],
          artists: ['Tante Bricole'],
          date: {
            firstDate: '2027-07-16T23:30:00Z',
            lastDate: '2027-07-17T23:30:00Z',
            timezone_offset: '-0400',
            timezone_offset_end: '-0400',
          },
          venues: [{ name: 'Théâtre du Coin', location: { city: { name: 'Montréal' } } }],
          location: [{ name: 'Théâtre du Coin', city: 'Montréal', map_url: 'https://map.example/1' }],
          live: { is_live_now: false },
          suggested_shows: [],
          upsell: {
            passText: '',
            passUrl: null,
            ticketText: '',
            ticketUrl: 'https://tickets.example/1',
            useModal: false,
          },
          hide_buy_tickets: false,
        },
        metas: {
          title: 'Les Nuits blanches',
          description: 'On veille.',
          og_image: '/media/posters/12-800.webp',
          noindex: false,
        },
        computed_page_theme: theme,
        translations: { fr: '/fr/spectacles/les-nuits-blanches', en: '/en/shows/sleepless-nights' },
      },
      data: [],
    });
  });

  test.each([
    'fr/router/shows/les-nuits-blanches',
    'fr/router/spectacles',
    'fr/router/spectacles/sleepless-nights',
    'en/router/confidentialite',
    'fr/router/%E0%A4%A',
    `fr/router/${'a'.repeat(8_000)}`,
    "fr/router/'%20or%201=1",
    'fr/router/%2F',
    'fr/router/%2Fconfidentialite',
    'fr/router/confidentialite%2F',
    'fr/router/confidentialite%3F',
    'fr/router/confidentialite%3Fpreview=1',
    'fr/router/spectacles%2Fles-nuits-blanches',
    'fr/router/spectacles%252Fles-nuits-blanches',
    'fr/router/spectacles/les-nuits-blanches%3F',
  ])('LDR-07: %s is a 404', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      error('not-found', 'No content has this path'),
    ]);
  });

  test('LDR-02: a preview is kept nowhere', async () => {
    const answer = await ask('fr/router/confidentialite?preview=1&ptok=x');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
  });

  test.each([
    [
      'router/translate-path?path=/site/8/fr/confidentialite',
      { type: 'page', id: '2', path: '/fr/confidentialite' },
    ],
    [
      'fr/router/translate-path?path=/site/8/confidentialite',
      { type: 'page', id: '2', path: '/fr/confidentialite' },
    ],
    [
      'fr/router/translate-path?path=/site/8/privacy-policy',
      { type: 'page', id: '2', path: '/en/privacy-policy' },
    ],
    ['en/router/translate-path?path=/site/8/', { type: 'home', id: '1', path: '/en' }],
    [
      'router/translate-path?path=/site/8/en/shows/sleepless-nights',
      { type: 'show', id: '1', path: '/en/shows/sleepless-nights' },
    ],
  ])('LDR-12: %s', async (path, entity) => {
    expect(await read(path)).toEqual({ entity });
  });

  test('LDR-12: a path that is nowhere, of another site, or not given', async () => {
    const status = async (search: string) => (await ask(`router/translate-path${search}`)).status;
    expect(await status('?path=/site/8/nowhere')).toBe(404);
    expect(await read('router/translate-path?path=/site/9/confidentialite')).toEqual(
      error('invalid', 'path must begin with /site/8/'),
    );
    expect(await read('router/translate-path?path=/site/80/fr/confidentialite')).toEqual(
      error('invalid', 'path must begin with /site/8/'),
    );
    expect(await read('router/translate-path')).toEqual(error('invalid', 'path must begin with /site/8/'));
  });
});

describe('the whole API', () => {
  test.each([
    ['de/content/8/metadata', 'There is no such language'],
    ['FR/content/8/metadata', 'There is no such language'],
    ['fr/content/9/metadata', 'There is no such site'],
    ['fr/content/8/nothing', 'There is no such path'],
    ['', 'There is no such path'],
  ])('errors: %s is a 404 of the contract', async (path, message) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      404,
      'application/json',
      error('not-found', message),
    ]);
  });

  test('errors: another method is a 405', async () => {
    const answer = await ask('fr/content/8/metadata', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'GET, HEAD',
      error('method-not-allowed', 'This path is for reading'),
    ]);
  });

  test('caching: every public answer has a tag and Cache-Control, and no cookie', async () => {
    for (const path of ['fr/router', 'fr/content/8/sponsors', `fr/content/8/programmations?pagesize=1`]) {
      const { headers } = await ask(path, { headers: { cookie: 'lang=en' } });
      expect([headers.get('cache-control'), headers.has('etag'), headers.has('set-cookie')]).toEqual([
        'public, max-age=0, must-revalidate',
        true,
        false,
      ]);
    }
  });

  test('contract: every answer passes the schema that the browser reads it by', async () => {
    const examples: Record<string, string> = {
      lang: 'fr',
      siteId: '8',
      id: '1',
      path: 'spectacles/les-nuits-blanches',
    };
    const inJson = contentResources.filter(({ contentType }) => contentType === 'application/json');
    for (const { path, answer } of inJson) {
      const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => examples[name] ?? '');
      const search = path.endsWith('translate-path') ? '?path=/site/8/' : '';
      const parsed = v.safeParse(answer, await read(address.slice(1) + search));
      expect([path, parsed.success]).toEqual([path, true]);
    }
  });
});
