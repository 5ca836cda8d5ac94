import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { callerReader } from './request.ts';
import type { Caller } from './resource.ts';

/** The caller of a request from a connection, behind a trusted proxy at 10.0.0.1. */
const read = async (connection: string, headers: Record<string, string>): Promise<Caller | undefined> => {
  const readCaller = callerReader({ trustedProxies: ['10.0.0.1'] });
  let told: Caller | undefined;
  const hono = new Hono().get('/', (context) => {
    told = readCaller(context);
    return context.body(null);
  });
  await hono.request('/', { headers }, { incoming: { socket: { remoteAddress: connection } } });
  return told;
};
const nothing = { idempotencyKey: null, bearer: null, devices: '', ifMatch: null, userAgent: '' };

test('Security: a caller who says nothing is known by the network alone', async () => {
  expect(await read('203.0.113.9', {})).toEqual({ ...nothing, address: '203.0.113.9' });
});

test('Security: a caller is told by their headers, behind a trusted proxy also by the one that names their network', async () => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'idempotency-key': 'once',
    authorization: 'Bearer a.b-c_d~e+f/g==',
    cookie: 'DEVICES=one~two',
    'if-match': '"tag"',
    'user-agent': 'Firefox',
  };
  expect(await read('10.0.0.1', headers)).toEqual({
    idempotencyKey: 'once',
    bearer: 'a.b-c_d~e+f/g==',
    address: '198.51.100.7',
    devices: 'one~two',
    ifMatch: '"tag"',
    userAgent: 'Firefox',
  });
  expect((await read('203.0.113.9', headers))?.address).toBe('203.0.113.9');
});

test.each([
  ['bearer abc', 'abc'],
  ['Bearer abc=', 'abc='],
  ['Bearer a b', null],
  ['Bearer ', null],
  ['Basic abc', null],
  ['xBearer abc', null],
])('SES-14: of "%s" the token is %j', async (authorization, bearer) => {
  expect((await read('203.0.113.9', { authorization }))?.bearer).toBe(bearer);
});
