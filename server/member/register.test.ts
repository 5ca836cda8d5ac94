import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { budgets, memberLimits, rates } from './limits.ts';
import { notActivated } from './notActivated.ts';
import {
  addMember,
  field,
  key,
  newestCode,
  openVisitor,
  password,
  readOutbox,
  refusal,
  signIn,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';

let site: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
});
afterEach(() => site.close());

const form = { FullName: 'Jo Tremblay Roy', Email: 'jo@example.test', Location: 'Laval', Password: password };
/** Asks; what was posted by it has arrived. */
const register = async (body: object): Promise<Answered> => {
  const answer = await visitor.ask('POST', '/v1/register', { body });
  await site.posted();
  return answer;
};
const subjects = () =>
  readOutbox(site.store.dataDirectory).map(({ text }) =>
    /^Subject: (.*(?:\n .*)*)$/m
      .exec(text)?.[1]
      ?.replaceAll('\n', '')
      .replace(/^\d{6}/, 'CODE'),
  );
/** What is answered to everybody: nothing in it comes from a member. */
const told = {
  registered: true,
  token: expect.any(String),
  uuid: expect.any(String),
  userref: expect.any(String),
  expires_in: memberLimits.codeLifetime,
};
const identifiersOf = (registered: Answered) => ({
  token: field(registered, 'token'),
  uuid: field(registered, 'uuid'),
  userref: field(registered, 'userref'),
});
/** The last step, with the code of the newest mail. */
const activate = async (registered: Answered, email = form.Email, extra: object = {}): Promise<string> => {
  const identifiers = { ...identifiersOf(registered), email };
  const code = newestCode(site.store.dataDirectory, email);
  const path = '/v1/reset-password';
  const valid = await visitor.ask('POST', `${path}/validate`, { body: { ...identifiers, code } });
  const authorization_code = field(valid, 'authorization_code');
  const body = { ...identifiers, authorization_code, ...extra };
  const answer = await visitor.ask('POST', `${path}/activate-account`, { body });
  await site.posted();
  return refusal(answer);
};
const count = async (): Promise<number> =>
  (await site.store.db.selectFrom('members').select('id').execute()).length;

describe('registering', () => {
  test('PRO-10: a new member, without credits, who can log in', async () => {
    const answer = await register({ ...form, FullName: ' Jo  Tremblay Roy ', lang: 'en' });
    expect([answer.status, answer.body]).toEqual([202, { data: told }]);
    expect(subjects()).toEqual(['CODE is your code to activate your Chapiteau account']);
    await activate(answer);
    const { token } = await signIn(visitor, site.store.dataDirectory, form.Email);
    expect((await visitor.ask('GET', '/v1/me/profile', { token })).body).toEqual({
      data: {
        uuid: expect.any(String),
        firstname: 'Jo',
        lastname: 'Tremblay Roy',
        email: form.Email,
        location: 'Laval',
        lang: 'en',
      },
    });
    const credits = await visitor.ask('GET', '/v1/me/usercredits', { token });
    expect(credits.body).toMatchObject({ items: [{ left_nb_credit: 0, used_nb_credit: 0, nb_pass: 0 }] });
  });

  test('PRO-10: a known address is answered the same and changes nothing; its owner gets a letter', async () => {
    const known = await addMember(site.store, form.Email);
    const [one, other] = [await register(form), await register({ ...form, Email: 'li@example.test' })];
    expect([one.status, one.body, [...one.headers]]).toEqual([
      other.status,
      { data: told },
      [...other.headers],
    ]);
    expect(other.body).toEqual({ data: told });
    expect(subjects()).toContain('You already have an account');
    const { db } = site.store;
    const row = await db.selectFrom('members').selectAll().where('email', '=', form.Email).execute();
    expect(row).toEqual([known]);
  });

  test('PRO-10: neither is told by the time', async () => {
    await addMember(site.store, form.Email);
    for (const Email of [form.Email, 'li@example.test']) {
      const start = performance.now();
      await register({ ...form, Email });
      const elapsed = performance.now() - start;
      expect(elapsed).toBeGreaterThan(memberLimits.evenRegister - 5);
    }
  });

  test('PRO-10: the same address twice at once is one member', async () => {
    const answers = await Promise.all([register(form), register({ ...form, Email: 'JO@example.test ' })]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await count()).toBe(1);
  });

  test('PRO-10: letters that only look like others make no second member', async () => {
    await register({ ...form, lang: 'en' });
    await register({ ...form, Email: '\uff2a\uff4f\uff20example.test' });
    await register({ ...form, Email: 'jo@example.te\u017ft' });
    expect(await count()).toBe(1);
    expect(new Set(subjects())).toEqual(new Set(['CODE is your code to activate your Chapiteau account']));
  });

  test('PRO-17: chosen places are kept in words, in the language of the page', async () => {
    const Location = { country: 'CA', province: 'CA-QC', city: 'CA-QC-Québec' };
    await register({ ...form, Location, lang: 'en' });
    const rows = await site.store.db.selectFrom('members').select('location').execute();
    expect(rows).toEqual([{ location: 'Quebec City, Quebec, Canada' }]);
  });

  test('PRO-08: who has not activated the account cannot log in; a password that is given again is ignored', async () => {
    const registered = await register(form);
    const logIn = async (secret: string) =>
      visitor.ask('POST', '/v1/login/initiate', { body: { username: form.Email, password: secret, key } });
    expect((await logIn(password)).body).toEqual({
      error: { code: 'blocked', message: notActivated.fr },
    });
    expect(refusal(await logIn('another password'))).toBe('401 invalid-credentials');
    expect(await activate(registered, form.Email, { newpassword: 'x' })).toBe('200');
    expect(refusal(await logIn(password))).toBe('200');
    expect(subjects().slice(1)).toEqual(['Bienvenue chez Chapiteau', 'CODE est votre code Chapiteau']);
  });

  test('PRO-08: the mailed link is of the deployment alone, and what it proves is in its fragment', async () => {
    const registered = await register(form);
    const [mail = { text: '' }] = readOutbox(site.store.dataDirectory);
    const text = mail.text.replaceAll('=\n', '').replaceAll('=3D', '=');
    const [, path, fragment] = /^http:\/\/127\.0\.0\.1:8080(\/\S*)#(\S+)$/m.exec(text) ?? [];
    expect([path, Object.fromEntries(new URLSearchParams(fragment))]).toEqual([
      '/fr/activer',
      {
        ...identifiersOf(registered),
        email: form.Email,
        code: newestCode(site.store.dataDirectory, form.Email),
      },
    ]);
  });

  test('PRO-08: another registration before the activation changes nothing, and mails another code', async () => {
    await register(form);
    const again = await register({ ...form, FullName: 'Li', Password: 'another long one' });
    expect(await activate(again)).toBe('200');
    const { token } = await signIn(visitor, site.store.dataDirectory, form.Email);
    expect((await visitor.ask('GET', '/v1/me/profile', { token })).body).toMatchObject({
      data: { firstname: 'Jo', lastname: 'Tremblay Roy' },
    });
  });

  test('PRO-08: who hears no answer to the activation asks again, and is told that the account is active', async () => {
    const registered = await register(form);
    const identifiers = { ...identifiersOf(registered), email: form.Email };
    const code = newestCode(site.store.dataDirectory, form.Email);
    const step = (name: string, body: object): Promise<Answered> =>
      visitor.ask('POST', `/v1/reset-password/${name}`, { body: { ...identifiers, ...body } });
    const authorization_code = field(await step('validate', { code }), 'authorization_code');
    expect(refusal(await step('activate-account', { authorization_code }))).toBe('200');
    const again = await step('activate-account', { authorization_code });
    await site.posted();
    expect([again.status, again.body]).toEqual([200, { data: {} }]);
    expect(subjects().slice(1)).toEqual(['Bienvenue chez Chapiteau']);
    const foreign = await step('activate-account', { authorization_code: 'x'.repeat(43) });
    expect(refusal(foreign)).toBe('401 wrong-code');
  });

  test('PRO-08: a used or foreign code activates nothing', async () => {
    const registered = await register(form);
    expect(await activate(registered)).toBe('200');
    const other = await register({ ...form, Email: 'li@example.test' });
    const code = newestCode(site.store.dataDirectory, 'li@example.test');
    for (const [answer, email] of [
      [registered, form.Email],
      [registered, 'li@example.test'],
      [other, form.Email],
    ] as const) {
      const { token, uuid, userref } = identifiersOf(answer);
      const body = { token, uuid, userref, email, code };
      expect(refusal(await visitor.ask('POST', '/v1/reset-password/validate', { body }))).toBe(
        '401 wrong-code',
      );
    }
    const active = await site.store.db
      .selectFrom('members')
      .select(['email', 'active'])
      .orderBy('id')
      .execute();
    expect(active).toEqual([
      { email: form.Email, active: 1 },
      { email: 'li@example.test', active: 0 },
    ]);
  });

  test('T4: nobody registers with credits', async () => {
    await register({ ...form, credits: 50, passes: 3, left_credits: 50, uuid: 'mine' });
    const rows = await site.store.db.selectFrom('user_credits').select(['left_credits', 'passes']).execute();
    expect(rows).toEqual([{ left_credits: 0, passes: 0 }]);
  });

  test.each([
    ['FullName', ' ', '400 invalid'],
    ['FullName', 'Jo\nBcc: all@example.test', '400 invalid'],
    ['FullName', 'Jo\u202Eyalbmert', '400 invalid'],
    ['FullName', 'Jo'.repeat(51), '400 invalid'],
    ['FullName', 7, '400 invalid'],
    ['Location', 'L'.repeat(201), '400 invalid'],
    ['Location', { country: 'XX', province: '', city: '' }, '400 invalid'],
    ['Location', { country: 'CA', province: 'CA-QC', city: 'FR-IDF-Paris' }, '400 invalid'],
    ['Email', 'jo@example.test,li@example.test', '400 invalid'],
    ['Email', 'jo@example.test\n', '400 invalid'],
    ['Email', 'jo@example.test\u202E', '400 invalid'],
    ['Email', `${'j'.repeat(250)}@example.test`, '400 invalid'],
    ['Password', 'p'.repeat(513), '400 invalid'],
    ['Location', '', '400 invalid'],
    ['Email', 'jo', '400 invalid'],
    ['Email', 'jo@example.test\nBcc: all@example.test', '400 invalid'],
    ['Password', 'password', '400 weak-password'],
    ['Password', undefined, '400 invalid'],
  ])('PRO-10: %s may not be %j', async (name, value, code) => {
    const answer = await register({ ...form, [name]: value });
    expect(refusal(answer)).toBe(code);
    // Of a password the code says it.
    if (code === '400 invalid') expect(JSON.stringify(answer.body)).toContain(`"message":"${name}`);
    expect([await count(), subjects()]).toEqual([0, []]);
  });

  test('PRO-10: three registrations an hour of one account and address; elsewhere as many', async () => {
    for (const told of ['202', '202', '202', '429 too-many'])
      expect(refusal(await register(form))).toBe(told);
    visitor = await openVisitor(site.app, { address: '192.0.2.1' });
    expect(refusal(await register(form))).toBe('202');
  });

  test('Security: strangers who register with an address fill its mailbox with three mails, and tell no difference', async () => {
    await addMember(site.store, form.Email);
    const answers: Answered[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      visitor = await openVisitor(site.app, { address });
      for (let asked = 0; asked < rates.registrations.points; asked += 1) answers.push(await register(form));
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { data: told }]);
    expect(subjects()).toHaveLength(budgets.registrationMails.atOnce);
  });
});
