import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignJWT, decodeJwt } from 'jose';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createTestClock, type TestClock } from '../testing/startTestApp.ts';
import type * as Limits from './limits.ts';
import { askerBudgets, memberLimits } from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import {
  addMember,
  field,
  initiate,
  key,
  password,
  refusal,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';

// Real, but with a small limit of passwords: each takes its time.
vi.mock('./limits.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Limits>();
  const { passwords } = original.askerBudgets;
  return { ...original, askerBudgets: { ...original.askerBudgets, passwords: { ...passwords, atOnce: 3 } } };
});

const cookieName = 'DEVICES';
const address = '192.0.2.1';
const camille = 'camille@example.test';
const sam = 'sam@example.test';
const { deviceAccounts, deviceLifetime } = memberLimits;

let clock: TestClock;
let store: Store;
let host: MemberHost;
beforeEach(async () => {
  clock = createTestClock('2027-07-16T21:30:00Z');
  store = await openTestStore();
  host = await openMemberHost(store, clock);
  for (const email of [camille, sam]) await addMember(store, email);
});
afterEach(() => store.close());

const logIn = async (visitor: Visitor, email: string): Promise<Answered> => {
  const token = await initiate(visitor, email);
  const body = { token, code: host.codeTo(email), key };
  return visitor.ask('POST', '/v1/login/verify', { body });
};
const give = async (visitor: Visitor, username: string, secret: string): Promise<string> =>
  refusal(await visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } }));
/** Uses up a stranger's passwords at the address. */
const lockOut = async (email: string): Promise<void> => {
  const stranger = await host.visit(address);
  for (let guess = 0; guess < askerBudgets.passwords.atOnce; guess += 1) await give(stranger, email, 'wrong');
};
/** Whether a browser with this cookie is a known device of the account, at an address that is locked for strangers. */
const isKnown = async (cookie: string, email: string): Promise<boolean> =>
  (await give(await host.visit(address, new Map([[cookieName, cookie]])), email, password)) === '200';
const cookieOf = async (email: string): Promise<string> => {
  const visitor = await host.visit();
  await logIn(visitor, email);
  return visitor.cookies.get(cookieName) ?? '';
};

describe('the cookie of a device', () => {
  test.each([
    ['http://127.0.0.1:8080', ''],
    ['https://chapiteau.example', '; Secure'],
  ])(
    'Security: at %s a login that succeeds sets it, for scripts, other sites and other paths there is none',
    async (origin, secure) => {
      host = await openMemberHost(store, clock, { PUBLIC_URL: origin });
      const visitor = await host.visit();
      const answer = await logIn(visitor, camille);
      const [line, ...more] = answer.headers.getSetCookie();
      expect(more).toEqual([]);
      expect(line?.replace(/=[\w.-]+;/, '=…;')).toBe(
        `${cookieName}=…; Max-Age=${deviceLifetime}; Path=/api/member; HttpOnly${secure}; SameSite=Strict`,
      );
    },
  );

  test('Security: nothing but a login that succeeds sets it', async () => {
    const visitor = await host.visit();
    const token = await initiate(visitor, camille);
    await visitor.ask('POST', '/v1/login/verify', { body: { token, code: 'no code', key } });
    await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email: camille, key } });
    expect([...visitor.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });

  test('Security: it tells nothing of the account but a keyed hash, and is never logged', async () => {
    const cookie = await cookieOf(camille);
    const now = clock.now().epochMilliseconds / 1000;
    expect(decodeJwt(cookie)).toEqual({
      iss: 'chapiteau',
      aud: 'limits',
      iat: now,
      exp: now + deviceLifetime,
      sub: expect.stringMatching(/^[\w-]{43}$/),
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(decodeJwt(await cookieOf(camille)).sub).toBe(decodeJwt(cookie).sub);
    expect(decodeJwt(await cookieOf(sam)).sub).not.toBe(decodeJwt(cookie).sub);
    await isKnown(cookie, camille);
    expect(host.logged.join()).not.toContain(cookie.slice(-43));
  });

  test.each([
    ['a new password by mail', 'finalize', camille, []],
    ['a new account', 'activate-account', 'jo@example.test', [{ browser: 'Firefox', system: 'Linux' }]],
  ])(
    'Security: %s makes a device known, and leaves it known to other accounts',
    async (_, step, email, sessions) => {
      const visitor = await host.visit();
      await logIn(visitor, sam);
      const known = visitor.cookies.get(cookieName);
      const person = { FullName: 'Jo Roy', Location: 'Laval', Password: password };
      const begun =
        step === 'finalize'
          ? await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } })
          : await visitor.ask('POST', '/v1/register', { body: { ...person, Email: email } });
      const [token, uuid, userref] = ['token', 'uuid', 'userref'].map((name) => field(begun, name));
      const request = { token, uuid, userref, email, code: host.codeTo(email), key };
      const valid = await visitor.ask('POST', '/v1/reset-password/validate', { body: request });
      const proof = { authorization_code: field(valid, 'authorization_code'), newpassword: password };
      const secret = step === 'finalize' ? {} : { browser_secret: field(begun, 'browser_secret') };
      const body = { ...request, ...proof, ...secret };
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
      const done = await visitor.ask('POST', `/v1/reset-password/${step}`, { body, headers });
      const begunSessions = await store.db
        .selectFrom('session_families')
        .innerJoin('members', 'members.id', 'member_id')
        .where('email', '=', email)
        .select(['browser', 'system'])
        .execute();
      expect([refusal(done), begunSessions]).toEqual(['200', sessions]);
      const [own, ...others] = (visitor.cookies.get(cookieName) ?? '').split('~');
      expect([own === known, others]).toEqual([false, [known]]);
    },
  );

  test('Security: each code that is mailed to a known device is counted for the device alone, another one too', async () => {
    const visitor = await host.visit();
    await logIn(visitor, camille);
    await store.transact((db) => db.deleteFrom('budgets').execute());
    const token = await initiate(visitor, camille);
    await visitor.ask('POST', '/v1/login/initiate', { body: { token, key } });
    const mails = store.db.selectFrom('budgets').select('key').where('name', '=', 'loginMails');
    const device = decodeJwt(visitor.cookies.get(cookieName) ?? '').jti;
    expect(await mails.execute()).toEqual([{ key: device }]);
  });

  test('Security: a forged one, one of another account or kind, and half a one give nothing', async () => {
    const [cookie, other] = [await cookieOf(camille), await cookieOf(sam)];
    const pending = await initiate(await host.visit(), camille);
    await lockOut(camille);
    const forged = await new SignJWT(decodeJwt(cookie))
      .setProtectedHeader({ alg: 'HS256', typ: 'device' })
      .sign(Buffer.alloc(32));
    const { secret } = await store.db.selectFrom('signing_keys').select('secret').executeTakeFirstOrThrow();
    const signed = (claims: object, typ: string) =>
      new SignJWT({ ...decodeJwt(cookie), ...claims })
        .setProtectedHeader({ alg: 'HS256', typ })
        .sign(Buffer.from(secret, 'base64url'));
    for (const worthless of [
      '',
      'nonsense',
      forged,
      other,
      pending,
      cookie.slice(0, -1),
      cookie.slice(cookie.indexOf('.')),
      `${cookie}x`,
      await signed({}, 'access'),
      await signed({ aud: 'member' }, 'device'),
      await signed({ sub: camille }, 'device'),
      `${'x~'.repeat(deviceAccounts)}${cookie}`,
      'x'.repeat(10_000),
    ])
      expect([worthless, await isKnown(worthless, camille)]).toEqual([worthless, false]);
    // The control: unchanged, and with others beside it.
    expect(await isKnown(await signed({}, 'device'), camille)).toBe(true);
    expect(await isKnown(cookie, camille)).toBe(true);
    expect(await isKnown(`${'x~'.repeat(deviceAccounts - 1)}${cookie}`, camille)).toBe(true);
  });

  test('Security: it opens nothing', async () => {
    const cookie = await cookieOf(camille);
    const visitor = await host.visit();
    expect(refusal(await visitor.ask('GET', '/v1/me/profile', { token: cookie }))).toBe('401 unauthorised');
    expect(await give(await host.visit(address, new Map([[cookieName, cookie]])), camille, 'wrong')).toBe(
      '401 invalid-credentials',
    );
  });

  test('Security: it counts for a year, to the second', async () => {
    const cookie = await cookieOf(camille);
    const end = clock.now().add({ seconds: deviceLifetime });
    clock.set(end.subtract({ seconds: 1 }).toString());
    await lockOut(camille);
    expect(await isKnown(cookie, camille)).toBe(true);
    clock.set(end.toString());
    expect(await isKnown(cookie, camille)).toBe(false);
  });

  test('Security: a browser is known to the last five accounts that logged in there', async () => {
    const visitor = await host.visit();
    const accounts = [camille, sam];
    for (let more = accounts.length; more <= deviceAccounts; more += 1) {
      accounts.push(`more-${more}@example.test`);
      await addMember(store, accounts.at(-1) ?? '');
    }
    for (const account of accounts) await logIn(visitor, account);
    const cookie = visitor.cookies.get(cookieName) ?? '';
    for (const [index, account] of accounts.entries()) {
      await lockOut(account);
      expect([account, await isKnown(cookie, account)]).toEqual([account, index > 0]);
    }
  });

  test('Security: a member who logs in again has limits anew, and takes no place of another', async () => {
    const visitor = await host.visit(address);
    await logIn(visitor, sam);
    for (let times = 0; times < deviceAccounts; times += 1) await logIn(visitor, camille);
    const stolen = visitor.cookies.get(cookieName) ?? '';
    const thief = await host.visit(address, new Map([[cookieName, stolen]]));
    await logIn(visitor, camille);
    for (let guess = 0; guess < askerBudgets.passwords.atOnce; guess += 1)
      await give(thief, camille, 'wrong');
    expect(await isKnown(stolen, camille)).toBe(false);
    expect(await give(visitor, camille, password)).toBe('200');
    await lockOut(sam);
    expect(await give(visitor, sam, password)).toBe('200');
  });
});
