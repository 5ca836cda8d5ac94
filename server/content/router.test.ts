import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { contentOf, error } from './testing/contentSite.ts';
import { nights } from './testing/listed.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);

describe('router', () => {
  const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };

  test.each(['fr/router', 'fr/router/'])('LDR-01: %s is home', async (path) => {
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

  test('LDR-04: a page tells what machines read of it, and its address with slashes around is the same', async () => {
    const own = await startOwnApp();
    await own.store.write((db) =>
      db
        .updateTable('pages')
        .set({ meta_title: 'Vie privée', og_image: '/media/og/privacy.png', noindex: 1, written_in: 'en' })
        .where('path', '=', 'confidentialite')
        .execute(),
    );
    const told = await contentOf(() => own).read('fr/router/confidentialite');
    expect(told).toEqual({
      entity_data: {
        type: 'page',
        id: '2',
        attributes: { title: 'Confidentialité', body: '<p>…</p>' },
        metas: {
          title: 'Vie privée',
          description: 'Ce que nous gardons.',
          og_image: '/media/og/privacy.png',
          noindex: true,
        },
        computed_page_theme: theme,
        translations: { fr: '/fr/confidentialite', en: '/en/privacy-policy' },
        written_in: 'en',
      },
      data: [],
    });
    for (const path of ['confidentialite/', '/confidentialite', '//confidentialite//'])
      expect([path, await contentOf(() => own).read(`fr/router/${path}`)]).toEqual([path, told]);
  });

  test('SHW-07: a show with its texts, pictures and dates, of which nothing more is told', async () => {
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
          categories: [{ name: 'En salle' }, { name: 'Stand-up' }],
          sponsors: [],
          artists: [{ name: 'Tante Bricole', url: '/fr/artistes/tante-bricole' }],
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
          og_image: expect.stringMatching(/^\/media\/og\/fr\/shows\/1-[0-9a-f]{16}\.png$/),
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

  test.each(['preview=1&ptok=x', 'preview=1', 'ptok=x'])(
    'LDR-02: a preview (%s) is kept nowhere',
    async (search) => {
      const answer = await ask(`fr/router/confidentialite?${search}`);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
      ]);
    },
  );

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
    ['router/translate-path?path=/site/8/', { type: 'home', id: '1', path: '/fr' }],
    ['en/router/translate-path?path=/site/8/', { type: 'home', id: '1', path: '/en' }],
    ['en/router/translate-path?path=/site/8', { type: 'home', id: '1', path: '/en' }],
    ['fr/router/translate-path?path=/site/8/en', { type: 'home', id: '1', path: '/en' }],
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
