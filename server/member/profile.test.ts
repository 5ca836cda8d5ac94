import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberRow } from '../store/members.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { rates } from './limits.ts';
import {
  addMember,
  field,
  initiate,
  key,
  newestCode,
  openVisitor,
  password,
  readOutbox,
  refusal,
  signIn,
  type Visitor,
} from './testing/visitor.ts';

const email = 'camille@example.test';
let site: TestApp;
let visitor: Visitor;
let member: MemberRow;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
  member = await addMember(site.store, email);
  ({ token } = await signIn(visitor, site.store.dataDirectory, email));
});
afterEach(() => site.close());

const read = () => visitor.ask('GET', '/v1/me/profile', { token });
const change = (body: object) => visitor.ask('PATCH', '/v1/me/profile', { token, body });
const asAdded = () => ({
  uuid: member.uuid,
  firstname: 'Camille',
  lastname: 'Roy',
  email,
  location: 'Montréal',
  lang: 'en',
});

describe('profile', () => {
  test('PRO-01: the member reads their own', async () => {
    expect((await read()).body).toEqual({ data: asAdded() });
  });

  test('PRO-02: the named fields change, the others stay, and the whole is answered', async () => {
    const changed = { ...asAdded(), firstname: 'Cam', lang: 'fr' };
    expect((await change({ firstname: ' Cam ', lang: 'fr' })).body).toEqual({ data: changed });
    expect((await change({})).body).toEqual({ data: changed });
    expect((await change({ lastname: '' })).body).toEqual({ data: { ...changed, lastname: '' } });
    await change({ lastname: 'Roy' });
    expect((await read()).body).toEqual({ data: changed });
  });

  test('PRO-03: fields that are not the member’s to change have no effect', async () => {
    const other = await addMember(site.store, 'sam@example.test');
    const extra = {
      uuid: other.uuid,
      id: other.id,
      email: 'new@example.test',
      password_hash: 'x',
      left_credits: 99,
    };
    expect((await change({ ...extra, lastname: 'Côté' })).body).toEqual({
      data: { ...asAdded(), lastname: 'Côté' },
    });
    const { db } = site.store;
    const row = await db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirst();
    expect(row).toEqual({ ...member, lastname: 'Côté' });
    const credits = await db.selectFrom('user_credits').select('left_credits').execute();
    expect(credits).toEqual([{ left_credits: 2 }, { left_credits: 2 }]);
  });

  test.each([[{ firstname: ' ' }], [{ firstname: 'x'.repeat(101) }], [{ lang: 'de' }], [{ location: 5 }]])(
    'PRO-02: %j is refused and changes nothing',
    async (body) => {
      expect(refusal(await change(body))).toBe('400 invalid');
      expect((await read()).body).toEqual({ data: asAdded() });
    },
  );
});

describe('password', () => {
  const update = (oldpassword: string, newpassword: string) =>
    visitor.ask('POST', '/v1/me/profile/password/update', { token, body: { oldpassword, newpassword } });
  const logIn = async (secret: string) =>
    refusal(
      await visitor.ask('POST', '/v1/login/initiate', { body: { username: email, password: secret, key } }),
    );
  const stays = async (asked: string) =>
    refusal(await visitor.ask('GET', '/v1/me/profile', { token: asked }));

  test('PRO-04, PRO-12: a new password for the old one; a letter says so', async () => {
    expect((await update(password, 'a new password')).body).toEqual({ data: {} });
    expect(await logIn(password)).toBe('401 invalid-credentials');
    expect(await logIn('a new password')).toBe('200');
    await site.posted();
    const subjects = readOutbox(site.store.dataDirectory).map(
      ({ text }) => /^Subject: (.*)$/m.exec(text)?.[1],
    );
    expect(subjects).toContain('Your password was changed');
  });

  test('PRO-04: the other sessions and logins of the member end, this one stays', async () => {
    const other = await signIn(visitor, site.store.dataDirectory, email);
    const pending = await initiate(visitor, email);
    const code = newestCode(site.store.dataDirectory, email);
    await update(password, 'a new password');
    expect([await stays(token), await stays(other.token)]).toEqual(['200', '401 unauthorised']);
    const verified = await visitor.ask('POST', '/v1/login/verify', { body: { token: pending, code, key } });
    expect(refusal(verified)).toBe('410 dead');
  });

  test('PRO-04: a code for a new password that was asked for before is dead', async () => {
    const reset = await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
    await site.posted();
    const code = newestCode(site.store.dataDirectory, email);
    await update(password, 'a new password');
    const [request, uuid, userref] = ['token', 'uuid', 'userref'].map((name) => field(reset, name));
    const body = { token: request, uuid, userref, email, key, code };
    expect(refusal(await visitor.ask('POST', '/v1/reset-password/validate', { body }))).toBe(
      '401 wrong-code',
    );
  });

  test('PRO-04: a wrong old password changes nothing, and is guessed thirty times an hour at most', async () => {
    for (let guess = 0; guess < rates.passwords.points; guess += 1)
      expect(refusal(await update('wrong', 'a new password'))).toBe('409 wrong-password');
    expect(refusal(await update(password, 'a new password'))).toBe('429 too-many');
  });

  test('Security: whoever holds one session keeps the member from no other, nor from a login', async () => {
    for (let guess = 0; guess < rates.passwords.points; guess += 1) await update('wrong', 'a new password');
    const other = await signIn(visitor, site.store.dataDirectory, email);
    const body = { oldpassword: password, newpassword: 'a new password' };
    const path = '/v1/me/profile/password/update';
    expect((await visitor.ask('POST', path, { body, token: other.token })).status).toBe(200);
  });

  test('PRO-04: of old passwords side by side thirty are judged', async () => {
    const answers = await Promise.all(
      Array.from({ length: rates.passwords.points + 5 }, () => update('wrong', 'a new password')),
    );
    const judged = answers.filter((answer) => refusal(answer) === '409 wrong-password');
    expect(judged).toHaveLength(rates.passwords.points);
  });

  test.each(['short', 'password', 'PassWord1', 'x'.repeat(257)])(
    'PRO-04: %s is no new password',
    async (weak) => {
      expect(refusal(await update(password, weak))).toBe('400 weak-password');
      expect(await logIn(password)).toBe('200');
    },
  );
});
