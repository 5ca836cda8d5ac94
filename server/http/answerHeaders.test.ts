import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, field, openVisitor, signIn } from '../member/testing/visitor.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const email = 'camille@example.test';
let site: TestApp;
/** Camille’s cookie, header and token, and what is Camille’s. */
let sent: Record<string, string>;
let own: Record<string, string>;
let booking: string;
beforeAll(async () => {
  site = await startTestApp();
  await addMember(site.store, email);
  const visitor = await openVisitor(site.app);
  const { token } = await signIn(visitor, site.store.dataDirectory, email);
  const body = { programmation: '7', edition: '2027', festival: '8', status: 'true' };
  booking = field(await visitor.ask('POST', '/v1/me/creditbooking', { token, body }), 'uuid');
  const csrf = visitor.cookies.get('XSRF-TOKEN') ?? '';
  sent = { cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf, 'content-type': 'application/json' };
  own = { ...sent, authorization: `Bearer ${token}` };
});
afterAll(() => site.close());

/** Every header of an answer, without what differs each time. */
const headersAt = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await site.app.hono.request(path, init);
  const told = Object.fromEntries(headers);
  const unlike = {
    'set-cookie': (told['set-cookie'] ?? '').replace(/=[\w-]{43};/, '=…;'),
    etag: (told['etag'] ?? '').replace(/"[\w-]+"/, '"…"'),
    'content-length': (told['content-length'] ?? '').replace(/\d+/, '…'),
  };
  const named = Object.entries(unlike).filter(([, value]) => value !== '');
  return { status, ...told, ...Object.fromEntries(named) };
};

/** Of every answer, whoever makes it. */
const safe = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const fresh = { 'cache-control': 'no-store' };
const json = { 'content-type': 'application/json' };
/** Of every answer of an API that knows people. */
const personal = {
  ...safe,
  ...fresh,
  'cross-origin-resource-policy': 'same-origin',
  date: 'Fri, 16 Jul 2027 21:30:00 GMT',
};
const cookie = { 'set-cookie': 'XSRF-TOKEN=…; Path=/; SameSite=Lax' };
const lasting = {
  ...personal,
  ...cookie,
  'cache-control': 'private, max-age=0, must-revalidate',
  etag: 'W/"…"',
  vary: 'Accept-Encoding',
};

const asked = { 'cache-control': 'public, max-age=0, must-revalidate', 'content-length': '…' };
const kept = { ...asked, etag: 'W/"…"', vary: 'Accept-Encoding' };
const text = { 'content-type': 'text/plain; charset=utf-8' };

interface Case {
  name: string;
  path: string;
  init?: () => RequestInit;
  told: Record<string, unknown>;
}
const form = (site: string) => (): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  body: 'email=jo@example.test&lang=en',
});

const cases: Case[] = [
  { name: 'that it lives', path: '/healthz', told: { status: 200, ...safe, ...fresh, ...json } },
  {
    name: 'that it is not ready',
    path: '/readyz',
    told: { status: 503, ...safe, ...fresh, ...json, 'retry-after': '5' },
  },
  {
    name: 'that it has no metrics here',
    path: '/metrics',
    told: { status: 404, ...safe, ...fresh, 'content-type': 'text/plain; charset=utf-8' },
  },
  {
    name: 'what is everybody’s',
    path: '/api/member/v1/countries',
    told: { status: 200, ...lasting, ...json, 'content-length': '…' },
  },
  {
    name: 'the same, compressed',
    path: '/api/member/v1/countries',
    init: () => ({ headers: { 'accept-encoding': 'gzip' } }),
    told: { status: 200, ...lasting, ...json, 'content-length': '…', 'content-encoding': 'gzip' },
  },
  {
    name: 'what this host has',
    path: '/api/member/v1/additions',
    told: { status: 200, ...personal, ...cookie, ...json },
  },
  {
    name: 'a member’s details to nobody',
    path: '/api/member/v1/me/profile',
    told: { status: 401, ...personal, ...cookie, ...json, 'www-authenticate': 'Bearer' },
  },
  {
    name: 'a member’s details to them',
    path: '/api/member/v1/me/profile',
    init: () => ({ headers: own }),
    told: { status: 200, ...personal, ...json, etag: '"…"' },
  },
  {
    name: 'all of a member, as a file',
    path: '/api/member/v1/me/export',
    init: () => ({ headers: own }),
    told: {
      status: 200,
      ...personal,
      ...json,
      'content-disposition': 'attachment; filename="my-data-2027-07-16.json"',
    },
  },
  {
    name: 'nothing',
    path: '/api/member/nothing',
    told: { status: 404, ...personal, ...cookie, ...json },
  },
  {
    name: 'another verb',
    path: '/api/member/v1/register',
    init: () => ({ method: 'PUT' }),
    told: { status: 405, ...personal, ...cookie, ...json, allow: 'POST' },
  },
  {
    name: 'another site',
    path: '/api/member/v1/register',
    init: () => ({ method: 'POST' }),
    told: { status: 403, ...personal, ...cookie, ...json },
  },
  {
    name: 'too much',
    path: '/api/member/v1/login/verify',
    init: () => ({ method: 'POST', headers: sent, body: 'x'.repeat(65_537) }),
    told: { status: 413, ...personal, ...json },
  },
  {
    name: 'that the newsletter was asked for',
    path: '/api/newsletter',
    init: () => ({ method: 'POST', headers: sent, body: '{"email":"jo@example.test"}' }),
    told: { status: 202, ...personal, ...json },
  },
  {
    name: 'the same, by a form',
    path: '/api/newsletter',
    init: form('same-origin'),
    told: { status: 303, ...personal, ...cookie, location: '/en/newsletter/confirm?said=sent' },
  },
  {
    name: 'the same, by the form of another site',
    path: '/api/newsletter',
    init: form('cross-site'),
    told: { status: 403, ...personal, ...cookie, ...json },
  },
  {
    name: 'the way out of the newsletter',
    path: '/api/newsletter/unsubscribe?token=x',
    told: { status: 302, ...personal, ...cookie, location: '/fr/infolettre/desabonner?token=x' },
  },
  {
    name: 'another verb of the newsletter',
    path: '/api/newsletter',
    told: { status: 405, ...personal, ...cookie, ...json, allow: 'POST' },
  },
  {
    name: 'nothing of the newsletter',
    path: '/api/newsletter/nothing',
    told: { status: 404, ...personal, ...cookie, ...json },
  },
  {
    name: 'too much for the newsletter',
    path: '/api/newsletter',
    init: () => ({ method: 'POST', headers: sent, body: 'x'.repeat(16_385) }),
    told: { status: 413, ...personal, ...json },
  },
  {
    name: 'a page of the newsletter, whose address holds a secret',
    path: '/en/newsletter/confirm',
    told: {
      status: 200,
      ...safe,
      ...fresh,
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
      ),
    },
  },
  {
    name: 'its address with words of the other language',
    path: '/en/infolettre/confirmer?said=sent',
    told: { status: 302, ...safe, location: '/en/newsletter/confirm?said=sent' },
  },
  {
    name: 'what the content API refuses',
    path: '/api/content/fr/content/8/programmations?from=x',
    told: { status: 400, ...safe, ...fresh, ...json },
  },
  {
    name: 'another verb of the content API',
    path: '/api/content/fr/content/8/sponsors',
    init: () => ({ method: 'POST' }),
    told: { status: 405, ...safe, ...fresh, ...json, allow: 'GET, HEAD' },
  },
  {
    name: 'another verb of what is read and changed',
    path: '/api/member/v1/me/profile',
    init: () => ({ method: 'DELETE', headers: own }),
    told: { status: 405, ...personal, ...json, allow: 'GET, HEAD, PATCH' },
  },
  {
    name: 'the description of all that it answers',
    path: '/openapi.json',
    told: { status: 200, ...safe, ...kept, ...json },
  },
  {
    name: 'what robots may read',
    path: '/robots.txt',
    told: { status: 200, ...safe, ...asked, ...text, etag: 'W/"…"' },
  },
  {
    name: 'its addresses',
    path: '/sitemap.xml',
    told: { status: 200, ...safe, ...kept, 'content-type': 'application/xml; charset=utf-8' },
  },
  {
    name: 'a part of its addresses that is none',
    path: '/sitemap-9.xml',
    told: { status: 404, ...safe, ...asked, ...text },
  },
  {
    name: 'what a home screen shows',
    path: '/manifest.webmanifest',
    told: { status: 200, ...safe, ...kept, 'content-type': 'application/manifest+json' },
  },
  {
    name: 'that weaknesses are reported nowhere',
    path: '/.well-known/security.txt',
    told: { status: 404, ...safe, ...text },
  },
  {
    name: 'new shows, as a feed',
    path: '/fr/feeds/shows.atom',
    told: { status: 200, ...safe, ...kept, 'content-type': 'application/atom+xml; charset=utf-8' },
  },
  {
    name: 'the way to its icon',
    path: '/favicon.ico',
    told: { status: 302, ...safe, location: '/icons/icon-180.png' },
  },
  {
    name: 'its icon, which runs nothing',
    path: '/icons/favicon.svg',
    told: {
      status: 200,
      ...safe,
      ...kept,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    },
  },
  {
    name: 'the shows of a month, for print',
    path: '/en/calendar?print=all&month=2027-07',
    told: {
      status: 200,
      ...safe,
      ...kept,
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
      ),
    },
  },
  {
    name: 'words of another version',
    path: '/words/fr-0123456789abcdef.json',
    told: { status: 200, ...safe, ...fresh, ...json, etag: 'W/"…"', 'content-length': '…' },
  },
];

describe('all headers of an answer', () => {
  test.each(cases)('Security: $name ($path)', async ({ path, init, told }) => {
    expect(await headersAt(path, init?.())).toEqual(told);
  });

  test('Security: a code for the door is a picture, for the member’s own pages alone', async () => {
    const path = `/api/member/v1/me/creditbooking/${booking}/barcode/rebuilt`;
    expect(await headersAt(path, { headers: own })).toEqual({
      status: 200,
      ...personal,
      'content-type': 'image/png',
    });
  });

  test('Security: what has not changed comes without a body, and without a policy of its own', async () => {
    const path = '/api/member/v1/countries';
    const etag = (await site.app.hono.request(path)).headers.get('etag') ?? '';
    const unchanged = Object.fromEntries(Object.entries(lasting).filter(([name]) => !(name in safe)));
    expect(await headersAt(path, { headers: { 'if-none-match': etag } })).toEqual({
      status: 304,
      ...unchanged,
    });
  });
});
