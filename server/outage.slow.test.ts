import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from '#ci/postgres.mjs';
import { createApp, type App } from './app.ts';
import { readSettings } from './environment.ts';
import { createLog } from './log.ts';
import { openStore, type Store } from './store/store.ts';
import { startPostgres, type TestPostgres } from './store/testing/postgres.ts';
import { fillTestProgramme } from './store/testing/programme.ts';
import { createTestClock, listenOnFreePort } from './testing/startTestApp.ts';
import { pagesOf } from './pages/testing/pagesOf.ts';

const sponsors = '/api/content/fr/content/8/sponsors';
const menus = '/api/content/fr/content/8/metadata';
const login = '/api/member/v1/login/initiate';

const folder = findPostgres();
describe.runIf(folder !== null)('the database is away', () => {
  let postgres: TestPostgres;
  let store: Store;
  let site: Awaited<ReturnType<typeof listenOnFreePort>>;
  const start = async (): Promise<App> => {
    postgres = await startPostgres(folder ?? '');
    const log = createLog(() => null);
    const settings = readSettings({ DATABASE_URL: await postgres.createDatabase('site') });
    store = await openStore(settings, log);
    await fillTestProgramme(store);
    const clock = createTestClock('2027-07-16T21:30:00Z');
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Bonjour</p>' };
    const pages = pagesOf(() => Promise.resolve(page));
    const app = await createApp({ settings, store, clock, log, pages });
    await app.warm();
    return app;
  };
  const ask = async (path: string, init?: RequestInit) => {
    const { status, headers } = await fetch(site.origin + path, init);
    return [status, headers.get('retry-after')];
  };
  const logIn = async () => {
    const cookie = (await fetch(`${site.origin}${login}`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return ask(login, {
      method: 'POST',
      headers: { cookie, 'x-xsrf-token': cookie.split('=')[1] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'camille@example.test', password: 'x', key: 'k' }),
    });
  };
  beforeEach(async () => {
    site = await listenOnFreePort(await start());
    expect([await ask('/fr'), await ask(sponsors)]).toEqual([
      [200, null],
      [200, null],
    ]);
  });
  afterEach(async () => {
    await site.stop();
    await store.close();
    await postgres.stop();
  });

  test.each(['shutDown', 'hang'] as const)(
    '%s: what is prepared goes on, what needs it is a 503 with Retry-After, and all is well after its return',
    async (outage) => {
      expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
        [200, null],
        [200, null],
      ]);
      await postgres[outage]();
      await expect.poll(() => ask('/readyz')).toEqual([503, '5']);
      for (let round = 0; round < 3; round += 1)
        expect(await Promise.all([ask('/fr'), ask(sponsors), ask('/healthz')])).toEqual([
          [200, null],
          [200, null],
          [200, null],
        ]);
      expect(await Promise.all([ask(menus), logIn()])).toEqual([
        [503, '5'],
        [503, '5'],
      ]);
      await postgres.resume();
      await expect.poll(() => ask(menus)).toEqual([200, null]);
      expect([await ask('/readyz'), await logIn()]).toEqual([
        [200, null],
        [401, null],
      ]);
    },
  );
});
