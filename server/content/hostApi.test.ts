import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '#server/testing/startSite.ts';
import { startSampleHost, startSiteOn, type SampleHost } from '#server/testing/siteOnHost.ts';
import { kindsOfPages } from '#server/testing/kindsOfPages.ts';
import { error } from './testing/contentSite.ts';

let host: SampleHost;
let site: TestSite;
beforeAll(async () => {
  host = await startSampleHost((request, response) => {
    response.setHeader('set-cookie', 'cms=1');
    if (request.url === '/cms/fr/content/8/videos?offset=7') {
      response.writeHead(429, { 'retry-after': '9' }).end();
      return true;
    }
    if (request.url !== '/cms/fr/content/8/passports') return false;
    response.writeHead(403, { 'content-type': 'text/html', location: host.url }).end(`<h1>${host.url}</h1>`);
    return true;
  });
  site = await startSiteOn(host);
});
afterAll(async () => {
  await site.close();
  await host.stop();
});

const ask = (path: string, init?: RequestInit) => site.ask(`/api/content${path}`, init);
/** The questions to the host for one of our addresses. */
const passedOn = async (path: string, init?: RequestInit): Promise<[number, string[]]> => {
  host.asked.splice(0);
  const { status } = await ask(path, init);
  return [status, host.asked.splice(0)];
};

describe('HST-01: a browser asks our server, which asks the host', () => {
  test.each([
    ['/fr/router', '/fr/router'],
    ['/en/router/shows/a%20b', '/en/router/shows/a%20b'],
    ['/fr/router/a?preview=1&ptok=x&evil=1', '/fr/router/a?preview=1&ptok=x'],
    ['/fr/router/translate-path?path=/site/8/a&x=1', '/fr/router/translate-path?path=%2Fsite%2F8%2Fa'],
    ['/fr/content/8/metadata?x=1', '/fr/content/8/metadata'],
    [
      '/fr/content/8/shows?sort=default&offset=24&city=Laval&token=secret',
      '/fr/content/8/shows?city=Laval&offset=24&sort=default',
    ],
    [
      '/fr/content/8/programmations?to=2&from=1&showthumbnail=1&pagesize=400',
      '/fr/content/8/programmations?from=1&pagesize=400&showthumbnail=1&to=2',
    ],
    ['/fr/content/8/shows/a-uuid/programmations', '/fr/content/8/shows/a-uuid/programmations'],
    [
      '/fr/content/8/shows/..%2f..%2fusers/programmations',
      '/fr/content/8/shows/..%2F..%2Fusers/programmations',
    ],
    ['/api/taxonomy_term/youtube_video_collections', '/api/taxonomy_term/youtube_video_collections'],
  ])('HST-01: %s is asked as %s', async (path, asked) => {
    expect((await passedOn(path))[1]).toEqual([asked]);
  });

  test.each([
    ['/fr/content/9/metadata', 404],
    ['/de/content/8/metadata', 404],
    ['/fr/content/8/users', 404],
    ['/fr/content/8/metadata/../users', 404],
    ['/fr/content/8/shows/%2e%2e/%2e%2e/users', 404],
    ['/fr/router/a%2f..%2f..%2fusers', 404],
    ['/fr/router/a%2fb', 404],
    ['/fr/content/8/shows?offset=1&offset=2', 400],
    ['/fr/content/8/shows?city=%00', 400],
    ['/fr/router/%0a', 404],
    ['/users', 404],
  ])('HST-01: %s is no question of the wire: nobody is asked', async (path, status) => {
    const [told, asked] = await passedOn(path);
    expect([told, asked]).toEqual([status, []]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('HST-01: %s is not passed on', async (method) => {
    expect(await passedOn('/fr/content/8/metadata', { method })).toEqual([405, []]);
  });

  test('HST-01: HEAD is answered without a body', async () => {
    const answer = await ask('/fr/content/8/metadata', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('HST-01: control: what it answers is what the host says, with an entity tag of ours', async () => {
    const answer = await ask('/en/content/8/metadata');
    const told = await host.content.ask('/api/content/en/content/8/metadata');
    expect(await answer.json()).toEqual(await told.json());
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask('/en/content/8/metadata', { headers: { 'if-none-match': etag } });
    expect([again.status, answer.headers.get('set-cookie')]).toEqual([304, null]);
  });

  test.each(['?preview=1', '?ptok=x', '?preview=1&ptok=x'])(
    'API-05: a draft (%s) is kept nowhere',
    async (search) => {
      const told = async (path: string) => {
        const { status, headers } = await ask(path);
        return [status, headers.get('cache-control'), headers.has('etag')];
      };
      expect(await told(`/fr/router${search}`)).toEqual([200, 'no-store', false]);
      expect((await told('/fr/router'))[2]).toBe(true);
    },
  );

  test('HST-11: a refusal is in the contract’s words, without those of the host', async () => {
    const answer = await ask('/fr/content/8/passports');
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      400,
      'no-store',
      error('invalid', 'The content host refuses this question (403)'),
    ]);
  });
});

test('HST-10: a host that asks for time gets it: who asked is told when to come again', async () => {
  const { status, headers } = await ask('/fr/content/8/videos?offset=7');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '9', 'no-store']);
});

test('HST-02: nothing of the visitor is passed on', async () => {
  const seen: (string | undefined)[] = [];
  const watched = await startSampleHost(({ headers }) => {
    seen.push(headers.cookie, headers.authorization, headers['user-agent']);
    seen.push([headers['x-forwarded-for'] ?? []].flat()[0]);
    return false;
  });
  const own = await startSiteOn(watched);
  const headers = { cookie: 'a=1', authorization: 'Bearer x', 'user-agent': 'Visitor' };
  await own.ask('/api/content/fr/content/8/metadata', { headers });
  await own.ask('/fr', { headers });
  await own.close();
  await watched.stop();
  expect(seen.length).toBeGreaterThan(8);
  expect(new Set(seen)).toEqual(new Set([undefined, 'node']));
});

describe('HST-07: the address of the host stands nowhere', () => {
  const others = [
    '/',
    '/openapi.json',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/healthz',
    '/readyz',
    '/api/content/fr/content/8/metadata',
    '/api/content/fr/content/8/passports',
    '/api/content/fr/router/nowhere',
    '/api/content/fr/content/8/calendar?month=2027-06',
    '/fr/calendrier?month=2027-06&print=all',
  ].map((path) => ({ name: path, find: () => Promise.resolve(path) }));

  test.each([...kindsOfPages.fr, ...kindsOfPages.en, ...others])('HST-07: $name', async ({ find }) => {
    const answer = await site.ask(await find(host.content.store));
    const told = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(told).not.toContain(host.name);
    expect(told).not.toContain('/cms');
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('cms');
  });

  test('HST-07: control: pages are those of the host', async () => {
    // The first page of a process may take longer than it waits for the host.
    const page = async () => (await site.ask('/en/shows/desmond-okafor-sorry-in-full')).text();
    await expect.poll(page).toContain('Okafor');
  });
});
