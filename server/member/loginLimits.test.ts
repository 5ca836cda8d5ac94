import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberLimits, rates } from './limits.ts';
import {
  addMember,
  initiate,
  key,
  newestCode,
  otherThan,
  password,
  refusal,
  signIn,
} from './testing/visitor.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from './testing/loginSite.ts';

let at: LoginSite;
beforeEach(async () => {
  at = await openLoginSite();
});
afterEach(async () => {
  vi.useRealTimers();
  await at.site.close();
});
const { give, verify } = loginSteps(() => at);

describe('limits', () => {
  const exhaust = async (username: string): Promise<void> => {
    for (let guess = 0; guess < rates.passwords.points; guess += 1)
      expect(refusal(await give(username, 'wrong'))).toBe('401 invalid-credentials');
  };

  test('thirty passwords an hour, for unknown addresses too; others are not held up', async () => {
    await addMember(at.site.store, 'sam@example.test');
    await exhaust(email);
    await exhaust('nobody@example.test');
    const [known, unknown] = [await give(email, password), await give('nobody@example.test', password)];
    expect([refusal(known), refusal(unknown)]).toEqual(['429 too-many', '429 too-many']);
    expect(unknown.body).toEqual(known.body);
    const wait = Number(known.headers.get('retry-after'));
    expect([wait > 3500, wait <= rates.passwords.duration]).toEqual([true, true]);
    expect((await give('sam@example.test', password)).status).toBe(200);
  });

  test('G9: all writings of an address are one account and are counted together', async () => {
    await addMember(at.site.store, 'kim@example.test');
    const writings = [
      'kim@example.test',
      'KIM@Example.TEST',
      ' \tkim@example.test\n',
      '\u00a0kim@example.test\u3000',
      '\u212aim@example.test',
      '\uff4b\uff49\uff4d\uff20example.test',
    ];
    for (const writing of writings)
      expect([writing, (await give(writing, password)).status]).toEqual([writing, 200]);
    for (let guess = writings.length; guess < rates.passwords.points; guess += 1)
      await give(writings[guess % writings.length] ?? '', 'wrong');
    for (const writing of writings)
      expect([writing, refusal(await give(writing, password))]).toEqual([writing, '429 too-many']);
    for (const other of ['kim@example.test.example', 'ki\u043c@example.test', 'kim\u200b@example.test'])
      expect([other, refusal(await give(other, password))]).toEqual([other, '401 invalid-credentials']);
    expect((await give(email, password)).status).toBe(200);
  });

  test('G9: nobody is locked out for good', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await exhaust(email);
    vi.setSystemTime(Date.now() + rates.passwords.duration * 1000 - 1000);
    expect(refusal(await give(email, password))).toBe('429 too-many');
    vi.setSystemTime(Date.now() + 1000);
    expect((await give(email, password)).status).toBe(200);
  });

  test('a login that succeeds gives the account its tries back', async () => {
    for (let guess = 1; guess < rates.passwords.points; guess += 1) await give(email, 'wrong');
    await signIn(at.visitor, at.folder, email);
    expect(refusal(await give(email, 'wrong'))).toBe('401 invalid-credentials');
  });

  test('a login by another writing of the address gives the account its tries back too', async () => {
    for (let guess = 1; guess < rates.passwords.points; guess += 1) await give(email, 'wrong');
    const token = await initiate(at.visitor, ` ${email.toUpperCase()}`);
    expect((await verify(token, newestCode(at.folder, email))).status).toBe(200);
    expect(refusal(await give(email, 'wrong'))).toBe('401 invalid-credentials');
  });

  test('G9: thirty wrong codes an hour, over all attempts of a member', async () => {
    for (let attempt = 0; attempt < rates.codes.points / memberLimits.tries; attempt += 1) {
      const token = await initiate(at.visitor, email);
      const wrong = otherThan(newestCode(at.folder, email));
      for (let guess = 0; guess < memberLimits.tries; guess += 1) await verify(token, wrong);
    }
    const token = await initiate(at.visitor, email);
    expect(refusal(await verify(token, newestCode(at.folder, email)))).toBe('429 too-many');
  });

  test('one address may ask a lot, but not without end', async () => {
    const spam = { token: 'none', code: '000000', key };
    const asked = await Promise.all(
      Array.from({ length: rates.address.points + 1 }, () =>
        at.visitor.ask('POST', '/v1/login/verify', { body: spam }),
      ),
    );
    expect(new Set(asked.slice(0, -1).map(refusal))).toEqual(new Set(['401 unauthorised']));
    expect(refusal(asked.at(-1) ?? { status: 0, body: null, headers: new Headers() })).toBe('429 too-many');
  });
});
