import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { letterBudgets } from '#server/mail/limits.ts';
import { askerBudgets, memberEffort, memberLimits } from '../limits.ts';
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
} from '../testing/visitor.ts';

let site: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
});
afterEach(() => site.close());

const form = { FullName: 'Jo Tremblay Roy', Email: 'jo@example.test', Location: 'Laval', Password: password };
/** Sends a request, and waits for its letter. */
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
/** The answer to everybody: nothing in it comes from a member. */
const told = {
  registered: true,
  token: expect.any(String),
  uuid: expect.any(String),
  userref: expect.any(String),
  expires_in: memberLimits.codeLifetime,
  browser_secret: expect.any(String),
};
const identifiersOf = (registered: Answered) => ({
  token: field(registered, 'token'),
  uuid: field(registered, 'uuid'),
  userref: field(registered, 'userref'),
});
/** The last step, with the code of the newest mail and the password of the form. */
const activate = async (registered: Answered, email = form.Email): Promise<string> => {
  const identifiers = { ...identifiersOf(registered), email };
  const code = newestCode(site.store.dataDirectory, email);
  const path = '/v1/reset-password';
  const valid = await visitor.ask('POST', `${path}/validate`, { body: { ...identifiers, code } });
  const authorization_code = field(valid, 'authorization_code');
  const body = { ...identifiers, authorization_code, newpassword: password };
  const answer = await visitor.ask('POST', `${path}/activate-account`, { body });
  await site.posted();
  return refusal(answer);
};
const count = async (table: 'members' | 'registrations'): Promise<number> =>
  (await site.store.db.selectFrom(table).select('id').execute()).length;

describe('registering', () => {
  test('PRO-10: a new member, without credits, who can log in', async () => {
    const answer = await register({ ...form, FullName: ' Jo  Tremblay Roy ', lang: 'en' });
    expect([answer.status, answer.body]).toEqual([202, { data: told }]);
    expect(subjects()).toEqual(['CODE is your code to activate your Festival account']);
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
    expect(await db.selectFrom('members').selectAll().execute()).toEqual([known]);
    expect(await count('registrations')).toBe(1);
  });

  test('PRO-10: an address whose account was never activated can be registered', async () => {
    const { id } = await addMember(site.store, form.Email);
    await site.store.transact((db) =>
      db.updateTable('members').set({ active: 0 }).where('id', '=', id).execute(),
    );
    await register({ ...form, lang: 'en' });
    expect([subjects(), await count('registrations')]).toEqual([
      ['CODE is your code to activate your Festival account'],
      1,
    ]);
  });

  test('PRO-10: neither is told by the time', async () => {
    const slow = await startOwnApp({ effort: memberEffort });
    await addMember(slow.store, form.Email);
    visitor = await openVisitor(slow.app);
    for (const Email of [form.Email, 'li@example.test']) {
      const start = performance.now();
      await register({ ...form, Email });
      const elapsed = performance.now() - start;
      expect(elapsed).toBeGreaterThan(memberEffort.evenRegister - 5);
    }
  });

  test('ASVS 11.4.2: a site that says nothing of costs keeps a password at the full cost', async () => {
    const { store, clock } = site;
    const settings = { ...readSettings({}), dataDirectory: store.dataDirectory };
    const app = await createApp({ settings, store, clock, log: createLog(() => null) });
    onTestFinished(app.close);
    visitor = await openVisitor(app);
    expect((await register(form)).status).toBe(202);
    const { password_hash: hash } = await store.db
      .selectFrom('registrations')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('PRO-10: nobody is a member by registering; the same address twice at once is two requests', async () => {
    const answers = await Promise.all([register(form), register({ ...form, Email: 'JO@example.test ' })]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect([await count('members'), await count('registrations')]).toEqual([0, 2]);
  });

  test('PRO-10: letters that only look like others make no second member', async () => {
    await activate(await register({ ...form, lang: 'en' }));
    await register({ ...form, Email: '\uff2a\uff4f\uff20example.test' });
    await register({ ...form, Email: 'jo@example.te\u017ft' });
    expect([await count('members'), await count('registrations')]).toEqual([1, 0]);
    expect(subjects().slice(1).toSorted()).toEqual([
      'Welcome to Festival',
      'You already have an account',
      'You already have an account',
    ]);
  });

  test('Security: an address that nobody proved is kept nowhere', async () => {
    await register(form);
    const rows = await site.store.db.selectFrom('registrations').selectAll().execute();
    expect(rows).toMatchObject([
      { firstname: 'Jo', lastname: 'Tremblay Roy', location: 'Laval', lang: 'fr' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(form.Email);
  });

  test('PRO-17: chosen places are kept in words, in the language of the page', async () => {
    const Location = { country: 'CA', province: 'CA-QC', city: 'CA-QC-Québec' };
    await activate(await register({ ...form, Location, lang: 'en' }));
    const rows = await site.store.db.selectFrom('members').select('location').execute();
    expect(rows).toEqual([{ location: 'Quebec City, Quebec, Canada' }]);
  });

  test('PRO-08: who has not activated the account cannot log in, with any password', async () => {
    const registered = await register(form);
    const logIn = async (secret: string): Promise<string> =>
      refusal(
        await visitor.ask('POST', '/v1/login/initiate', {
          body: { username: form.Email, password: secret, key },
        }),
      );
    for (const secret of [password, 'another password'])
      expect(await logIn(secret)).toBe('401 invalid-credentials');
    expect(await activate(registered)).toBe('200');
    expect(await logIn(password)).toBe('200');
    expect(subjects().slice(1)).toEqual(['Bienvenue chez Festival', 'CODE est votre code Festival']);
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
    // SES-04: the secret of the browser that registered is not in it.
    expect(text).not.toContain(field(registered, 'browser_secret'));
  });

  test('PRO-08: the mailed link has the address whole, whatever stands in it', async () => {
    const Email = 'jo+fun@example.test';
    await register({ ...form, Email });
    const [mail = { text: '' }] = readOutbox(site.store.dataDirectory);
    const [, fragment] =
      /^http:\S*#(\S+)$/m.exec(mail.text.replaceAll('=\n', '').replaceAll('=3D', '=')) ?? [];
    expect(new URLSearchParams(fragment).get('email')).toBe(Email);
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
    const members = await site.store.db.selectFrom('members').select('email').execute();
    expect([members, await count('registrations')]).toEqual([[{ email: form.Email }], 1]);
  });

  test('T4: nobody registers with credits', async () => {
    await activate(await register({ ...form, credits: 50, passes: 3, left_credits: 50, uuid: 'mine' }));
    const rows = await site.store.db.selectFrom('user_credits').select(['left_credits', 'passes']).execute();
    expect(rows).toEqual([{ left_credits: 0, passes: 0 }]);
  });

  test.each([
    ['FullName', undefined, '400 invalid'],
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
    ['Location', undefined, '400 invalid'],
    ['Location', '', '400 invalid'],
    ['Email', undefined, '400 invalid'],
    ['Email', 'jo', '400 invalid'],
    ['Email', 'jo@example.test\nBcc: all@example.test', '400 invalid'],
    ['Password', 'password', '400 weak-password'],
    ['Password', undefined, '400 invalid'],
  ])('PRO-10: %s may not be %j', async (name, value, code) => {
    const answer = await register({ ...form, [name]: value });
    expect(refusal(answer)).toBe(code);
    // The code alone names a bad password.
    if (code === '400 invalid') expect(JSON.stringify(answer.body)).toContain(`"message":"${name}`);
    expect([await count('registrations'), subjects()]).toEqual([0, []]);
  });

  test('PRO-10: three registrations an hour of one account and address; elsewhere as many', async () => {
    for (const told of ['202', '202', '202', '429 too-many'])
      expect(refusal(await register(form))).toBe(told);
    visitor = await openVisitor(site.app, { address: '192.0.2.1' });
    expect(refusal(await register(form))).toBe('202');
  });

  test('Security: strangers who register with an address fill its mailbox with six mails, and tell no difference', async () => {
    await addMember(site.store, form.Email);
    const answers: Answered[] = [];
    for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
      visitor = await openVisitor(site.app, { address });
      for (let asked = 0; asked < askerBudgets.registrations.atOnce; asked += 1)
        answers.push(await register(form));
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { data: told }]);
    expect(subjects()).toHaveLength(letterBudgets.mailboxLetters.atOnce);
  });
});
