import { afterEach, describe, expect, test } from 'vitest';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, tellShow } from '../testing/contentSite.ts';

let running: TestApp;
afterEach(() => running.close());
const { ask, read } = contentOf(() => running);

/** The test programme, with date 7 in the box office. */
const start = async (env: NodeJS.ProcessEnv = {}): Promise<void> => {
  running = await startTestApp({ env });
  await running.store.write((db) =>
    db.updateTable('programmations').set({ ticket_url: boxOffice }).where('id', '=', 7).execute(),
  );
};
const statusOf = async (path: string): Promise<number> => (await ask(path)).status;

describe('the box office of the site', () => {
  test.each([
    [
      'fr',
      'fr/router/billetterie/7',
      {
        title: 'Les Nuits blanches',
        url: '/fr/spectacles/les-nuits-blanches',
        categories: ['En salle', 'Stand-up'],
      },
    ],
    [
      'en',
      'en/router/box-office/7',
      { title: 'Sleepless Nights', url: '/en/shows/sleepless-nights', categories: ['In venue', 'Stand-up'] },
    ],
  ])(
    'TKT-03: a date that it sells has a page that search engines leave alone (%s)',
    async (_, path, show) => {
      await start();
      expect(await read(path)).toMatchObject({
        entity_data: {
          type: 'box_office',
          id: '7',
          attributes: {
            title: show.title,
            image_url: '/media/posters/12-800.avif',
            ticket: {
              id: '7',
              price: { min: 25, max: 48.5 },
              status: 'ON_SALE',
              sale: true,
              date: { start: '2027-07-16T23:30:00Z', end: '2027-07-17T00:30:00Z' },
              venue: { name: 'Théâtre du Coin' },
              show,
            },
          },
          metas: { title: show.title, noindex: true },
          translations: { fr: '/fr/billetterie/7', en: '/en/box-office/7' },
        },
      });
    },
  );

  test('TKT-03: the dates that it sells lead there, in the language that is asked; the others lead where they did', async () => {
    await start();
    const french = await read('fr/content/8/shows/1/programmations');
    const english = await read('en/content/8/shows/1/programmations');
    expect([french, english]).toMatchObject([
      {
        data: [
          { ticketurl: '/fr/billetterie/7', tickets: [{ title: 'BUY TICKET', url: '/fr/billetterie/7' }] },
          { ticketurl: 'https://tickets.example/1' },
        ],
      },
      { data: [{ ticketurl: '/en/box-office/7' }, { ticketurl: 'https://tickets.example/1' }] },
    ]);
  });

  test('ERR-01: an id that is none, of nobody, or of a date that is sold elsewhere is not found', async () => {
    await start();
    const paths = ['7x', '', '7/8', '-7', '99999', '8', '1234567890'].map(
      (id) => `en/router/box-office/${id}`,
    );
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404));
    expect([await statusOf('fr/router/box-office/7'), await statusOf('en/router/billetterie/7')]).toEqual([
      404, 404,
    ]);
  });

  test('BOX_OFFICE_URL: a real one sells instead, and the page of the site is not there', async () => {
    await start({ BOX_OFFICE_URL: 'https://box.example/buy/' });
    expect(await read('fr/content/8/shows/1/programmations')).toMatchObject({
      data: [
        {
          ticketurl: 'https://box.example/buy/7',
          tickets: [{ title: 'BUY TICKET', url: 'https://box.example/buy/7' }],
        },
        { ticketurl: 'https://tickets.example/1' },
      ],
    });
    expect(await statusOf('en/router/box-office/7')).toBe(404);
  });

  test('SHW-11: a show that it sells leads to the next date on sale, by the clock', async () => {
    await start();
    await tellShow(running, { details: { upsell: { ticketUrl: boxOffice, useModal: true } } });
    const ticketUrl = (url: string | null) => ({
      entity_data: { attributes: { upsell: { ticketUrl: url } } },
    });
    expect(await read('en/router/shows/sleepless-nights')).toMatchObject(ticketUrl('/en/box-office/7'));
    running.clock.set('2027-07-16T23:29:59.999Z');
    expect(await read('en/router/shows/sleepless-nights')).toMatchObject(ticketUrl('/en/box-office/7'));
    running.clock.set('2027-07-16T23:30:00Z');
    expect(await read('en/router/shows/sleepless-nights')).toMatchObject(ticketUrl(null));
  });

  test('RES-15: by the server’s clock `sale` ends with the start of the date', async () => {
    await start();
    const sale = async () => {
      const answers = [
        await read('en/router/box-office/7'),
        await read('en/content/8/shows/1/programmations'),
      ];
      return JSON.stringify(answers).match(/"sale":\w+/g);
    };
    running.clock.set('2027-07-16T23:29:59.999Z');
    expect(await sale()).toEqual(['"sale":true', '"sale":true', '"sale":false']);
    running.clock.set('2027-07-16T23:30:00Z');
    expect(await sale()).toEqual(['"sale":false', '"sale":false', '"sale":false']);
  });
});
