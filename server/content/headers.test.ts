import { expect, test } from 'vitest';
import { servesWire } from '#server/host/lists/testing/servesWire.ts';
import { wireHost } from '#server/host/lists/testing/wireHost.ts';
import { wireProgramme } from '#server/host/lists/testing/wireProgramme.ts';
import { startTestHost } from '#server/host/testing/startTestHost.ts';
import { fillTestAnnouncements } from '#server/store/testing/announcements.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import type { TestApp } from '#server/testing/startTestApp.ts';

const PUBLIC_URL = 'https://festival.example';

/** The headers of every answer that `securityHeaders.test.ts` judges, and the length. */
const elsewhere =
  /^(content-security|content-length|cross-origin|origin-agent|permissions|referrer|strict|x-)/;

type Headers = Readonly<Record<string, string>>;

const told = async ({ app }: TestApp, path: string, headers: Headers): Promise<[number, Headers]> => {
  const answer = await app.hono.request(path, { headers });
  const all = [...answer.headers].filter(([name]) => !elsewhere.test(name));
  return [answer.status, Object.fromEntries(all)];
};

/** An answer that is checked again each time, by its tag; in the form that its reader takes. */
const kept = (contentType: string, more: Headers = {}): [number, Headers] => [
  200,
  {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    'content-type': contentType,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
    ...more,
  },
];
/** One too short to be smaller in another form. */
const short = (contentType: string): [number, Headers] => {
  const [status, { 'content-encoding': _, vary: __, ...headers }] = kept(contentType);
  return [status, headers];
};
const json = 'application/json';
const unkept = (status: number, contentType: string): [number, Headers] => [
  status,
  { 'cache-control': 'no-store', 'content-type': contentType },
];
const named = (name: string, coded: string): Headers => ({
  'content-disposition': `attachment; filename="${name}.ics"; filename*=UTF-8''${coded}.ics`,
});
const calendarType = 'text/calendar; charset=utf-8';
const page = 'text/html; charset=utf-8';

/** Asks for all of them three times: compressed, as they are, and with the tag of the first. */
const expectAll = async (running: TestApp, table: Record<string, [number, Headers]>): Promise<void> => {
  const compressed: Record<string, [number, Headers]> = {};
  const plain: Record<string, [number, Headers]> = {};
  const again: Record<string, [number, Headers]> = {};
  for (const path of Object.keys(table)) {
    compressed[path] = await told(running, path, { 'accept-encoding': 'br' });
    plain[path] = await told(running, path, { 'accept-encoding': 'identity' });
    again[path] = await told(running, path, {
      'accept-encoding': 'br',
      'if-none-match': compressed[path][1]['etag'] ?? '"none"',
    });
  }
  expect(compressed).toEqual(table);
  const without = (...names: string[]) =>
    Object.fromEntries(
      Object.entries(compressed).map(([path, [status, headers]]) => [
        path,
        [status, Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))],
      ]),
    );
  expect(plain).toEqual(without('content-encoding'));
  const known = Object.entries(again).filter(([, [status]]) => status === 304);
  expect(known.map(([path]) => path)).toEqual(
    Object.keys(table).filter((path) => table[path]?.[1]['etag'] !== undefined),
  );
  for (const [path, [, headers]] of known)
    expect([path, headers['etag'], headers['cache-control'], headers['vary']]).toEqual([
      path,
      compressed[path]?.[1]['etag'],
      compressed[path]?.[1]['cache-control'],
      compressed[path]?.[1]['vary'],
    ]);
};

test('headers: of each kind of answer of our programme, whole', async () => {
  const running = await startOwnApp({ env: { PUBLIC_URL }, folders: ['public'] });
  await fillTestAnnouncements(running.store);
  await running.store.write((db) =>
    insertAll(db, 'former_paths', [{ lang: 'fr', path: 'spectacles/jadis', kind: 'show', number: 1 }]),
  );
  const content = '/api/content/fr/content/8';
  await expectAll(running, {
    [`${content}/metadata`]: short(json),
    [`${content}/shows`]: kept(json),
    [`${content}/shows/1/programmations`]: kept(json),
    [`${content}/shows/99/programmations`]: unkept(404, json),
    [`${content}/shows?offset=x`]: unkept(400, json),
    [`${content}/calendar?month=2027-07`]: kept(json),
    [`${content}/calendar/facets?month=2027-07`]: kept(json),
    [`${content}/calendar/day?date=2027-07-16`]: kept(json),
    [`${content}/calendar?month=x`]: unkept(400, json),
    [`${content}/programmations`]: kept(json),
    [`${content}/programmations/3.ics`]: kept(
      calendarType,
      named('2027-07-16 Micro ferme', '2027-07-16%20Micro%20ferm%C3%A9'),
    ),
    [`${content}/programmations/99.ics`]: unkept(404, json),
    [`${content}/live-shows`]: kept(json),
    [`/api/content/fr/router`]: kept(json),
    [`/api/content/fr/router/nulle-part`]: unkept(404, json),
    '/fr/feeds/shows.rss': kept('application/rss+xml; charset=utf-8'),
    '/en/feeds/press.atom': kept('application/atom+xml; charset=utf-8'),
    '/fr/calendrier?print=all&month=2027-07': kept(page, { 'content-language': 'fr' }),
    '/en/calendar?print=all&month=2027-07': kept(page, { 'content-language': 'en' }),
    '/en/calendar?print=all&month=2027-07&part=2': [
      302,
      {
        'cache-control': 'public, max-age=0, must-revalidate',
        location: '/en/calendar?month=2027-07&print=all',
      },
    ],
    '/media/og/fr/shows/1.png': [
      302,
      {
        'cache-control': 'no-store',
        location: expect.stringMatching(/^\/media\/og\/fr\/shows\/1-[0-9a-f]{16}\.png$/),
      },
    ],
    '/media/og/fr/shows/99.png': unkept(404, 'text/plain; charset=UTF-8'),
    '/fr/spectacles/jadis?a=%C3%A9': [
      301,
      { 'cache-control': 'no-cache', location: '/fr/spectacles/les-nuits-blanches?a=%C3%A9' },
    ],
  });
});

test('headers: of each kind of answer of somebody else’s programme, whole', async () => {
  const wire = wireHost({ fr: { ...wireProgramme.fr }, en: { ...wireProgramme.en } });
  const { origin } = await startTestHost(servesWire(wire));
  const env = { PUBLIC_URL, CONTENT_API_URL: `${origin}/cms` };
  const running = await startOwnApp({ env, folders: ['public'] });
  const content = '/api/content/fr/content/8';
  await expectAll(running, {
    [`${content}/shows?offset=0&pagesize=9`]: kept(json),
    [`${content}/metadata`]: unkept(404, json),
    [`${content}/calendar?month=2027-07`]: kept(json),
    [`${content}/calendar/day?date=2027-07-16`]: kept(json),
    [`${content}/programmations/d-1.ics`]: kept(
      calendarType,
      named('2027-07-16 Le Grand Plouf', '2027-07-16%20Le%20Grand%20Plouf'),
    ),
    [`${content}/programmations/d-9.ics`]: unkept(404, json),
    '/fr/feeds/shows.rss': kept('application/rss+xml; charset=utf-8'),
    '/en/feeds/press.atom': kept('application/atom+xml; charset=utf-8'),
    '/fr/calendrier?print=all&month=2027-07': kept(page, { 'content-language': 'fr' }),
    '/media/og/en/shows/a-1.png': [
      302,
      {
        'cache-control': 'no-store',
        location: expect.stringMatching(/^\/media\/og\/en\/shows\/a-1-[0-9a-f]{16}\.png$/),
      },
    ],
    '/media/og/en/shows/a-9.png': unkept(404, 'text/plain; charset=UTF-8'),
  });
});
