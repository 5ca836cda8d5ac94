import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing/startSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite('sample');
});
afterAll(() => site.close());

type Headers = Readonly<Record<string, unknown>>;

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};
const noPage = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const asksAgain = { 'cache-control': 'public, max-age=0, must-revalidate' };
const notStored = { 'cache-control': 'no-store' };
const aDay = { 'cache-control': 'public, max-age=86400' };
const tagged = { etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) };
const inForms = { vary: 'Accept-Encoding' };
const whole = { 'content-length': expect.stringMatching(/^[1-9]\d*$/) };
const policyWith = (part: string): Headers => ({
  'content-security-policy': expect.stringContaining(part),
});

const pageIn = (lang: string): Headers => ({
  ...everywhere,
  ...policyWith("script-src 'self' 'sha256-"),
  ...inForms,
  ...whole,
  'content-type': 'text/html; charset=utf-8',
  'content-language': lang,
});
const keptIn = (lang: string): Headers => ({ ...pageIn(lang), ...asksAgain, ...tagged });
const leadsTo = (location: string): Headers => ({ ...noPage, ...asksAgain, 'content-length': '0', location });
const file = (type: string): Headers => ({
  ...noPage,
  ...aDay,
  ...tagged,
  ...inForms,
  ...whole,
  'content-type': type,
});
const none = {
  ...noPage,
  ...notStored,
  'content-type': expect.stringMatching(/^text\/plain; charset=utf-8$/i),
};
const script = file('text/javascript; charset=utf-8');
const worker = { ...script, 'content-security-policy': "default-src 'none'; connect-src 'self'" };

const read = async (path: string, init?: RequestInit) => {
  const answer = await site.ask(path, init);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
};

describe('every header of an answer, and no other', () => {
  test.each<[string, number, Headers]>([
    ['/fr/confidentialite', 200, keptIn('fr')],
    ['/en/privacy-policy', 200, keptIn('en')],
    ['/fr/login', 200, keptIn('fr')],
    ['/fr/profile', 200, { ...keptIn('fr'), ...notStored }],
    ['/en/profile', 200, { ...keptIn('en'), ...notStored }],
    ['/fr/confidentialite?preview=1', 200, { ...pageIn('fr'), ...notStored }],
    ['/fr/nulle-part', 404, { ...pageIn('fr'), ...asksAgain }],
    ['/en/nowhere', 404, { ...pageIn('en'), ...asksAgain }],
    ['/en/503', 503, { ...pageIn('en'), ...notStored, 'retry-after': '10' }],
    [
      '/fr/calendrier?print=all&month=2027-07',
      200,
      { ...keptIn('fr'), ...policyWith("default-src 'none'; style-src 'sha256-") },
    ],
    [
      '/',
      302,
      {
        ...everywhere,
        ...whole,
        ...policyWith("default-src 'self'; object-src 'none'"),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Cookie, Accept-Language, Accept-Encoding',
        location: '/fr',
      },
    ],
    ['/fr//a', 302, leadsTo('/fr/a')],
    ['/en/calendrier?month=2027-07', 302, leadsTo('/en/calendar?month=2027-07')],
    ['/xx/a', 302, leadsTo('/fr/404')],
    ['/page-language-redirect.js', 200, script],
    ['/tickets-worker.js', 200, worker],
    ['/print.css', 200, file('text/css; charset=utf-8')],
    ['/assets/none.js', 404, none],
    ['/pictures/none/1.avif', 404, none],
    ['/media/thumbnails/abcdefghijk.jpg', 404, none],
    ['/metrics', 404, none],
  ])('headers: %s, %i', async (path, status, headers) => {
    expect(await read(path)).toEqual({ status, headers, body: expect.any(String) });
  });

  test.each([
    ['/fr/confidentialite', keptIn('fr')],
    ['/fr/nulle-part', { ...pageIn('fr'), ...asksAgain }],
    ['/tickets-worker.js', worker],
    ['/fr//a', leadsTo('/fr/a')],
  ])('headers: HEAD of %s has those of GET', async (path, headers) => {
    const [get, head] = [await read(path), await read(path, { method: 'HEAD' })];
    expect(head).toEqual({ ...get, body: '' });
    expect(head.headers).toEqual(headers);
  });

  test.each([
    ['/en/privacy-policy', { ...asksAgain, 'content-language': 'en' }],
    ['/tickets-worker.js', aDay],
  ])('headers: who has %s already is told so, by its tag', async (path, headers) => {
    const { etag = '' } = (await read(path)).headers;
    expect(await read(path, { headers: { 'if-none-match': etag } })).toEqual({
      status: 304,
      headers: { ...everywhere, ...inForms, ...headers, etag },
      body: '',
    });
    expect((await read(path, { headers: { 'if-none-match': `${etag.slice(0, -2)}"` } })).status).toBe(200);
  });

  test('headers: a compressed page says so, and has the tag of the plain one', async () => {
    const [plain, small] = [
      await read('/en/privacy-policy'),
      await read('/en/privacy-policy', { headers: { 'accept-encoding': 'br' } }),
    ];
    expect(small.headers).toEqual({ ...plain.headers, ...whole, 'content-encoding': 'br' });
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
  });

  test('headers: what nobody may send is refused with what is allowed', async () => {
    expect(await read('/fr', { method: 'POST' })).toEqual({
      status: 405,
      headers: { ...none, allow: 'GET, HEAD' },
      body: 'Method Not Allowed',
    });
  });
});
