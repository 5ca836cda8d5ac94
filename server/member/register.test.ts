import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { budgets, memberLimits, rates } from './limits.ts';
import {
  addMember,
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
  readOutbox(site.store.dataDirectory).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
const count = async (): Promise<number> =>
  (await site.store.db.selectFrom('members').select('id').execute()).length;

describe('registering', () => {
  test('PRO-10: a new member, without credits, who can log in', async () => {
    const answer = await register({ ...form, FullName: ' Jo  Tremblay Roy ', lang: 'en' });
    expect([answer.status, answer.body]).toEqual([202, { data: { registered: true } }]);
    expect(subjects()).toEqual(['Welcome to Chapiteau']);
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
    expect([one.status, one.body, [...one.headers]]).toEqual([other.status, other.body, [...other.headers]]);
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
    expect(subjects()).toEqual([
      'Welcome to Chapiteau',
      'You already have an account',
      'You already have an account',
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
    ['Location', '', '400 invalid'],
    ['Email', 'jo', '400 invalid'],
    ['Email', 'jo@example.test\nBcc: all@example.test', '400 invalid'],
    ['Password', 'password', '400 weak-password'],
    ['Password', undefined, '400 invalid'],
  ])('PRO-10: %s may not be %j', async (name, value, told) => {
    expect(refusal(await register({ ...form, [name]: value }))).toBe(told);
    expect(await count()).toBe(0);
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
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[202,{"data":{"registered":true}}]']),
    );
    expect(subjects()).toHaveLength(budgets.registrationMails.atOnce);
  });
});
