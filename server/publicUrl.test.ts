import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { feedFormats, feedPath } from '#contract/address/feeds.ts';
import { newsletterPages, newsletterPath, newsletterPaths } from './newsletter/addresses.ts';
import { site as festival } from './site.ts';
import { kindsOfPages } from './testing/kindsOfPages.ts';
import { namesOtherHost, underOtherHost } from './testing/otherHost.ts';
import { startSite, type TestSite } from './testing/startSite.ts';

const { siteId } = festival;
const publicUrl = 'https://festival.example';
const show = '/fr/spectacles/zoe-tremblay-tremblay-consanguinite-administrative';
let site: TestSite;
let other: Hono;
beforeAll(async () => {
  site = await startSite('every kind of page', { PUBLIC_URL: publicUrl });
  other = underOtherHost({ fetch: (request) => site.ask(request.url, request) });
});
afterAll(() => site.close());

const feeds = languages.flatMap((lang) =>
  (['shows', 'press'] as const).flatMap((name) => feedFormats.map((format) => feedPath(name, lang, format))),
);
const newsletter = newsletterPages.flatMap(({ page, lang }) => [
  ...newsletterPaths(page, lang),
  `${newsletterPath(page, lang)}?said=later`,
]);
const machines = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/manifest.webmanifest', '/openapi.json'];
const lists = ['/fr/calendrier?month=2027-06&print=all', '/en/calendar?month=2027-06&print=all'];
const kinds = [...kindsOfPages.fr, ...kindsOfPages.en];
const paths = [
  '/',
  ...feeds,
  ...newsletter,
  ...machines,
  ...lists,
  '/api/newsletter/unsubscribe?token=x',
  '/fr/search?q=gala',
  '/en/recherche?q=gala',
];

/** An answer, without its unique parts. */
const told = async (answer: Response): Promise<unknown> => [
  answer.status,
  [...answer.headers].filter(([name]) => !['date', 'set-cookie'].includes(name)),
  (await answer.text()).replace(/"clockAhead":\d+/, ''),
];
/** A page's links for machines: its own and its other addresses, and its pictures. */
const linksIn = (html: string): string[] =>
  [
    /<link[^>]* rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g,
    /<meta[^>]* property="og:(?:url|image)" content="([^"]*)"/g,
    /"(?:image|item)":"([^"]*)"/g,
  ].flatMap((link) => [...html.matchAll(link)].map(([, address = '']) => address));

/** Feeds link relative to the page, whatever its host. */
const isFeed = /^\/(fr|en)\/feeds\//;

test.each([...kinds, ...paths.map((path) => ({ name: path, find: () => Promise.resolve(path) }))])(
  'META-01: $name is the same under another host’s name, and links to the public address',
  async ({ find }) => {
    const path = await find(site.store);
    // The other host first: a cached answer would reach everybody.
    const foreign = await other.request(path);
    expect(await namesOtherHost(foreign)).toBe(false);
    expect(await told(foreign)).toEqual(await told(await site.ask(publicUrl + path)));
  },
);

test('META-01: what a page says of itself to others begins with the public address', async () => {
  const links: string[] = [];
  for (const { find } of kinds) {
    const html = await (await other.request(await find(site.store))).text();
    const [head = ''] = html.split('</head>');
    const structured = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
    links.push(...linksIn([head, ...structured].join('\n')).filter((link) => !isFeed.test(link)));
  }
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !link.startsWith(`${publicUrl}/`))).toEqual([]);
});

test('META-01: pictures for other sites and calendar files are of the public address', async () => {
  const html = await (await other.request(show)).text();
  const picture = linksIn(html).find((link) => link.endsWith('.png')) ?? '';
  const drawn = await other.request(picture.slice(publicUrl.length));
  expect([drawn.status, drawn.headers.get('content-type'), await namesOtherHost(drawn)]).toEqual([
    200,
    'image/png',
    false,
  ]);
  const { id } = await site.store.db.selectFrom('programmations').select('id').executeTakeFirstOrThrow();
  const file = await other.request(`/api/content/fr/content/${siteId}/programmations/${id}.ics`);
  expect([file.status, await namesOtherHost(file)]).toEqual([200, false]);
  expect(await file.text()).toContain(`URL;VALUE=URI:${publicUrl}/fr/spectacles/`);
});

test('control: an app that believes the request’s host is found out, by its body and by a header', async () => {
  const trusting = underOtherHost(
    new Hono()
      .get('/page', (context) =>
        context.html(`<link data-head rel="canonical" href="${new URL(context.req.url).origin}/fr">`),
      )
      .get('/forwarded', (context) => context.text(context.req.header('forwarded') ?? ''))
      .get('/way', (context) => context.redirect(`https://${context.req.header('x-forwarded-host')}/fr`)),
  );
  for (const path of ['/page', '/forwarded', '/way'])
    expect([path, await namesOtherHost(await trusting.request(path))]).toEqual([path, true]);
  expect(linksIn(await (await trusting.request('/page')).text())).toEqual(['http://evil.example/fr']);
});
