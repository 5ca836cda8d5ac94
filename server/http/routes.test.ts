import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { StoreUnavailable } from '../store/engine/storeUnavailable.ts';
import { answerFailure } from './routes.ts';

test.each([
  ['that fails', false, new Error('secret'), [500, 'internal', null], ['error', 'api.failed', 'secret']],
  [
    'that fails after who asked has left',
    true,
    new Error('secret'),
    [400, 'invalid', null],
    ['info', 'request.left', undefined],
  ],
  [
    'while the database is away',
    false,
    new StoreUnavailable(new Error('refused')),
    [503, 'unavailable', '5'],
    ['warn', 'store.unavailable', 'refused'],
  ],
])('OPS-33: a call %s has its refusal and its line of the log', async (_, hasLeft, failure, told, line) => {
  const logged: unknown[] = [];
  const log = createLog((line) => {
    const { level, event, path, reason } = JSON.parse(line);
    logged.push({ path, line: [level, event, reason] });
  });
  const hono = new Hono().get('/api/a', () => Promise.reject(failure));
  hono.onError((caught, context) => answerFailure(context, caught, log));
  const signal = hasLeft ? AbortSignal.abort() : new AbortController().signal;
  const { status, headers, body } = await hono.request(new Request('http://localhost/api/a', { signal }));
  const { error } = await new Response(body).json();
  expect([[status, error.code, headers.get('retry-after')], logged]).toEqual([
    told,
    [{ path: '/api/a', line }],
  ]);
});
