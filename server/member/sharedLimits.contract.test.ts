import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscribe } from '../newsletter/subscribe.ts';
import { addressesBudget } from '../newsletter/limits.ts';
import { openSecrets, type Secrets } from '../protection/secrets.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { addressBudgets, askerBudgets } from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import { addMember, key, password, refusal, type Visitor } from './testing/visitor.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const tally = (told: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of told) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};

test('Security: passwords are tried thirty times at once, then every two minutes; and twenty times as often from one address', () => {
  expect([askerBudgets.passwords, addressBudgets.passwords]).toEqual([
    { atOnce: 30, every: 120 },
    { atOnce: 600, every: 6 },
  ]);
});

describe.each(engines)('limits of several processes on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let stores: [Store, Store];
    let hosts: [MemberHost, MemberHost];
    let secrets: Secrets;
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
      hosts = [await openMemberHost(stores[0], clock), await openMemberHost(stores[1], clock)];
      secrets = await openSecrets(stores[0], clock);
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    /** A stranger at an address, whose requests come to each process in turn. */
    const strangerAt = async (address: string) => {
      const visitors = [await hosts[0].visit(address), await hosts[1].visit(address)] as const;
      return (turn: number): Visitor => visitors[turn % 2 === 0 ? 0 : 1];
    };
    const give = async (visitor: Visitor, username: string, secret: string): Promise<string> =>
      refusal(await visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } }));
    const { atOnce, every } = askerBudgets.passwords;

    test('OPS-15: of wrong passwords given to two processes side by side, thirty in all are judged', async () => {
      const email = 'camille@example.test';
      await addMember(stores[0], email);
      const stranger = await strangerAt('192.0.2.1');
      const told = await Promise.all(times(2 * atOnce, (turn) => give(stranger(turn), email, 'wrong')));
      expect(tally(told)).toEqual({ '401 invalid-credentials': atOnce, '429 too-many': atOnce });
      expect(await give(stranger(1), email, password)).toBe('429 too-many');
    });

    test('OPS-16: a restart forgets no wrong password; the next try is there when it was said', async () => {
      const email = 'sam@example.test';
      await addMember(stores[0], email);
      const stranger = await strangerAt('192.0.3.1');
      for (let turn = 0; turn < atOnce; turn += 1)
        expect(await give(stranger(turn), email, 'wrong')).toBe('401 invalid-credentials');
      const restarted = await engine.open();
      const again = await (await openMemberHost(restarted, clock)).visit('192.0.3.1');
      expect(await give(again, email, password)).toBe('429 too-many');
      clock.set(clock.now().add({ seconds: every }).toString());
      expect(await give(again, email, password)).toBe('200');
      await restarted.close();
    });

    test.each([
      {
        what: 'requests for a new password',
        address: '192.0.4.1',
        path: '/v1/reset-password/initiate',
        body: { email: 'vic@example.test', key },
        most: askerBudgets.resets.atOnce,
        done: '200',
      },
      {
        what: 'registrations',
        address: '192.0.5.1',
        path: '/v1/register',
        body: { FullName: 'Vic', Location: 'Laval', Password: password, Email: 'vic@example.test' },
        most: askerBudgets.registrations.atOnce,
        done: '202',
      },
    ])('OPS-15: $what are counted by all processes together', async ({ address, path, body, most, done }) => {
      const stranger = await strangerAt(address);
      const told: string[] = [];
      for (let turn = 0; turn <= most; turn += 1)
        told.push(refusal(await stranger(turn).ask('POST', path, { body })));
      expect(told).toEqual([...times(most, () => done), '429 too-many']);
    });

    test('OPS-15: addresses for the newsletter are counted by all processes together', async () => {
      const ask = async (turn: number): Promise<string> => {
        const store = stores[turn % 2 === 0 ? 0 : 1];
        try {
          await subscribe({ store, clock, secrets }, { email: `n${turn}@example.test` }, '192.0.6.1');
          return 'accepted';
        } catch (caught) {
          if (caught instanceof Refusal) return caught.code;
          throw caught;
        }
      };
      const told = await Promise.all(times(addressesBudget.atOnce + 3, ask));
      expect(tally(told)).toEqual({ accepted: addressesBudget.atOnce, 'too-many': 3 });
    });

    test('Security: the rows of limits hold no address, neither of mail nor of the network', async () => {
      const stranger = await strangerAt('192.0.7.1');
      await give(stranger(0), 'nobody@example.test', 'wrong');
      const rows = JSON.stringify(await stores[0].db.selectFrom('budgets').selectAll().execute());
      expect(rows).toContain('"passwordsByAddress"');
      expect(rows).not.toMatch(/192\.0|nobody|@/);
    });
  });
});
