import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { checkCsrf, comesFromHere, giveCookie } from './csrf.ts';

const publicUrl = 'https://festival.example';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: publicUrl }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ origin: publicUrl, host: 'inner:8080' }, true],
  [{ origin: 'http://inner:8080', host: 'inner:8080' }, true],
  [{ origin: 'http://inner:8081', host: 'inner:8080' }, false],
  [{ origin: 'https://evil.example', host: 'inner:8080' }, false],
  [{ origin: 'https://festival.example.evil.example', host: 'inner:8080' }, false],
  [{ origin: 'null', host: 'inner:8080' }, false],
])('Security: a request with %o comes from here: %s', async (headers, isOurs) => {
  let told: boolean | undefined;
  const hono = new Hono().post('/', (context) => {
    told = comesFromHere(context, publicUrl);
    return context.body(null);
  });
  await hono.request('/', { method: 'POST', headers });
  expect(told).toBe(isOurs);
});

const token = 'a-token_of-16chr';
const both = (cookie: string, header = cookie) => ({
  cookie: `XSRF-TOKEN=${cookie}`,
  'x-xsrf-token': header,
});

test.each<[string, string, Record<string, string>, string]>([
  ['who reads', 'GET', {}, 'let in'],
  ['who asks for the headers', 'HEAD', {}, 'let in'],
  ['who asks what is allowed', 'OPTIONS', {}, 'let in'],
  ['who repeats the cookie', 'POST', both(token), 'let in'],
  ['a long one', 'POST', both('x'.repeat(128)), 'let in'],
  ['who repeats another', 'POST', both(token, token.replace('a', 'b')), 'csrf'],
  ['a part of it', 'DELETE', both(token, token.slice(1)), 'csrf'],
  ['nothing of it', 'PUT', { cookie: `XSRF-TOKEN=${token}` }, 'csrf'],
  ['who has no cookie', 'PATCH', { 'x-xsrf-token': token }, 'csrf'],
  ['an empty one', 'POST', both(''), 'csrf'],
  ['one that is too short to be ours', 'POST', both(token.slice(1)), 'csrf'],
  ['one that is too long', 'POST', both('x'.repeat(129)), 'csrf'],
  ['another site', 'POST', { ...both(token), 'sec-fetch-site': 'cross-site' }, 'csrf'],
])('Security: of a change, %s (%s) with %o: %s', async (_, method, headers, told) => {
  const hono = new Hono().all('/', (context) => {
    checkCsrf(context, publicUrl);
    return context.body(null, 200, { 'x-told': 'let in' });
  });
  hono.onError((caught, context) =>
    context.body(null, 403, { 'x-told': caught instanceof Refusal ? caught.code : 'failed' }),
  );
  expect((await hono.request('/', { method, headers })).headers.get('x-told')).toBe(told);
});

test.each([
  ['https://festival.example', '', 'XSRF-TOKEN=…; Path=/; Secure; SameSite=Lax'],
  ['http://127.0.0.1:8080', '', 'XSRF-TOKEN=…; Path=/; SameSite=Lax'],
  ['https://festival.example', 'XSRF-TOKEN=short', 'XSRF-TOKEN=…; Path=/; Secure; SameSite=Lax'],
  ['https://festival.example', `XSRF-TOKEN=${token}`, null],
])('Security: the cookie at %s for a browser with "%s": %s', async (url, cookie, given) => {
  const hono = new Hono().get('/', (context) => {
    giveCookie(context, url);
    return context.body(null);
  });
  const { headers } = await hono.request('/', { headers: { cookie } });
  expect(headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=…;') ?? null).toBe(given);
});
