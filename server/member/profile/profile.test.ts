import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberRow } from '#server/store/members/members.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { askerBudgets } from '../limits.ts';
import { ownRow } from './profile.ts';
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
} from '../testing/visitor.ts';

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

  test('PRO-02: names have a hundred characters at most, a place two hundred', async () => {
    const longest = { firstname: 'x'.repeat(100), lastname: 'y'.repeat(100), location: 'z'.repeat(200) };
    expect((await change(longest)).body).toEqual({ data: { ...asAdded(), ...longest } });
    for (const [name, text] of Object.entries(longest))
      expect([name, refusal(await change({ [name]: `${text}x` }))]).toEqual([name, '400 invalid']);
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

  const texts = ['x'.repeat(201), 'a\u0007b', 'a\nb', 'a\u202eb', 'a\u200fb', '\ud800', 5, null, ['a']];
  test.each([
    ['firstname', [' ', ...texts]],
    ['lastname', texts],
    ['location', texts],
    ['lang', ['de', '', 5, null]],
  ])('PRO-02: what is no %s is refused by its name and changes nothing', async (name, values) => {
    for (const value of values) {
      const answer = await change({ lastname: 'Côté', lang: 'fr', [name]: value });
      expect([value, answer.status, answer.body]).toEqual([
        value,
        400,
        { error: { code: 'invalid', message: expect.stringMatching(new RegExp(`^${name} `)) } },
      ]);
    }
    expect((await read()).body).toEqual({ data: asAdded() });
  });
});

describe('a version of the profile', () => {
  const path = '/v1/me/profile';
  const tagNow = async () => (await read()).headers.get('etag') ?? '';
  const changeAt = (ifMatch: string, body: object) =>
    visitor.ask('PATCH', path, { token, body, headers: { 'if-match': ifMatch } });

  test('PRO-02: its tag is strong, the same for the same, and another after each change', async () => {
    const first = await tagNow();
    expect(first).toMatch(/^"[\w-]{43}"$/);
    expect(await tagNow()).toBe(first);
    const changed = await change({ lastname: 'Côté' });
    expect(changed.headers.get('etag')).toBe(await tagNow());
    expect(await tagNow()).not.toBe(first);
  });

  test('PRO-02: what was changed elsewhere is told and not overwritten; the new version can be changed', async () => {
    const first = await tagNow();
    expect(refusal(await changeAt(first, { lastname: 'Côté' }))).toBe('200');
    const late = await changeAt(first, { lastname: 'Tremblay' });
    expect(late.body).toEqual({
      error: { code: 'changed-elsewhere', message: 'The profile is no longer what it was' },
    });
    expect(late.status).toBe(412);
    expect((await read()).body).toEqual({ data: { ...asAdded(), lastname: 'Côté' } });
    expect(refusal(await changeAt(await tagNow(), { lastname: 'Tremblay' }))).toBe('200');
  });

  test.each([
    ['any version', () => '*', '200'],
    ['one of several', (tag: string) => `"another", ${tag}`, '200'],
    ['one of several without a space', (tag: string) => `"another",${tag},"more"`, '200'],
    ['a tag that a proxy made weak', (tag: string) => `W/${tag}`, '200'],
    ['a weak tag of something else', () => 'W/"another"', '412 changed-elsewhere'],
    ['no tag', () => 'undefined', '412 changed-elsewhere'],
    ['nothing', () => '', '412 changed-elsewhere'],
  ])('PRO-02: %s is meant', async (_, ifMatch, told) => {
    expect(refusal(await changeAt(ifMatch(await tagNow()), { lastname: 'Côté' }))).toBe(told);
  });

  test('PRO-02: without a version the last one wins', async () => {
    await change({ lastname: 'Côté' });
    expect(refusal(await change({ lastname: 'Tremblay' }))).toBe('200');
  });

  test('PRO-02: of changes of one version side by side one is made', async () => {
    const first = await tagNow();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeAt(first, { lastname: `Roy ${index}` })),
    );
    const told = answers.map(refusal);
    expect(told.filter((each) => each === '200')).toHaveLength(1);
    expect((await read()).body).toMatchObject({ data: { lastname: `Roy ${told.indexOf('200')}` } });
  });
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

  test('PRO-04: a new password for the old one; a letter says so', async () => {
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
    for (let guess = 0; guess < askerBudgets.passwords.atOnce; guess += 1)
      expect(refusal(await update('wrong', 'a new password'))).toBe('409 wrong-password');
    expect(refusal(await update(password, 'a new password'))).toBe('429 too-many');
  });

  test('Security: a right password takes back itself alone: who else holds the session gets no fresh ones', async () => {
    for (let guess = 1; guess < askerBudgets.passwords.atOnce; guess += 1)
      await update('wrong', 'a new password');
    expect((await update(password, 'a new password')).status).toBe(200);
    expect(refusal(await update('wrong', 'a new password'))).toBe('409 wrong-password');
    expect(refusal(await update('a new password', 'another new password'))).toBe('429 too-many');
  });

  test('Security: whoever holds one session keeps the member from no other, nor from a login', async () => {
    for (let guess = 0; guess < askerBudgets.passwords.atOnce; guess += 1)
      await update('wrong', 'a new password');
    const other = await signIn(visitor, site.store.dataDirectory, email);
    const body = { oldpassword: password, newpassword: 'a new password' };
    const path = '/v1/me/profile/password/update';
    expect((await visitor.ask('POST', path, { body, token: other.token })).status).toBe(200);
  });

  test('PRO-04: of old passwords side by side thirty are judged', async () => {
    const answers = await Promise.all(
      Array.from({ length: askerBudgets.passwords.atOnce + 5 }, () => update('wrong', 'a new password')),
    );
    const judged = answers.filter((answer) => refusal(answer) === '409 wrong-password');
    expect(judged).toHaveLength(askerBudgets.passwords.atOnce);
  });

  test.each([
    ['', 'short-password'],
    ['zurvlpi', 'short-password'],
    ['x'.repeat(257), 'long-password'],
    ['x'.repeat(513), 'invalid'],
    ['password', 'weak-password'],
    ['PassWord1', 'weak-password'],
  ])('PRO-04: the new password %j is %s, and the old one stays', async (given, code) => {
    expect(refusal(await update(password, given))).toBe(`400 ${code}`);
    expect(await logIn(password)).toBe('200');
  });

  test.each(['zurvlpiq', 'é'.repeat(256)])('PRO-04: the new password %j is taken', async (given) => {
    expect((await update(password, given)).status).toBe(200);
    expect([await logIn(given), await logIn(password)]).toEqual(['200', '401 invalid-credentials']);
  });
});

test('SES-14: an account that has gone meanwhile has no row of its own: the session has ended', async () => {
  await expect(ownRow(site.store.db, { id: 999, uuid: '', family: '' })).rejects.toMatchObject({
    code: 'unauthorised',
    message: 'This session has ended',
  });
});
