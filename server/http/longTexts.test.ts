import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addMember, initiate, key, openVisitor, password, type Visitor } from '../member/testing/visitor.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

/** Marks that Unicode sorts one by one: twice as many take four times as long. */
const marks = `a${'\u0315\u0300'.repeat(10_000)}`;
const address = `${marks}@example.test`;
/** An address may be in any form of Unicode. */
const mostNormalised = 4 * 254;

let running: TestApp;
let visitor: Visitor;
let pending: string;
beforeAll(async () => {
  running = await startTestApp();
  visitor = await openVisitor(running.app);
  await addMember(running.store, 'camille@example.test');
  pending = await initiate(visitor, 'camille@example.test');
});
afterAll(() => running.close());
afterEach(() => void vi.restoreAllMocks());

/** Characters of the longest text normalised during a request. */
const longestNormalised = async (ask: () => Promise<{ status: number }>): Promise<[number, number]> => {
  const { normalize } = String.prototype;
  let longest = 0;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    longest = Math.max(longest, this.length);
    return normalize.call(this, form);
  });
  const { status } = await ask();
  vi.restoreAllMocks();
  return [status, longest];
};

describe('Security: what takes time by the square of its length is short, or is not looked at', () => {
  const post = (path: string, body: object) => () => visitor.ask('POST', path, { body });
  const ids = { token: 't', uuid: 'u', userref: 'r' };

  test.each([
    ['a name that logs in', 401, () => post('/v1/login/initiate', { username: address, password, key })],
    ['the code of a login', 401, () => post('/v1/login/verify', { token: pending, code: marks, key })],
    ['who asks for a new password', 400, () => post('/v1/reset-password/initiate', { email: address })],
    [
      'the address of a request',
      400,
      () => post('/v1/reset-password/validate', { ...ids, email: address, code: '123456' }),
    ],
    [
      'the code of a request',
      400,
      () => post('/v1/reset-password/validate', { ...ids, email: 'camille@example.test', code: marks }),
    ],
    [
      'who registers',
      400,
      () =>
        post('/v1/register', {
          FullName: 'Camille Roy',
          Email: address,
          Location: 'Montréal',
          Password: password,
        }),
    ],
  ] as const)('Security: %s: %i', async (_who, status, prepare) => {
    const [answered, longest] = await longestNormalised(prepare());
    expect(answered).toBe(status);
    expect(longest).toBeLessThanOrEqual(mostNormalised);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'LAY-33: who wants the newsletter, by %s',
    async (type) => {
      const fields = { email: address.slice(0, 2_500), lang: 'fr' };
      const [answered, longest] = await longestNormalised(async () =>
        running.app.hono.request('/api/newsletter', {
          method: 'POST',
          headers: {
            'content-type': type,
            'sec-fetch-site': 'same-origin',
            cookie: 'XSRF-TOKEN=a-token-of-the-browser',
            'x-xsrf-token': 'a-token-of-the-browser',
          },
          body: type === 'application/json' ? JSON.stringify(fields) : new URLSearchParams(fields),
        }),
      );
      expect(answered).toBe(type === 'application/json' ? 400 : 303);
      expect(longest).toBeLessThanOrEqual(mostNormalised);
    },
  );

  test.each([
    [mostNormalised, 200],
    [mostNormalised + 1, 400],
  ])('PRO-05: an address that is written in %i characters: %i', async (length, status) => {
    const { status: answered } = await post('/v1/reset-password/initiate', {
      email: 'camille@example.test'.padStart(length),
    })();
    expect(answered).toBe(status);
  });

  test('control: an address whose letters and marks are apart is read as people see it', async () => {
    const [answered, longest] = await longestNormalised(
      post('/v1/login/initiate', { username: ' CAMILLE\uff20example.test ', password, key }),
    );
    expect([answered, longest]).toEqual([200, 22]);
  });
});

describe('LDR-01: a path of content', () => {
  const longest = 2_048;
  const ask = async (path: string) => {
    const replaced = vi.spyOn(String.prototype, 'replace');
    const trimmed = (): number =>
      replaced.mock.contexts.reduce((most: number, text) => Math.max(most, String(text).length), 0);
    const answer = await running.app.hono.request(path);
    return { status: answer.status, trimmed: trimmed(), body: await answer.text() };
  };
  const notFound = '{"error":{"code":"not-found","message":"No content has this path"}}';

  test.each([longest, longest + 1, 15_000])(
    'Security: of %i characters it is trimmed only where it may be one',
    async (length) => {
      const { status, trimmed, body } = await ask(`/api/content/fr/router/x${'/'.repeat(length - 2)}x`);
      expect([status, body]).toEqual([404, notFound]);
      expect(trimmed).toBeLessThanOrEqual(longest);
    },
  );

  test('Security: a path that is translated is looked for only where it may be one', async () => {
    const path = (length: number) =>
      `/api/content/fr/router/translate-path?path=${'/site/8'.padEnd(length, '/x')}`;
    expect([await ask(path(longest)), await ask(path(longest + 1))]).toMatchObject([
      { status: 404, body: notFound },
      {
        status: 400,
        body: '{"error":{"code":"invalid","message":"path must have 2048 characters at most"}}',
      },
    ]);
  });
});
