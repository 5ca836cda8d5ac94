import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Limits from './limits.ts';
import { requestRate } from '../protection/rates.ts';
import { askerBudgets } from './limits.ts';
import {
  addMember,
  initiate,
  key,
  newestCode,
  openVisitor,
  password,
  refusal,
  signIn,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from './testing/loginSite.ts';

// Real, but with a small limit of passwords (`sharedLimits.contract.test.ts`): each takes its time.
vi.mock('./limits.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Limits>();
  const { passwords } = original.askerBudgets;
  return { ...original, askerBudgets: { ...original.askerBudgets, passwords: { ...passwords, atOnce: 8 } } };
});

const { atOnce, every } = askerBudgets.passwords;
const neighbour = 'sam@example.test';

let at: LoginSite;
beforeEach(async () => {
  at = await openLoginSite();
});
afterEach(() => at.site.close());
const { give, verify, waitSeconds } = loginSteps(() => at);

const visitFrom = (address: string): Promise<Visitor> => openVisitor(at.site.app, { address });
const giveFrom = (visitor: Visitor, username: string, secret: string): Promise<Answered> =>
  visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } });

describe('limits', () => {
  const exhaust = async (username: string, visitor = at.visitor): Promise<void> => {
    for (let guess = 0; guess < atOnce; guess += 1)
      expect(refusal(await giveFrom(visitor, username, 'wrong'))).toBe('401 invalid-credentials');
    expect(refusal(await giveFrom(visitor, username, password))).toBe('429 too-many');
  };

  test('so many passwords for an account from one address, for unknown accounts too; others are not held up', async () => {
    await addMember(at.site.store, neighbour);
    await exhaust(email);
    await exhaust('nobody@example.test');
    const [known, unknown] = [await give(email, password), await give('nobody@example.test', password)];
    expect([refusal(known), refusal(unknown)]).toEqual(['429 too-many', '429 too-many']);
    expect([unknown.body, [...unknown.headers]]).toEqual([known.body, [...known.headers]]);
    expect(known.headers.get('retry-after')).toBe(String(every));
    expect((await give(neighbour, password)).status).toBe(200);
  });

  test('Security: a stranger’s wrong passwords do not hold up the member at another address', async () => {
    await exhaust(email, await visitFrom('192.0.2.1'));
    expect((await giveFrom(await visitFrom('192.0.2.2'), email, password)).status).toBe(200);
    await exhaust(email, await visitFrom('2001:db8::1'));
    // All addresses of one subscriber count as one.
    expect(refusal(await giveFrom(await visitFrom('2001:db8::2'), email, password))).toBe('429 too-many');
    expect((await giveFrom(await visitFrom('2001:db8:0:1::2'), email, password)).status).toBe(200);
  });

  test('Security: at the same address neither, where the device has logged in before', async () => {
    const own = await visitFrom('192.0.2.1');
    await signIn(own, at.folder, email);
    await exhaust(email, await visitFrom('192.0.2.1'));
    const token = await initiate(own, email);
    const body = { token, code: newestCode(at.folder, email), key };
    expect((await own.ask('POST', '/v1/login/verify', { body })).status).toBe(200);
    expect(refusal(await giveFrom(await visitFrom('192.0.2.1'), email, password))).toBe('429 too-many');
  });

  test('Security: a device that has logged in before has passwords of its own, which cost others none', async () => {
    const own = await visitFrom('192.0.2.1');
    await signIn(own, at.folder, email);
    const thief = await openVisitor(at.site.app, { address: '192.0.2.9', cookies: new Map(own.cookies) });
    await exhaust(email, thief);
    expect((await giveFrom(await visitFrom('192.0.2.1'), email, password)).status).toBe(200);
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
    for (let guess = writings.length; guess < atOnce; guess += 1)
      await give(writings[guess % writings.length] ?? '', 'wrong');
    for (const writing of writings)
      expect([writing, refusal(await give(writing, password))]).toEqual([writing, '429 too-many']);
    for (const other of ['kim@example.test.example', 'ki\u043c@example.test', 'kim\u200b@example.test'])
      expect([other, refusal(await give(other, password))]).toEqual([other, '401 invalid-credentials']);
    expect((await give(email, password)).status).toBe(200);
  });

  test('G9: nobody is locked out for good', async () => {
    await exhaust(email);
    waitSeconds(every - 1);
    expect(refusal(await give(email, password))).toBe('429 too-many');
    waitSeconds(1);
    expect((await give(email, password)).status).toBe(200);
  });

  test.each([email, ` ${email.toUpperCase()}`])(
    'Security: the member’s login as “%s” takes back only its own password; an attacker at its address gains none',
    async (writing) => {
      const attacker = await openVisitor(at.site.app);
      for (let guess = 1; guess < atOnce; guess += 1) await giveFrom(attacker, email, 'wrong');
      const token = await initiate(at.visitor, writing);
      expect(refusal(await giveFrom(attacker, email, 'wrong'))).toBe('429 too-many');
      expect((await verify(token, newestCode(at.folder, email))).status).toBe(200);
      expect(refusal(await giveFrom(attacker, email, 'wrong'))).toBe('401 invalid-credentials');
      expect(refusal(await giveFrom(attacker, email, password))).toBe('429 too-many');
      // The member’s device has its own passwords from now on.
      await exhaust(email);
    },
  );

  test('logins from new devices at one address have no end', async () => {
    for (let login = 0; login <= atOnce; login += 1)
      await signIn(await openVisitor(at.site.app), at.folder, email);
  });

  test('Security: one address may ask a lot, but not without end; a device that has logged in before still passes', async () => {
    await signIn(at.visitor, at.folder, email);
    waitSeconds(requestRate.duration);
    const stranger = await openVisitor(at.site.app);
    const body = { token: 'none', code: '000000', key };
    const spam = async () => refusal(await stranger.ask('POST', '/v1/login/verify', { body }));
    const told = await Promise.all(Array.from({ length: requestRate.points }, spam));
    expect(new Set(told)).toEqual(new Set(['401 unauthorised']));
    expect(await spam()).toBe('429 too-many');
    // Every other step of a login, a registration or a new password counts with it.
    const request = { token: 'none', uuid: 'none', userref: 'none', email: neighbour, key };
    const proof = { ...request, authorization_code: 'none', newpassword: password };
    const steps = {
      '/v1/login/initiate': { username: neighbour, password: 'wrong', key },
      '/v1/register': { FullName: 'Sam Roy', Email: neighbour, Location: 'Laval', Password: password, key },
      '/v1/reset-password/initiate': { email: neighbour, key },
      '/v1/reset-password/validate': { ...request, code: '000000' },
      '/v1/reset-password/finalize': { ...proof, code: '000000' },
      '/v1/reset-password/activate-account': proof,
    };
    for (const [path, given] of Object.entries(steps))
      expect([path, refusal(await stranger.ask('POST', path, { body: given }))]).toEqual([
        path,
        '429 too-many',
      ]);
    expect(refusal(await give(neighbour, 'wrong'))).toBe('401 invalid-credentials');
    await signIn(at.visitor, at.folder, email);
  });
});
