import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSecrets, type Secrets } from '../protection/secrets.ts';
import { networkOf } from '../clientAddress.ts';
import { spend } from '../store/members/budgets.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { letterBudgets } from './limits.ts';
import { causeOf, mayMail, type Cause } from './mayMail.ts';

const { networkLetters, strangersLetters, mailboxLetters, deviceLetters } = letterBudgets;
const now = 1_000_000;
const hour = 60 * 60;
const many = 200;

test('Security: what strangers can cause in the fullest hour', () => {
  const inAnHour = Object.entries(letterBudgets).map(([name, { atOnce, every }]) => [
    name,
    atOnce + hour / every,
  ]);
  expect(Object.fromEntries(inAnHour)).toEqual({
    networkLetters: 120,
    strangersLetters: 2_200,
    mailboxLetters: 12,
    deviceLetters: 20,
  });
});

describe.each(engines)('letters that strangers cause on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let stores: [Store, Store];
    let secrets: Secrets;
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
      secrets = await openSecrets(stores[0], createTestClock('2027-07-16T21:30:00Z'));
    });
    beforeEach(() => stores[0].transact((db) => db.deleteFrom('budgets').execute()));
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });

    /** @param connection in the form of a connection or a proxy */
    const strangerAt = (connection: string, email: string): Cause =>
      causeOf(secrets, { device: null, address: networkOf(connection) }, email);
    /** One of many networks, and one of many mailboxes. */
    const networkAt = (index: number): string => `2001:db8:${index.toString(16)}::1`;
    const mailboxAt = (index: number): string => `reader${index}@example.test`;

    type Judge = (store: Store, cause: Cause) => Promise<boolean>;
    /** Asks for all of them in parallel in both processes. @returns how many may go out */
    const askTogether = async (causes: readonly Cause[], judge: Judge): Promise<number> => {
      const told = await Promise.all(
        causes.map((cause, index) => judge(stores[index % 2 === 0 ? 0 : 1], cause)),
      );
      return told.filter(Boolean).length;
    };
    /** @returns how many may go out, and how often a transaction was run */
    const spendTogether = async (causes: readonly Cause[]): Promise<{ out: number; runs: number }> => {
      let runs = 0;
      const out = await askTogether(causes, (store, cause) =>
        store.transact((db) => {
          runs += 1;
          return mayMail(db, cause, now);
        }),
      );
      return { out, runs };
    };
    /** One after another. @returns how many may go out */
    const askInTurn = (causes: readonly Cause[], at = now): Promise<number> =>
      stores[0].transact(async (db) => {
        let out = 0;
        for (const cause of causes) if (await mayMail(db, cause, at)) out += 1;
        return out;
      });
    const rowsOf = async (): Promise<unknown[]> =>
      stores[0].db.selectFrom('budgets').selectAll().orderBy('name').orderBy('key').execute();
    const times = <T>(count: number, make: (index: number) => T): T[] =>
      Array.from({ length: count }, (_, index) => make(index));

    const ofOneNetwork = (): Cause[] =>
      times(many, (index) => strangerAt(`198.51.100.${index}`, mailboxAt(index)));
    const ofOneMailbox = (): Cause[] =>
      times(many, (index) => strangerAt(networkAt(index), `jo+${index}@example.test`));

    test('Security: of two hundred side by side from one network sixty go out, each transaction run once', async () => {
      expect(await spendTogether(ofOneNetwork())).toEqual({ out: networkLetters.atOnce, runs: many });
    });

    test('Security: of two hundred side by side to one mailbox six go out', async () => {
      expect(await spendTogether(ofOneMailbox())).toEqual({ out: mailboxLetters.atOnce, runs: many });
    });

    test('Security: of two hundred side by side the last ten of all strangers go out', async () => {
      const before = strangersLetters.atOnce - 10;
      const apart = times(before + many, (index) => strangerAt(networkAt(index), mailboxAt(index)));
      expect(await askInTurn(apart.slice(0, before))).toBe(before);
      expect(await spendTogether(apart.slice(before))).toEqual({ out: 10, runs: many });
    });

    test('control: where each looks first and spends after, all two hundred go out', async () => {
      let looking = many;
      const { promise: haveAllLooked, resolve } = Promise.withResolvers<void>();
      const spentUntil = async (store: Store, { network }: Cause): Promise<number> => {
        const row = await store.db
          .selectFrom('budgets')
          .select('spent_until')
          .where('key', '=', network)
          .executeTakeFirst();
        return row?.spent_until ?? now;
      };
      const latest = now + networkLetters.every * (networkLetters.atOnce - 1);
      const lookFirst: Judge = async (store, cause) => {
        const isLeft = (await spentUntil(store, cause)) <= latest;
        if ((looking -= 1) === 0) resolve();
        await haveAllLooked;
        const endless = { ...networkLetters, name: 'networkLetters', key: cause.network, atOnce: many };
        if (isLeft) await store.transact((db) => spend(db, endless, now));
        return isLeft;
      };
      expect(await askTogether(ofOneNetwork(), lookFirst)).toBe(many);
      expect(await spentUntil(stores[0], strangerAt('198.51.100.1', ''))).toBe(
        now + many * networkLetters.every,
      );
    });

    test('Security: the next goes out when it was said, to the second', async () => {
      const next = (name: string): Cause => strangerAt('198.51.100.7', `${name}@example.test`);
      expect(await askInTurn(ofOneNetwork())).toBe(networkLetters.atOnce);
      expect(await askInTurn([next('a')], now + networkLetters.every - 1)).toBe(0);
      expect(await askInTurn([next('b'), next('c')], now + networkLetters.every)).toBe(1);
      expect(await askInTurn(ofOneMailbox())).toBe(mailboxLetters.atOnce);
      expect(await askInTurn([strangerAt('::1', 'jo@example.test')], now + mailboxLetters.every - 1)).toBe(0);
      expect(await askInTurn([strangerAt('::1', 'jo@example.test')], now + mailboxLetters.every)).toBe(1);
    });

    test('Security: a network that has none left spends nothing of mailboxes, nor of all strangers', async () => {
      await askInTurn(ofOneNetwork());
      const before = await rowsOf();
      await askInTurn(times(20, (index) => strangerAt('198.51.100.255', mailboxAt(many + index))));
      expect(await rowsOf()).toEqual(before);
    });

    test('Security: whether a mailbox has any left shows in no other budget', async () => {
      const rowsWithout = async (mailbox: string): Promise<unknown[]> =>
        stores[0].db
          .selectFrom('budgets')
          .select(['name', 'spent_until'])
          .where('key', '!=', mailbox)
          .orderBy('name')
          .execute();
      const asked = strangerAt('198.51.100.1', 'jo@example.test');
      expect(await askInTurn([asked])).toBe(1);
      const whole = await rowsWithout(asked.mailbox);
      await stores[0].transact((db) => db.deleteFrom('budgets').execute());
      await askInTurn(ofOneMailbox());
      const { mailbox } = asked;
      await stores[0].transact((db) => db.deleteFrom('budgets').where('key', '!=', mailbox).execute());
      expect(await askInTurn([asked])).toBe(0);
      expect(await rowsWithout(mailbox)).toEqual(whole);
    });

    test('Security: a known device has its own, which strangers do not spend and which spends nothing of theirs', async () => {
      await askInTurn(ofOneMailbox());
      await askInTurn(ofOneNetwork());
      const before = await rowsOf();
      const own = causeOf(secrets, { device: 'a device', address: '198.51.100.1' }, 'jo@example.test');
      expect(await askInTurn(times(many, () => own))).toBe(deviceLetters.atOnce);
      const after = await rowsOf();
      const device = { name: 'deviceLetters', key: 'a device', spent_until: now + hour };
      expect(
        after.filter((row) => !before.some((known) => JSON.stringify(known) === JSON.stringify(row))),
      ).toEqual([device]);
    });

    test('Security: what is rolled back is not spent, of none', async () => {
      const failing = stores[0].transact(async (db) => {
        await mayMail(db, strangerAt('198.51.100.7', 'jo@example.test'), now);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await rowsOf()).toEqual([]);
    });

    test('Security: no row holds an address', async () => {
      await askInTurn([
        strangerAt('198.51.100.7', 'jo+one@example.test'),
        strangerAt('2001:db8:9::1', 'jo@example.test'),
      ]);
      const rows = await stores[0].db.selectFrom('budgets').select('key').execute();
      expect(rows.filter(({ key }) => !/^([\w-]{43})?$/.test(key))).toEqual([]);
    });
  });
});
