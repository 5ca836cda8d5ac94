import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../environment.ts';
import { createLog } from '../log.ts';
import { testSource } from '../profile/testing/testFestival.ts';
import { openSecrets } from '../protection/secrets.ts';
import { tooMany } from '../protection/tooMany.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { createNewsletterLinks } from './links.ts';
import { createNewsletterApi } from './newsletterApi.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** The API beside a count of requests, which is full or not. */
const open = async (isFull: boolean, env: NodeJS.ProcessEnv = {}) => {
  const settings = readSettings({ PUBLIC_URL: 'https://festival.example', ...env });
  const secrets = await openSecrets(store, clock);
  const counted: string[] = [];
  const api = createNewsletterApi({
    settings,
    store,
    clock,
    secrets,
    links: createNewsletterLinks(secrets, settings.publicUrl),
    festival: testSource,
    log: createLog(() => null),
    limits: {
      count: (key) => {
        counted.push(key);
        if (isFull) throw tooMany(41.5);
      },
    },
  });
  return { hono: new Hono().route('/api/newsletter', api), counted };
};

const csrf = 'a-token-of-the-browser';
const script = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf },
  body: JSON.stringify(body),
});
const form = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body,
});
const email = 'camille@example.test';
const retry = { 'retry-after': '42' };

/** Each way to the newsletter, and what it hears while there is room and while there is none. */
const ways: [name: string, path: string, init: RequestInit, free: string, full: object][] = [
  ['asking', '', script({ email }), '202', { status: 429, ...retry }],
  [
    'asking by a form',
    '',
    form(`email=${email}&lang=en`),
    '303',
    { status: 303, location: '/en/newsletter/confirm?said=later' },
  ],
  ['confirming', '/confirm', script({ token: 'x' }), '400', { status: 429, ...retry }],
  [
    'confirming by the page',
    '/confirm',
    form('token=x&lang=fr'),
    '303',
    { status: 303, location: '/fr/infolettre/confirmer?said=later' },
  ],
  [
    'leaving by a mail program',
    '/unsubscribe?token=x',
    form('List-Unsubscribe=One-Click'),
    '400',
    { status: 429, ...retry },
  ],
  [
    'leaving by the page',
    '/unsubscribe?token=x',
    form('lang=en'),
    '303',
    { status: 303, location: '/en/newsletter/unsubscribe?said=later' },
  ],
  ['looking at the way out', '/unsubscribe?token=x', {}, '302', { status: 429, ...retry }],
];

test.each(ways)(
  'Security: %s is counted once for its network, and where that asks too often it is told when to come back',
  async (_, path, init, free, full) => {
    const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
    const [counting, counted] = [await open(false), await open(true)];
    const asked = await counting.hono.request(`/api/newsletter${path}`, init, connection);
    expect([String(asked.status), counting.counted]).toEqual([free, ['192.0.2.7']]);
    const { status, headers } = await counted.hono.request(`/api/newsletter${path}`, init, connection);
    const [after, location] = [headers.get('retry-after'), headers.get('location')];
    expect({
      status,
      ...(after !== null && { 'retry-after': after }),
      ...(location !== null && { location }),
    }).toEqual(full);
  },
);

test('Security: behind a trusted proxy the network that it names is counted', async () => {
  const { hono, counted } = await open(false, { TRUSTED_PROXIES: '192.0.2.7' });
  const { headers, ...asked } = script({ email });
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
  const forwarded = { ...headers, 'x-forwarded-for': '198.51.100.9' };
  await hono.request('/api/newsletter', { ...asked, headers: forwarded }, connection);
  expect(counted).toEqual(['198.51.100.9']);
});

test.each([
  ['', { email }, 202],
  ['/confirm', { token: 'x' }, 400],
])(
  'Security: the script of this site’s page is heard at its public address, whatever host a proxy names: %j',
  async (path, body, status) => {
    const { hono } = await open(false);
    const { headers, ...asked } = script(body);
    const from = async (origin: string): Promise<number> => {
      const sent = { ...asked, headers: { ...headers, origin, host: 'inner:8080' } };
      return (await hono.request(`/api/newsletter${path}`, sent)).status;
    };
    expect([await from('https://festival.example'), await from('https://evil.example')]).toEqual([
      status,
      403,
    ]);
  },
);
