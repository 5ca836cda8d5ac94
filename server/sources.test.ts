import { rmSync } from 'node:fs';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { feedFormats, feedPath } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';
import { presentPicturePath } from '#contract/address/sharePicture.ts';
import { hostCities, positionsOf } from './content/shows/cityPositions.ts';
import { createFirstSeen } from './feeds/firstSeen.ts';
import { startTestHost } from './host/testing/startTestHost.ts';
import { openLists } from './host/lists/testing/openLists.ts';
import { servesWire } from './host/lists/testing/servesWire.ts';
import { wireHost } from './host/lists/testing/wireHost.ts';
import { wireProgramme } from './host/lists/testing/wireProgramme.ts';
import { createLog } from './log.ts';
import { makeFolder } from './testing/makeFolder.ts';
import { startOwnApp } from './testing/startOwnApp.ts';

const publicUrl = 'https://festival.example';

/** The app in front of a host of the wire. */
const open = async () => {
  const wire = wireHost({ fr: { ...wireProgramme.fr }, en: { ...wireProgramme.en } });
  const { origin } = await startTestHost(servesWire(wire));
  const env = { PUBLIC_URL: publicUrl, CONTENT_API_URL: `${origin}/cms` };
  const { app, clock } = await startOwnApp({ env, folders: ['public'] });
  const ask = async (path: string): Promise<Response> => app.hono.request(path);
  return { wire, clock, ask, close: app.close };
};
const feedOf = (text: string) =>
  parseFeed(text).items.map(({ title, url, published }) => [title, url, published?.toISOString()]);

for (const [lang, title, place, page] of [
  ['fr', 'Le Grand Plouf', 'Bassin Nord, Montréal', '/fr/spectacles/le-grand-plouf'],
  ['en', 'The Big Splash', 'North Pool, Montreal', '/en/shows/the-big-splash'],
] as const)
  test(`HST-27 (${lang}): a date of a host is a calendar file, with its zone and its show’s page`, async () => {
    const answer = await (await open()).ask(`/api/content/${lang}/content/8/programmations/d-1.ics`);
    const text = await answer.text();
    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    if (component === null) throw new Error('The file has no event');
    const { uid, summary, location } = new ICAL.Event(component);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect([uid, summary, location, component.getFirstPropertyValue('url')]).toEqual([
      'd-1@festival.example',
      title,
      place,
      publicUrl + page,
    ]);
    expect(text).toContain('DTSTART;TZID=America/Toronto:20270716T193000');
  });

test('HST-27: without a zone the festival’s own stands where its clocks agree; an unknown date is a 404', async () => {
  const { ask } = await open();
  const dated = async (id: string) =>
    (await ask(`/api/content/fr/content/8/programmations/${id}.ics`)).text();
  expect(await dated('d-2')).toContain('DTSTART;TZID=America/Toronto:20270717T200000');
  expect((await ask('/api/content/fr/content/8/programmations/d-9.ics')).status).toBe(404);
});

test('HST-27: a calendar file of a host is made anew after a minute: the date may have moved', async () => {
  const { clock, ask } = await open();
  const madeAt = async (now: string) => {
    clock.set(now);
    const text = await (await ask('/api/content/fr/content/8/programmations/d-1.ics')).text();
    return /DTSTAMP:(\w+)/.exec(text)?.[1];
  };
  expect([
    await madeAt('2027-07-16T21:30:00Z'),
    await madeAt('2027-07-16T21:30:59Z'),
    await madeAt('2027-07-16T21:31:00Z'),
  ]).toEqual(['20270716T213000Z', '20270716T213000Z', '20270716T213100Z']);
});

test('HST-28: the feed of new shows tells since when this site has seen each, the newest first', async () => {
  const { wire, clock, ask } = await open();
  const path = feedPath('shows', 'fr', 'rss');
  const page = (slug: string): string => `${publicUrl}/fr/spectacles/${slug}`;
  const first = '2027-07-16T21:30:00.000Z';
  const known = [
    ['Le Grand Plouf', page('le-grand-plouf'), first],
    ['Sans date', page('sans-date'), first],
  ];
  expect(feedOf(await (await ask(path)).text())).toEqual(known);
  expect(wire.calls.filter((call) => call.includes('/fr/content/8/shows'))).toHaveLength(1);
  expect(feedOf(await (await ask(feedPath('shows', 'en', 'atom'))).text())).toEqual([
    ['The Big Splash', `${publicUrl}/en/shows/the-big-splash`, first],
  ]);
  clock.set('2027-07-18T00:00:00Z');
  expect(feedOf(await (await ask(path)).text())).toEqual(known);
});

test('HST-28: what was seen before stays as old after a restart; what is new is of now', async () => {
  const { clock, lists } = await openLists();
  onTestFinished(() => lists.stop());
  const dataDirectory = makeFolder({});
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const seenBy = () => createFirstSeen({ dataDirectory, clock, log: createLog(() => {}) });
  clock.set('2027-06-15T16:00:00Z');
  await seenBy()(['a', 'b']);
  clock.set('2027-06-16T16:00:00Z');
  expect(await seenBy()(['b', 'c'])).toEqual(
    new Map([
      ['b', 1_813_075_200],
      ['c', 1_813_161_600],
    ]),
  );
});

test('HST-28: the feed of the press has what its list tells with a day and a page', async () => {
  const { ask } = await open();
  const told: Record<Language, unknown[]> = {
    fr: ['La billetterie ouvre', `${publicUrl}/fr/presse/billetterie`, '2027-05-01T13:00:00.000Z'],
    en: ['Tickets on sale', `${publicUrl}/en/press/tickets`, '2027-05-01T13:00:00.000Z'],
  };
  for (const format of feedFormats)
    for (const lang of ['fr', 'en'] as const)
      expect(feedOf(await (await ask(feedPath('press', lang, format))).text())).toEqual([told[lang]]);
});

test('HST-30: the sitemap has each page that the host lists, with its other language', async () => {
  const xml = await (await (await open()).ask('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.slice(publicUrl.length),
  );
  expect(paths.slice(paths.indexOf('/fr'))).toEqual([
    '/fr',
    '/en',
    '/fr/spectacles/le-grand-plouf',
    '/en/shows/the-big-splash',
    '/fr/spectacles/sans-date',
    '/fr/artistes/ines-halloran',
    '/en/artists/ines-halloran',
    '/fr/videos/repetition',
    '/fr/festivals/eaux',
    '/fr/presse',
    '/en/press',
    '/fr/presse/billetterie',
    '/en/press/tickets',
    '/fr/emplois',
    '/fr/emplois/regie',
  ]);
  expect(xml).toContain(`hreflang="en" href="${publicUrl}/en/shows/the-big-splash"`);
});

test('HST-31: a show of a host has a picture for other sites, at an address that needs its id alone', async () => {
  const { ask } = await open();
  const present = presentPicturePath({ lang: 'fr', id: 'a-1' }) ?? '';
  const led = await ask(present);
  const location = led.headers.get('location') ?? '';
  expect([led.status, location]).toEqual([
    302,
    expect.stringMatching(/^\/media\/og\/fr\/shows\/a-1-[0-9a-f]{16}\.png$/),
  ]);
  const drawn = await ask(location);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await ask('/media/og/fr/shows/a-9.png')).status).toBe(404);
  expect(presentPicturePath({ lang: 'fr', id: 'a/1' })).toBe(null);
});

test('HST-32: the cities of a host’s dates have their positions', async () => {
  const { lists } = await openLists();
  onTestFinished(() => lists.stop());
  const positions = await positionsOf(hostCities(lists));
  expect([...positions.keys()]).toEqual(['Montréal', 'Laval', 'Montreal']);
  expect(Math.round(positions.get('Montréal')?.latitude ?? 0)).toBe(46);
});

test.each([
  ['lives', false],
  ['is closed', true],
])(
  'HST-20: an app that %s reads the lists of its host again after five minutes, or no more',
  async (_, isClosed) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { wire, clock, ask, close } = await open();
    await ask('/sitemap.xml');
    if (isClosed) close();
    wire.calls.length = 0;
    clock.set('2027-07-16T21:35:00Z');
    await vi.advanceTimersByTimeAsync(300_000);
    // Behind all that is under way.
    await ask('/api/content/fr/router/rien');
    const readings = () => wire.calls.filter((call) => call.includes('/fr/content/8/shows')).length;
    await vi.waitFor(() => expect(readings()).toBe(isClosed ? 0 : 1));
  },
);
