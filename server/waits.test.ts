import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLimits } from './store/engine/limits.ts';
import { timeToWait } from './store/engine/turns.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

vi.mock(import('./store/engine/turns.ts'), async (original) => {
  const real = await original();
  return { ...real, timeToWait: vi.fn(real.timeToWait) };
});

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
  vi.mocked(timeToWait).mockClear();
});
afterEach(() => site.close());

const xsrf = 'x'.repeat(16);
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
  body: JSON.stringify(body),
});
const email = 'jo@example.test';

test.each([
  // A preview is never prepared, so that only the answer itself asks the database.
  { api: 'content', path: '/api/content/fr/router?preview=1', init: {}, status: 200 },
  { api: 'newsletter', path: '/api/newsletter', init: post({ email, lang: 'fr' }), status: 202 },
  {
    api: 'member',
    path: '/api/member/v1/reset-password/initiate',
    init: post({ email, key: 'k' }),
    status: 200,
  },
])(
  'QA: a request to the $api API waits for the database once, however often it asks',
  async ({ path, init, status }) => {
    expect((await site.app.hono.request(path, init)).status).toBe(status);
    const waits = vi.mocked(timeToWait).mock.results.map(({ value }) => Number(value));
    expect(waits.length).toBeGreaterThan(1);
    expect(waits.filter((wait) => wait >= storeLimits.wait)).toEqual([]);
  },
);
