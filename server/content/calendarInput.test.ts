import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { error } from './testing/contentSite.ts';
import { nights } from './testing/listed.ts';

/** An external host with only the range call, with one date in July 2027; it counts its requests. */
const startHost = async () => {
  const host = { calls: 0, url: '', stop: (): void => undefined };
  const start = Date.parse(nights.date.start) / 1000;
  const server = createServer(({ url = '' }, response) => {
    host.calls += 1;
    const search = new URL(url, 'http://host').searchParams;
    const [from, to] = [Number(search.get('from')), Number(search.get('to'))];
    const data = start >= from && start < to ? [nights] : [];
    const around = { previous: start < from ? start : null, next: start >= to ? start : null };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, pagesize: 400, totalcount: data.length, ...around }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  host.url = `http://127.0.0.1:${address.port}/cms`;
  host.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return host;
};

const sites = [
  ...engines.map((engine) => ({ ...engine, isForeign: false })),
  ...engines.slice(0, 1).map((engine) => ({ ...engine, name: 'a foreign host', isForeign: true })),
];
const ofMonth = 'month=2027-07';
const summary = v.object({ total: v.number(), days: v.array(v.unknown()) });

describe.each(sites)('questions to the calendar on $name', ({ start, isHere, isForeign }) => {
  describe.runIf(isHere)('input', () => {
    let engine: Engine;
    let store: Store;
    let host: Awaited<ReturnType<typeof startHost>>;
    let request: (path: string) => Promise<Response>;
    const lines: string[] = [];
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      host = await startHost();
      const app = await createApp({
        settings: readSettings(isForeign ? { CONTENT_API_URL: host.url } : {}),
        store,
        clock: createTestClock('2027-07-16T21:30:00Z'),
        log: createLog((line) => lines.push(line)),
      });
      request = async (path) => app.hono.request(`/api/content/fr/content/8/calendar${path}`);
    });
    afterAll(async () => {
      host.stop();
      await store.close();
      await engine.stop();
    });
    const totalOf = async (search: string): Promise<number> =>
      v.parse(summary, await (await request(`?${search}`)).json()).total;

    const years = 'must be of the years 1 to 9998';
    const spelt = 'must be a month, YYYY-MM';
    const noControl = 'holds control characters';
    test.each([
      ['?month=0000-00', `month ${spelt}`],
      ['?month=0000-01', `month ${years}`],
      ['?month=9999-12', `month ${years}`],
      ['?month=9999-11', `month ${years}`],
      ['?month=2027-13', `month ${spelt}`],
      ['?month=-027-01', `month ${spelt}`],
      ['?month=%2B02027-07', `month ${spelt}`],
      ['?month=2027-07-01', `month ${spelt}`],
      ['?month={long}', `month ${spelt}`],
      ['?month=2027%E2%80%9007', `month ${spelt}`],
      ['?month=2027-07%00', `month ${noControl}`],
      [`?${ofMonth}&venue=a%0Ab`, `venue ${noControl}`],
      [`?${ofMonth}&genre=%E2%80%A8`, `genre ${noControl}`],
      [`?${ofMonth}&%00=a`, `A parameter ${noControl}`],
      [`?${ofMonth}&a%20b=%00`, `A parameter ${noControl}`],
      [`?${ofMonth}&venue={long}`, 'venue must have 120 characters at most'],
      [`?${ofMonth}&kind={long}`, 'kind must have 120 characters at most'],
      [`?${ofMonth}&price=1e3-2e3`, 'price must be free, or two prices that rise, like 25-50'],
      [`?${ofMonth}&price=25-25`, 'price must be free, or two prices that rise, like 25-50'],
      [`?${ofMonth}&price=-5-5`, 'price must be free, or two prices that rise, like 25-50'],
      [`?${ofMonth}&price=0-1000000`, 'price must be free, or two prices that rise, like 25-50'],
      [`?${ofMonth}&${ofMonth}`, 'month is given more than once'],
      [`?${ofMonth}&venue=a&venue=b`, 'venue is given more than once'],
      [`?${ofMonth}${'&city=a'.repeat(11)}`, 'city must be given 10 times at most'],
      [`?${ofMonth}${'&accessibility=a'.repeat(11)}`, 'accessibility must be given 10 times at most'],
      [`?${ofMonth}&city=a&city={long}`, 'city must have 120 characters at most'],
      [`?${ofMonth}&city=a&city=%00`, `city ${noControl}`],
      [`?${ofMonth}&unknown=1&unknown=2`, 'unknown is given more than once'],
      [`?${ofMonth}&days=2027-06-30..2027-07-02`, 'days must be of the month'],
      [`?${ofMonth}&days=2028-07-01..2028-07-02`, 'days must be of the month'],
      [`?${ofMonth}&days=2027-07-31..2027-07-32`, 'days must be dates that exist, in order'],
      [`?${ofMonth}&days=2027-07-02..2027-07-01`, 'days must be dates that exist, in order'],
      [`?${ofMonth}&days=2027-07-01`, 'days must be two dates, YYYY-MM-DD..YYYY-MM-DD'],
      [`?${ofMonth}&archive=false`, 'archive must be true, or left out'],
      [`?${ofMonth}&archive=`, 'archive must be true, or left out'],
      [`?${ofMonth}&archive=TRUE`, 'archive must be true, or left out'],
      [`?${ofMonth}&english=1`, 'english must be true or false'],
      ['/day?date=0000-12-31', `date ${years}`],
      ['/day?date=9999-12-31', `date ${years}`],
      [
        '/day?date=2027-07-16&offset=9007199254740992',
        'offset must be a whole number from 0 to 9007199254740991',
      ],
      ['/day?date=2027-07-16&offset=-1', 'offset must be a whole number from 0 to 9007199254740991'],
      ['/day?date=2027-07-16&pagesize=0', 'pagesize must be a whole number from 1 to 400'],
      ['/day?date=2027-07-16&archive=1', 'archive must be true, or left out'],
      ['/day?date=2027-07-16&after=7:30', 'after must be a time, HH:MM'],
      ['/facets?month=9999-12', `month ${years}`],
      [`/facets?${ofMonth}&archive=no`, 'archive must be true, or left out'],
    ])('Security: %s is refused, and nothing fails', async (search, message) => {
      const answer = await request(search.replace('{long}', 'x'.repeat(5000)));
      expect([answer.status, await answer.json(), lines]).toEqual([400, error('invalid', message), []]);
    });

    test.each([
      '?month=0001-01',
      '?month=9998-12',
      '?month=1969-12',
      '/facets?month=0001-01',
      '/facets?month=9998-12',
      '/day?date=0001-01-01',
      '/day?date=9998-12-31&after=23:59&before=23:58',
      '/day?date=2027-07-16&offset=999999999999999',
      '/day?date=2027-07-16&offset=9007199254740991',
      `?${ofMonth}${'&city=a'.repeat(10)}&accessibility=a&accessibility=b`,
      `?${ofMonth}&venue=a&city=b&kind=c&genre=d&type=e&price=free&accessibility=f&english=true&archive=true`,
    ])('CAL-46: %s is answered with nothing', async (search) => {
      const answer = await request(search);
      const body = await answer.text();
      expect([answer.status, body.includes('"id"'), lines]).toEqual([200, false, []]);
    });

    test.each(['none', 'En salle', '__proto__', 'constructor', 'null', "' or 1=1 --", '%', 'VENUE', '🎪'])(
      'CAL-27: a kind %s that nobody knows matches nothing, nor does a genre, a venue or a city',
      async (value) => {
        for (const name of ['kind', 'genre', 'venue', 'city', 'type', 'accessibility'])
          expect(await totalOf(`${ofMonth}&${new URLSearchParams({ [name]: value })}`)).toBe(0);
      },
    );
    test('control: what is known matches', async () => {
      const totals = ['', '&kind=venue', '&kind=%20venue%20', '&genre=Stand-up'].map((filter) =>
        totalOf(ofMonth + filter),
      );
      expect(await Promise.all(totals)).toEqual(isForeign ? [1, 1, 1, 1] : [3, 2, 2, 2]);
    });

    test('CAL-24: what is empty or unknown, and who asks, make no difference to the answer', async () => {
      const told = async (search: string) => {
        const answer = await request(search);
        return [answer.status, answer.headers.get('etag'), await answer.text()];
      };
      const strange = ['&archive=true', '&unknown=1', '&Venue=x', '&__proto__=1'];
      for (const path of [`?${ofMonth}`, `/facets?${ofMonth}`, '/day?date=2027-07-16'])
        for (const more of [...strange, ...filterNames.map((name) => `&${name}=`)])
          expect(await told(path + more)).toEqual(await told(path));
    });

    if (isForeign)
      test('CAL-48: ten thousand different questions are answered from one reading of the month', async () => {
        const calls = host.calls;
        for (let index = 0; index < 10_000; index += 1)
          expect((await request(`?${ofMonth}&venue=${index}`)).status).toBe(200);
        expect([host.calls - calls <= 1, lines]).toEqual([true, []]);
      });
  });
});
