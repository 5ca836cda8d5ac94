import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/environment.ts';
import { openStore } from '#server/store/store.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { addMember, field, key, openVisitor, refusal, signIn, type Visitor } from '../testing/visitor.ts';

const email = 'camille@example.test';
let site: TestApp;
let visitor: Visitor;
let first: { token: string; refresh: string };
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
  await addMember(site.store, email);
  first = await signIn(visitor, site.store.dataDirectory, email);
});
afterEach(() => site.close());

const present = (refresh: string, by: Visitor = visitor) =>
  by.ask('POST', '/v1/login_token_refresh', { body: { refresh_token: refresh, key } });
const rotate = async (refresh: string) => {
  const answer = await present(refresh);
  return { token: field(answer, 'token'), refresh: field(answer, 'refresh_token') };
};
const profile = async (token: string, by: Visitor = visitor) =>
  refusal(await by.ask('GET', '/v1/me/profile', { token }));
const wait = (milliseconds: number): void =>
  site.clock.set(site.clock.now().add({ milliseconds }).toString());

describe('refreshing', () => {
  test('SES-09: a refresh token gives the next pair, and the pair after it', async () => {
    const second = await rotate(first.refresh);
    expect(second.refresh).not.toBe(first.refresh);
    const third = await rotate(second.refresh);
    expect(decodeJwt(third.token)).toMatchObject({ gen: 2, sid: decodeJwt(first.token)['sid'] });
    expect(await profile(third.token)).toBe('200');
  });

  test('a lost answer: within ten seconds the predecessor gets the same successor', async () => {
    const { refresh } = await rotate(first.refresh);
    wait(10_000);
    const again = await rotate(first.refresh);
    expect(again.refresh).toBe(refresh);
    expect(await profile(again.token)).toBe('200');
    expect((await present(refresh)).status).toBe(200);
  });

  test('after ten seconds the predecessor ends the whole session', async () => {
    const second = await rotate(first.refresh);
    wait(10_001);
    const replays = () =>
      site.logged.filter((line) => JSON.stringify(line).includes('session.replayed')).length;
    expect([replays(), refusal(await present(first.refresh)), replays()]).toEqual([0, '401 unauthorised', 1]);
    expect(await profile(second.token)).toBe('401 unauthorised');
    expect(refusal(await present(second.refresh))).toBe('401 unauthorised');
    // A token of a session that has ended is nobody's attack.
    expect(replays()).toBe(1);
  });

  test('a clock that is set back brings no used token into grace again', async () => {
    const second = await rotate(first.refresh);
    wait(-3_600_000);
    expect(refusal(await present(first.refresh))).toBe('401 unauthorised');
    expect(await profile(second.token)).toBe('401 unauthorised');
    expect(refusal(await present(second.refresh))).toBe('401 unauthorised');
  });

  test('a clock that is set back ends no session by itself', async () => {
    const second = await rotate(first.refresh);
    wait(-3_600_000);
    const third = await rotate(second.refresh);
    wait(9_000);
    expect((await rotate(second.refresh)).refresh).toBe(third.refresh);
  });

  test('the first after the third never, even at once', async () => {
    const second = await rotate(first.refresh);
    const third = await rotate(second.refresh);
    expect(refusal(await present(first.refresh))).toBe('401 unauthorised');
    expect(await profile(third.token)).toBe('401 unauthorised');
    expect(refusal(await present(third.refresh))).toBe('401 unauthorised');
  });

  test('a token that we never gave out ends nothing', async () => {
    const [family, secret, seal] = first.refresh.split('.');
    for (const forged of ['', 'a.b.c', `${family}.${secret}`, `${family}.${secret}x.${seal}`, first.token])
      expect(refusal(await present(forged))).toBe('401 unauthorised');
    expect(await profile(first.token)).toBe('200');
    expect((await present(first.refresh)).status).toBe(200);
  });

  test('twenty at the same time get one successor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => present(first.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => field(answer, 'refresh_token'))).size).toBe(1);
    expect(new Set(answers.map((answer) => decodeJwt(field(answer, 'token'))['gen']))).toEqual(new Set([1]));
  });

  test('a session ends after twelve hours, however often it is refreshed', async () => {
    let { refresh } = first;
    for (let hour = 1; hour <= 11; hour += 1) {
      wait(3_600_000);
      ({ refresh } = await rotate(refresh));
    }
    wait(3_600_000 - 60_000);
    const last = await rotate(refresh);
    const end = Temporal.Instant.from('2027-07-17T09:30:00Z').epochMilliseconds / 1000;
    expect(decodeJwt(last.token).exp).toBe(end);
    wait(60_000);
    expect(refusal(await present(last.refresh))).toBe('401 unauthorised');
  });

  test('SES-07: the last token of a session counts for a minute more than its end, for clocks that differ', async () => {
    wait(12 * 3_600_000 - 1_000);
    const { token } = await rotate(first.refresh);
    wait(1_000 + 59_000);
    expect(await profile(token)).toBe('200');
    wait(1_000);
    expect(await profile(token)).toBe('401 unauthorised');
  });

  test('what is kept of a refresh token is a hash', async () => {
    const rows = JSON.stringify(await site.store.db.selectFrom('session_families').selectAll().execute());
    expect(rows).not.toContain(first.refresh.split('.')[1]);
  });
});

describe('two processes on one database', () => {
  let other: { app: App; close: () => Promise<void> };
  beforeEach(async () => {
    const { dataDirectory } = site.store;
    const log = createLog(() => null);
    const store = await openStore({ databaseUrl: null, dataDirectory }, log);
    const settings = { ...readSettings({}), dataDirectory };
    other = { app: await createApp({ settings, store, clock: site.clock, log }), close: store.close };
  });
  afterEach(() => other.close());

  test('they take each other’s tokens and give the same successor', async () => {
    const there = await openVisitor(other.app);
    expect(await profile(first.token, there)).toBe('200');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => present(first.refresh, index % 2 === 0 ? visitor : there)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => field(answer, 'refresh_token'))).size).toBe(1);
  });

  test('SES-13: who logs out of one is out of the other at once', async () => {
    const there = await openVisitor(other.app);
    await visitor.ask('GET', '/v1/login_session_logout?clear=1', { token: first.token });
    expect(await profile(first.token, there)).toBe('401 unauthorised');
  });
});

describe('logging out', () => {
  const logOut = (token?: string) => visitor.ask('GET', '/v1/login_session_logout?clear=1', { token });

  test('SES-13: the session ends at once, its refresh token too', async () => {
    expect((await logOut(first.token)).body).toEqual({ data: {} });
    expect(await profile(first.token)).toBe('401 unauthorised');
    expect(refusal(await present(first.refresh))).toBe('401 unauthorised');
  });

  test('without a bearer token nothing happens, and it may be asked twice', async () => {
    expect((await logOut()).status).toBe(200);
    expect(await profile(first.token)).toBe('200');
    await logOut(first.token);
    expect((await logOut(first.token)).status).toBe(200);
  });

  test('SES-13: a tab that slept ends its session with a token that has expired', async () => {
    wait(3_600_000);
    expect(await profile(first.token)).toBe('401 unauthorised');
    await logOut(first.token);
    expect(refusal(await present(first.refresh))).toBe('401 unauthorised');
  });

  test('SES-13: other sessions of the member go on', async () => {
    const second = await signIn(visitor, site.store.dataDirectory, email);
    await logOut(first.token);
    expect(await profile(second.token)).toBe('200');
  });
});
