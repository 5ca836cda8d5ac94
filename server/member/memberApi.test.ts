import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertAll } from '../store/schema/insert.ts';
import { listenOnFreePort, startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { mostKeys } from './idempotency.ts';
import { memberResources } from './resources.ts';
import { addMember, key, openVisitor, readAnswer, refusal, signIn, type Visitor } from './testing/visitor.ts';

const email = 'camille@example.test';
let site: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
});
afterEach(() => site.close());

const request = async (path: string, init?: RequestInit) =>
  readAnswer(await site.app.hono.request(`/api/member${path}`, init));

describe('every answer', () => {
  test.each([
    ['GET', '/v1/countries', '200', 'private, max-age=0, must-revalidate'],
    ['GET', '/v1/cities?filters=nowhere', '200', 'private, max-age=0, must-revalidate'],
    ['GET', '/v1/cities?lang=xx', '400 invalid', 'no-store'],
    ['GET', '/v1/me/profile', '401 unauthorised', 'no-store'],
    ['GET', '/v1/nothing', '404 not-found', 'no-store'],
    ['GET', '', '404 not-found', 'no-store'],
    ['POST', '/v1/login/verify', '403 csrf', 'no-store'],
    ['PUT', '/v1/register', '405 method-not-allowed', 'no-store'],
  ])(
    '%s %s (%s): caches are told %s, it sets the missing cookie and tells the time',
    async (method, path, told, caches) => {
      const answer = await request(path, { method });
      expect(refusal(answer)).toBe(told);
      expect([answer.headers.get('cache-control'), answer.headers.get('date')]).toEqual([
        caches,
        'Fri, 16 Jul 2027 21:30:00 GMT',
      ]);
      expect(answer.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
      expect(answer.headers.get('content-type')).toBe('application/json');
    },
  );

  test('a cookie that is there stays; one that is none of ours is replaced', async () => {
    const cookieFor = async (cookie: string) =>
      (await request('/v1/countries', { headers: { cookie } })).headers.get('set-cookie');
    expect(await cookieFor(`lang=fr; XSRF-TOKEN=${'a'.repeat(43)}`)).toBeNull();
    expect(await cookieFor('XSRF-TOKEN=')).toMatch(/^XSRF-TOKEN=/);
  });

  test('the app’s time is what arrives over a socket, not the machine’s', async () => {
    const { origin, stop } = await listenOnFreePort(site.app);
    const answer = await fetch(`${origin}/api/member/v1/countries`);
    await stop();
    expect(answer.headers.get('date')).toBe('Fri, 16 Jul 2027 21:30:00 GMT');
  });

  test('on https the cookie is secure', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://festival.example' } });
    const answer = await secure.app.hono.request('/api/member/v1/countries');
    await secure.close();
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
  });

  test('documents never set a cookie', async () => {
    expect((await site.app.hono.request('/healthz')).headers.get('set-cookie')).toBeNull();
  });
});

describe('what is asked', () => {
  test.each([
    ['/v1/login/initiate', 'DELETE', 'POST'],
    ['/v1/me/profile', 'POST', 'GET, HEAD, PATCH'],
    ['/v1/me/creditbooking/1', 'PUT', 'GET, HEAD, PATCH, DELETE'],
  ])('%s with %s says what is allowed: %s', async (path, method, allowed) => {
    const answer = await visitor.ask(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });

  const verify = (body: string, headers: Record<string, string> = {}) =>
    visitor.ask('POST', '/v1/login/verify', { body, headers });
  test('a body is JSON of 64 kB at most, with every field of its type', async () => {
    expect(refusal(await verify('{"token":'))).toBe('400 invalid');
    expect(refusal(await verify('[]'))).toBe('400 invalid');
    expect(refusal(await verify('{"token":"t","code":123456,"key":"k"}'))).toBe('400 invalid');
    expect(refusal(await verify(`{"token":"t","code":"123456","key":"${'k'.repeat(65)}"}`))).toBe(
      '400 invalid',
    );
    expect(refusal(await verify('token=t', { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(
      '400 invalid',
    );
    expect(refusal(await verify(JSON.stringify({ token: 't'.repeat(65_536), code: '1', key })))).toBe(
      '413 too-large',
    );
    expect(refusal(await verify('['.repeat(60_000)))).toBe('400 invalid');
    expect(refusal(await verify('{"token":"t","code":"123456","key":"k","__proto__":{"x":1}}'))).toBe(
      '401 unauthorised',
    );
  });

  test('the type of a body may name its letters', async () => {
    const body = JSON.stringify({ token: 't', code: '123456', key });
    const type = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(refusal(await verify(body, type))).toBe('401 unauthorised');
  });

  test('SES-14: the scheme of a token is written in any case', async () => {
    await addMember(site.store, email);
    const { token } = await signIn(visitor, site.store.dataDirectory, email);
    const told = await request('/v1/me/profile', { headers: { authorization: `bearer ${token}` } });
    expect(refusal(told)).toBe('200');
  });

  test('the refusal names a field and repeats no value', async () => {
    const { body } = await visitor.ask('POST', '/v1/login_token_refresh', {
      body: { refresh_token: ['secret value'], key },
    });
    expect(body).toEqual({ error: { code: 'invalid', message: 'refresh_token is not what it must be' } });
  });

  test('SES-14: a 401 says which kind of token it wants', async () => {
    const { headers } = await request('/v1/me/profile');
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test('SES-14: every path for members answers 401 without a token, whatever else is wrong', async () => {
    const own = memberResources.filter(({ access }) => access === 'member');
    expect(own.length).toBeGreaterThan(10);
    for (const { method, path } of own)
      expect([path, refusal(await request(path, { method, body: method === 'GET' ? null : '{' }))]).toEqual([
        path,
        '401 unauthorised',
      ]);
  });
});

test.each([
  ['', '400 invalid'],
  ['k'.repeat(255), '201'],
  ['k'.repeat(256), '400 invalid'],
])('contract: the header Idempotency-Key is judged as it came (%#: %s)', async (idempotencyKey, told) => {
  await addMember(site.store, email);
  const { token } = await signIn(visitor, site.store.dataDirectory, email);
  const wished = await visitor.ask('POST', '/v1/me/programmationwishlist', {
    token,
    body: { programmation: '7', edition: '2027', festival: '8' },
    headers: { 'idempotency-key': idempotencyKey },
  });
  expect(refusal(wished)).toBe(told);
});

test('contract: who has changed too much in a day is told when to try again', async () => {
  const { id: member_id } = await addMember(site.store, email);
  const { token } = await signIn(visitor, site.store.dataDirectory, email);
  const answered_at = site.clock.now().epochMilliseconds / 1000;
  const answer = { member_id, path: '', request_hash: '', status: 200, body: '', answered_at };
  await site.store.transact((db) =>
    insertAll(
      db,
      'idempotent_answers',
      Array.from({ length: mostKeys }, (_, index) => ({ ...answer, key: `key ${index}` })),
    ),
  );
  const wished = await visitor.ask('POST', '/v1/me/programmationwishlist', {
    token,
    body: { programmation: '7', edition: '2027', festival: '8' },
    headers: { 'idempotency-key': 'one more' },
  });
  expect([refusal(wished), wished.headers.get('retry-after')]).toEqual(['429 too-many', '3600']);
});

describe('cross-site requests', () => {
  const cookie = 'a'.repeat(43);
  const own = { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie };
  const logIn = async (headers: Record<string, string>) =>
    refusal(
      await request('/v1/login/initiate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ username: email, password: 'wrong', key }),
      }),
    );
  const through = '401 invalid-credentials';

  test.each([
    ['cookie and header agree', own, through],
    ['no header', { cookie: own.cookie }, '403 csrf'],
    ['no cookie', { 'x-xsrf-token': cookie }, '403 csrf'],
    ['both empty', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }, '403 csrf'],
    ['another value', { ...own, 'x-xsrf-token': 'b'.repeat(43) }, '403 csrf'],
    ['a page of another site', { ...own, origin: 'https://evil.example' }, '403 csrf'],
    ['a sandboxed page', { ...own, origin: 'null' }, '403 csrf'],
    ['our own origin', { ...own, origin: 'http://127.0.0.1:8080' }, through],
    ['the host that was asked', { ...own, origin: 'http://localhost' }, through],
    ['the browser says cross-site', { ...own, 'sec-fetch-site': 'cross-site' }, '403 csrf'],
    ['the browser says same-site', { ...own, 'sec-fetch-site': 'same-site' }, '403 csrf'],
    ['the browser says that a person asks', { ...own, 'sec-fetch-site': 'none' }, through],
    ['the browser says same-origin', { ...own, 'sec-fetch-site': 'same-origin' }, through],
  ])('CSRF: %s', async (_, headers, told) => {
    expect(await logIn(headers)).toBe(told);
  });

  test('CSRF: a member’s change needs the header too; reading does not', async () => {
    await addMember(site.store, email);
    const { token } = await signIn(visitor, site.store.dataDirectory, email);
    const patch = { token, body: { firstname: 'Cam' } };
    const forged = { ...patch, headers: { 'x-xsrf-token': 'forged' } };
    expect(refusal(await visitor.ask('PATCH', '/v1/me/profile', forged))).toBe('403 csrf');
    expect(refusal(await visitor.ask('PATCH', '/v1/me/profile', patch))).toBe('200');
    // A browser that names its page alone, behind a proxy that names another host.
    const named = { ...patch, headers: { origin: 'http://127.0.0.1:8080' } };
    expect(refusal(await visitor.ask('PATCH', '/v1/me/profile', named))).toBe('200');
    const foreign = { ...patch, headers: { origin: 'https://evil.example' } };
    expect(refusal(await visitor.ask('PATCH', '/v1/me/profile', foreign))).toBe('403 csrf');
    const reading = await request('/v1/me/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(reading.body).toMatchObject({ data: { firstname: 'Cam' } });
  });
});
