import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readSettings } from '../environment.ts';
import { createLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { memberResources } from './resources.ts';
import { addMember, key, openVisitor, password, refusal, signIn, type Visitor } from './testing/visitor.ts';

const email = 'camille@example.test';
const ids = { programmation: '7', edition: '2027', festival: '8' };
const reserve = { ...ids, status: 'true' };
const bookings = '/v1/me/creditbooking';
const wishes = '/v1/me/programmationwishlist';
const profile = '/v1/me/profile';
const logIn = '/v1/login/initiate';

/** Bodies that are no object, or none for any path. */
const shapeless = {
  nothing: '',
  'half an object': '{"programmation":',
  'a list': '[]',
  null: 'null',
  'a text': '"text"',
  'a number': '1e400',
  'two objects': '{}{}',
  'no UTF-8': '\u{fffd}{',
  deep: '['.repeat(60_000),
  'wrong types': JSON.stringify({
    ...Object.fromEntries(['programmation', 'edition', 'festival', 'username', 'email'].map((n) => [n, 7])),
    ...Object.fromEntries(
      ['status', 'liked', 'key', 'token', 'refresh_token', 'firstname'].map((n) => [n, []]),
    ),
    Email: {},
  }),
};

/** Bodies of the right shape without meaning, or with a bad one. */
const odd: [told: string, method: string, path: string, body: object][] = [
  ...['0', '-1', '07', '1e3', '7.0', ' 7', '٧', '9999999999', '9'.repeat(400), "7' or '1'='1"].map(
    (programmation): [string, string, string, object] => [
      '404 not-found',
      'POST',
      bookings,
      { ...reserve, programmation },
    ],
  ),
  ['404 not-found', 'POST', bookings, { ...reserve, programmation: '999999999' }],
  ['422 contradictory', 'POST', bookings, { ...reserve, edition: '999999999999' }],
  ['422 contradictory', 'POST', bookings, { ...reserve, festival: '-8' }],
  ['400 invalid', 'POST', bookings, { ...reserve, status: 'false' }],
  ['404 not-found', 'POST', wishes, { ...ids, programmation: '2147483648' }],
  ['400 invalid', 'POST', wishes, { ...ids, liked: 'true' }],
  ['400 invalid', 'PATCH', profile, { firstname: 'x'.repeat(101) }],
  ['400 invalid', 'PATCH', profile, { lang: 'de' }],
  ['401 invalid-credentials', 'POST', logIn, { username: "' or 1=1 --@x.test", password: 'x', key }],
  ['401 invalid-credentials', 'POST', logIn, { username: `${'é'.repeat(60)}@x.test`, password, key }],
  ['401 invalid-credentials', 'POST', logIn, { username: email, password: '\ud800', key }],
  ['401 unauthorised', 'POST', '/v1/login/verify', { token: '\ud800', code: '١٢٣٤٥٦', key }],
  ['401 unauthorised', 'POST', '/v1/login_token_refresh', { refresh_token: `${randomUUID()}.\udfff`, key }],
];

/** Names that belong to somebody, or nobody; they come back unchanged. */
const names = ['Zoë 🎪', 'محمد', 'O’Neil; drop table members', '\\', '%_', '{{firstname}}', 'x'.repeat(100)];

describe.each(engines)('bad bodies on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('every path', () => {
    let engine: Engine;
    let store: Store;
    let visitor: Visitor;
    let token: string;
    const logged: unknown[] = [];
    const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-bodies-'));
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      const app = await createApp({
        settings: { ...readSettings({}), dataDirectory },
        store,
        clock: createTestClock('2027-07-16T21:30:00Z'),
        log: createLog((line) => logged.push(JSON.parse(line))),
      });
      visitor = await openVisitor(app);
      await addMember(store, email);
      ({ token } = await signIn(visitor, dataDirectory, email));
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    });
    const tell = async (method: string, path: string, body: unknown): Promise<string> =>
      refusal(await visitor.ask(method, path, { token, body }));

    const withBody = memberResources.filter(({ request: { body } }) => body !== undefined);
    test.each(Object.entries(shapeless))('errors: %s is a 400 wherever it is sent', async (_, body) => {
      expect(withBody.length).toBeGreaterThan(8);
      for (const { method, path } of withBody)
        expect([path, await tell(method, path.replace('{id}', randomUUID()), body)]).toEqual([
          path,
          '400 invalid',
        ]);
    });

    test.each(odd)('errors: %s for %s %s %j', async (told, method, path, body) => {
      expect(await tell(method, path, body)).toBe(told);
    });

    test.each(names)('PRO-02: the name %j is taken as it is', async (firstname) => {
      expect(await tell('PATCH', profile, { firstname })).toBe('200');
      expect((await visitor.ask('GET', profile, { token })).body).toMatchObject({ data: { firstname } });
    });

    test('errors: none of it is an error of ours, or a reservation', async () => {
      expect([
        logged,
        await store.db.selectFrom('bookings').select('uuid').execute(),
        await store.db.selectFrom('wishes').select('uuid').execute(),
      ]).toEqual([[], [], []]);
    });
  });
});
