import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { pagesOf } from './pages/testing/pagesOf.ts';
import { contentResources } from './content/resources.ts';
import { readSettings } from './environment.ts';
import { createLog } from './log.ts';
import { memberResources } from './member/resources.ts';
import { addMember, openVisitor, refusal, signIn, type Visitor } from './member/testing/visitor.ts';
import type { Store } from './store/store.ts';
import { engines, type Engine } from './store/testing/engines.ts';
import { fillTestProgramme } from './store/testing/programme.ts';
import { createTestClock } from './testing/startTestApp.ts';

const email = 'camille@example.test';
const characters = ['\u0000', '\n', '\u001f', '\u007f', '\u0085', '\u2028'];
const given: Record<string, string> = {
  lang: 'fr',
  siteId: '8',
  id: '1',
  path: 'confidentialite',
  type: 'cities',
};
const fill = (path: string, around: (value: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => around(given[name] ?? name));

const isFilled = ({ path }: { path: string }): boolean => path.includes('{');

describe.each(engines)('control characters on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('every route', () => {
    let engine: Engine;
    let store: Store;
    let visitor: Visitor;
    let token: string;
    let request: (address: string) => Promise<Response>;
    const logged: unknown[] = [];
    const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-control-'));
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      const app = await createApp({
        settings: { ...readSettings({}), dataDirectory },
        store,
        clock: createTestClock('2027-07-16T21:30:00Z'),
        log: createLog((line) => logged.push(JSON.parse(line))),
        pages: pagesOf(({ url }) => {
          const { pathname, search } = new URL(url);
          const headers = { 'content-type': 'text/html' };
          return Promise.resolve({ status: 404, headers, body: pathname + search });
        }),
      });
      request = async (address) => app.hono.request(address);
      visitor = await openVisitor(app);
      await addMember(store, email);
      ({ token } = await signIn(visitor, dataDirectory, email));
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    });

    test.each(characters.map((character) => encodeURIComponent(character)))(
      'errors: %s in a path is a 404, in a parameter a 400',
      async (encoded) => {
        for (const { path } of contentResources) {
          const url = `/api/content${fill(path, (value) => value)}`;
          expect([path, (await request(`${url}?offset=${encoded}&x=${encoded}`)).status]).toEqual([
            path,
            400,
          ]);
        }
        for (const { path } of contentResources.filter(isFilled)) {
          const wrong = `/api/content${fill(path, (value) => value + encoded)}`;
          expect([path, (await request(wrong)).status]).toEqual([path, 404]);
        }
        for (const { path, method } of memberResources.filter(isFilled))
          expect([
            path,
            refusal(
              await visitor.ask(
                method,
                fill(path, (value) => value + encoded),
                { token },
              ),
            ),
          ]).toEqual([path, '404 not-found']);
      },
    );

    test.each(characters)('errors: %j in a body is a 400, wherever it stands', async (character) => {
      const withBody = memberResources.filter(({ request: { body } }) => body !== undefined);
      expect(withBody.length).toBeGreaterThan(8);
      for (const { path, method } of withBody)
        for (const body of [
          { username: `a${character}b`, password: 'x', key: 'k' },
          { firstname: `Ca${character}mille` },
          { nested: [{ deep: `x${character}y` }] },
          { [`na${character}me`]: 1 },
        ])
          expect([
            path,
            refusal(
              await visitor.ask(
                method,
                fill(path, (value) => value),
                { token, body },
              ),
            ),
          ]).toEqual([path, '400 invalid']);
      expect((await visitor.ask('GET', '/v1/me/profile', { token })).body).toMatchObject({
        data: { firstname: 'Camille' },
      });
    });

    test.each([
      ['/fr/%00', '/fr/404'],
      ['/en/shows/a%0Ab?q=1', '/en/404'],
      ['/x%1f', '/fr/404'],
      ['/en/calendar?city=%00', '/en/404'],
      ['/en/calendar?city=%2500', '/en/calendar?city=%2500'],
      ['/en/caf%C3%A9', '/en/caf%C3%A9'],
    ])('RTE-10: the page %s is the page %s', async (address, answered) => {
      const answer = await request(address);
      expect([answer.status, await answer.text()]).toEqual([404, answered]);
    });

    test('errors: none of it is an error of ours', () => {
      expect(logged).toEqual([]);
    });
  });
});
