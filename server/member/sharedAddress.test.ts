import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import type * as Limits from './limits.ts';
import { addressBudgets, askerBudgets } from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import {
  addMember,
  field,
  initiate,
  key,
  otherThan,
  password,
  refusal,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';

// Real, but with a small limit of passwords: each takes its time.
vi.mock('./limits.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Limits>();
  const { askerBudgets: ofAskers, addressBudgets: ofAddresses } = original;
  return {
    ...original,
    askerBudgets: { ...ofAskers, passwords: { ...ofAskers.passwords, atOnce: 4 } },
    addressBudgets: { ...ofAddresses, passwords: { ...ofAddresses.passwords, atOnce: 8 } },
  };
});

const newpassword = 'a brand new password';
const clock = createTestClock('2027-07-16T21:30:00Z');

describe.each(engines)('a member at the address of an attacker on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('without a known device', () => {
    let engine: Engine;
    let store: Store;
    let host: MemberHost;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    beforeEach(async () => {
      host = await openMemberHost(store, clock);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const give = (visitor: Visitor, username: string, secret: string): Promise<Answered> =>
      visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } });
    /** Both steps. */
    const logIn = async (visitor: Visitor, email: string, secret: string): Promise<string> => {
      const first = await give(visitor, email, secret);
      if (first.status !== 200) return refusal(first);
      const body = { token: field(first, 'token'), code: host.codeTo(email), key };
      return refusal(await visitor.ask('POST', '/v1/login/verify', { body }));
    };
    const step = (visitor: Visitor, name: string, body: object): Promise<Answered> =>
      visitor.ask('POST', `/v1/reset-password/${name}`, { body });
    /** A new password by mail. @returns the last answer, and a function that repeats the request */
    const reset = async (visitor: Visitor, email: string) => {
      const asked = await step(visitor, 'initiate', { email, key });
      const [token, uuid, userref] = ['token', 'uuid', 'userref'].map((name) => field(asked, name));
      const request = { token, uuid, userref, email, code: host.codeTo(email), key };
      const authorization_code = field(await step(visitor, 'validate', request), 'authorization_code');
      const finish = (): Promise<Answered> =>
        step(visitor, 'finalize', { ...request, authorization_code, newpassword });
      return { finish, answer: await finish() };
    };

    const atAccount = { limit: 'the account', mistaken: askerBudgets.passwords.atOnce, elsewhere: 0 };
    const atAddress = { limit: 'the address', mistaken: 0, elsewhere: addressBudgets.passwords.atOnce };
    test.each([
      { ...atAccount, address: '192.0.2.1' },
      { ...atAccount, address: '2001:db8::1' },
      { ...atAddress, address: '192.0.3.1' },
      { ...atAddress, address: '2001:db8:1::1' },
    ])(
      'PRO-07: the reset by mail lets in who waits for passwords that an attacker spent of $limit, at $address',
      async ({ address, mistaken, elsewhere }) => {
        const email = `member-${address.replaceAll(':', '-')}@example.test`;
        await addMember(store, email);
        const attacker = await host.visit(address);
        for (let guess = 0; guess < mistaken; guess += 1)
          expect(refusal(await give(attacker, email, `wrong ${guess}`))).toBe('401 invalid-credentials');
        for (let guess = 0; guess < elsewhere; guess += 1)
          await give(attacker, `nobody-${guess}@example.test`, 'wrong');
        const member = await host.visit(address);
        expect(await logIn(member, email, password)).toBe('429 too-many');

        const { answer } = await reset(member, email);
        expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
        expect(await logIn(member, email, newpassword)).toBe('200');
        // The control: a person without proof of the mailbox keeps waiting, even with the right password.
        expect(await logIn(attacker, email, newpassword)).toBe('429 too-many');
      },
    );

    test('PRO-07: … and who waits for codes that somebody with the password spent', async () => {
      const email = 'robbed@example.test';
      await addMember(store, email);
      const attacker = await host.visit('198.51.100.1');
      let told = '';
      for (let token = ''; told !== '429 too-many';) {
        if (told !== '401 wrong-code') token = await initiate(attacker, email);
        const body = { token, code: otherThan(host.codeTo(email)), key };
        told = refusal(await attacker.ask('POST', '/v1/login/verify', { body }));
      }
      const member = await host.visit('198.51.100.1');
      expect(await logIn(member, email, password)).toBe('429 too-many');
      await reset(member, email);
      expect(await logIn(member, email, newpassword)).toBe('200');
    });

    test('PRO-07: who heard no answer to the last step is known by its repetition; by a wrong one nobody is', async () => {
      const email = 'twice@example.test';
      await addMember(store, email);
      const member = await host.visit('203.0.113.1');
      const { finish } = await reset(member, email);
      member.cookies.delete('DEVICES');
      expect((await finish()).status).toBe(200);
      expect(member.cookies.has('DEVICES')).toBe(true);
      member.cookies.delete('DEVICES');
      const nothing = { token: 'x', uuid: 'x', userref: 'x', email, key };
      const wrong = { ...nothing, code: '000000', authorization_code: 'x', newpassword };
      expect(refusal(await step(member, 'finalize', wrong))).toBe('401 wrong-code');
      expect(member.cookies.has('DEVICES')).toBe(false);
    });
  });
});
