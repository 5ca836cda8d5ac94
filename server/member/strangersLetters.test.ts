import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { epochSeconds } from '../clock.ts';
import { letterWriters } from '../letterWriters.ts';
import { createLog } from '../log.ts';
import { letterBudgets } from '../mail/limits.ts';
import { causeOf, mayMail } from '../mail/mayMail.ts';
import { createPostman } from '../mail/postman.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { spend } from '../store/members/budgets.ts';
import { oweLetters } from '../store/members/owedLetters.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { openSecrets, type Secrets } from '../protection/secrets.ts';
import { addressBudgets, askerBudgets } from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import {
  addMember,
  initiate,
  key,
  password,
  refusal,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';

const { networkLetters, strangersLetters, mailboxLetters } = letterBudgets;
const clock = createTestClock('2027-07-16T21:30:00Z');
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const askReset = (visitor: Visitor, email: string): Promise<Answered> =>
  visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
const register = (visitor: Visitor, Email: string): Promise<Answered> =>
  visitor.ask('POST', '/v1/register', {
    body: { FullName: 'Jo Tremblay', Location: 'Laval', Password: password, Email, lang: 'en' },
  });
/** An answer without the unique parts of its request. */
const shape = ({ status, body, headers }: Answered): string =>
  JSON.stringify([status, body, [...headers]]).replace(/"(\d+\.)?[\w-]{36,}"/g, '"…"');

describe.each(engines)('letters that strangers cause on $name', ({ start, isHere }) => {
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
    beforeEach(async () => {
      for (const table of ['budgets', 'newsletter_letters'] as const)
        await stores[0].transact((db) => db.deleteFrom(table).execute());
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });

    const hostAt = (index: number): MemberHost => hosts[index % 2 === 0 ? 0 : 1];
    const mailsTo = (...emails: string[]): number =>
      emails.reduce((sum, email) => hosts.reduce((all, host) => all + host.mailsTo(email).length, sum), 0);
    const newsletterLetters = async (): Promise<number> =>
      (await stores[0].db.selectFrom('newsletter_letters').select('id').execute()).length;
    const askNewsletter = (index: number, email: string, address: string): Promise<void> => {
      const store = stores[index % 2 === 0 ? 0 : 1];
      return subscribe({ store, clock, secrets }, { email }, address);
    };
    const letterRows = async () =>
      stores[0].db
        .selectFrom('budgets')
        .selectAll()
        .where('name', 'like', '%Letters')
        .orderBy('key')
        .execute();
    /** All letters of strangers: to a mailbox, from a network, and from all together. @returns how many letters that was */
    const spendAll = (address: string, email: string): Promise<number> =>
      stores[0].transact(async (db) => {
        const now = epochSeconds(clock.now());
        const { atOnce } = strangersLetters;
        const toMailbox = times(mailboxLetters.atOnce, (index) => [`m${index}`, email] as const);
        const fromNetwork = times(networkLetters.atOnce, (index) => [address, `n${index}@x`] as const);
        const others = times(atOnce, (index) => [`o${index}`, `o${index}@x`] as const);
        let out = 0;
        for (const [at, to] of [...toMailbox, ...fromNetwork, ...others].slice(0, atOnce))
          if (await mayMail(db, causeOf(secrets, { device: null, address: at }, to), now)) out += 1;
        return out;
      });

    test('Security: one network causes sixty letters at once, of all kinds together, from any of its addresses', async () => {
      const known = times(20, (index) => `known${index}@example.test`);
      for (const email of known) await addMember(stores[0], email);
      const [first, last] = [await hosts[0].visit('203.0.113.0'), await hosts[1].visit('203.0.113.255')];
      const visitorAt = (index: number): Visitor => (index % 2 === 0 ? first : last);
      // An address without an account costs the same, or it would show: no letter, and one letter less.
      const unknown = times(3, (index) => `nobody${index}@example.test`);
      const tellsReset = shape(await askReset(first, 'nobody@example.test'));
      for (const email of unknown) await askReset(last, email);
      const left = networkLetters.atOnce - 1 - unknown.length;

      const fresh = times(3, (index) => `fresh${index}@example.test`);
      const tellsRegistered = shape(await register(last, 'earliest@example.test'));
      const readers = times(36, (index) => `reader+${index}@box${index % 12}.example.test`);
      await Promise.all([
        ...known.map((email, index) => askReset(visitorAt(index), email)),
        ...fresh.map((email, index) => register(visitorAt(index), email)),
        ...known.slice(0, 3).map((email, index) => register(visitorAt(index + 1), email)),
        ...readers.map((email, index) => askNewsletter(index, email, `203.0.113.${index}`)),
      ]);
      const letters = async (): Promise<number> =>
        mailsTo(...known, ...fresh, 'earliest@example.test', 'late@example.test') +
        (await newsletterLetters());
      expect(await letters()).toBe(left);

      for (const email of ['known7@example.test', 'nobody@example.test'])
        expect(shape(await askReset(first, email))).toBe(tellsReset);
      for (const email of ['known9@example.test', 'late@example.test'])
        expect(shape(await register(first, email))).toBe(tellsRegistered);
      await askNewsletter(0, 'reader@example.test', '203.0.113.255');
      expect(await letters()).toBe(left);

      // The control: the next network has its own.
      await askReset(await hosts[0].visit('203.0.114.0'), 'known8@example.test');
      expect(await letters()).toBe(left + 1);
    });

    test('Security: one mailbox gets six letters at once, whoever asks for which, by any of its names', async () => {
      const members = ['box@example.test', 'box+one@example.test', 'box+two@example.test'];
      for (const email of members) await addMember(stores[0], email);
      const [box = '', one = '', two = ''] = members;
      await Promise.all(
        times(3, async (round) => {
          await askReset(await hostAt(round).visit(), box);
          await register(await hostAt(round + 1).visit(), one.toUpperCase());
          await askReset(await hostAt(round).visit(), ` ${two}`);
          await askNewsletter(round, `box+${round}@example.test`, `m${round}`);
        }),
      );
      const letters = async (): Promise<number> => mailsTo(...members) + (await newsletterLetters());
      expect(await letters()).toBe(mailboxLetters.atOnce);
      // The control: a dot makes another mailbox.
      await askNewsletter(0, 'b.ox@example.test', '192.0.2.1');
      expect(await letters()).toBe(mailboxLetters.atOnce + 1);
    });

    /** Spends all letters of a network. */
    const spendNetwork = (address: string): Promise<void> =>
      stores[0].transact(async (db) => {
        for (const cause of times(networkLetters.atOnce, (index) =>
          causeOf(secrets, { device: null, address }, `n${index}@x`),
        ))
          await mayMail(db, cause, epochSeconds(clock.now()));
      });
    /** Spends all letters that strangers have together. */
    const spendStrangers = (): Promise<unknown> => {
      const { atOnce, every } = strangersLetters;
      const whole = { name: 'strangersLetters', key: '', atOnce: 1, every: atOnce * every };
      return stores[0].transact((db) => spend(db, whole, epochSeconds(clock.now())));
    };
    const spendMailbox = (email: string): Promise<void> =>
      stores[0].transact(async (db) => {
        for (const cause of times(mailboxLetters.atOnce, (index) =>
          causeOf(secrets, { device: null, address: `m${index}` }, email),
        ))
          await mayMail(db, cause, epochSeconds(clock.now()));
      });
    const askOften = async (
      ask: (visitor: Visitor, email: string) => Promise<Answered>,
      address: string,
      email: string,
    ): Promise<string[]> => {
      const visitor = await hosts[0].visit(address);
      const told: string[] = [];
      for (let asked = 0; asked <= askerBudgets.resets.atOnce; asked += 1)
        told.push(refusal(await ask(visitor, email)));
      return told;
    };

    const askings = [
      { name: 'resets', ask: askReset, done: '200' },
      { name: 'registrations', ask: register, done: '202' },
    ] as const;
    const pools = [
      { whose: 'the network', spendPool: spendNetwork, place: '1' },
      { whose: 'all strangers', spendPool: spendStrangers, place: '2' },
    ];
    test.each(askings.flatMap((asking, index) => pools.map((pool) => ({ ...asking, ...pool, index }))))(
      'Security: $name without letters of $whose cost a member at an attacker’s address nothing',
      async ({ name, ask, done, spendPool, place, index }) => {
        const address = `192.${place}.${index}.1`;
        const [email, other] = [`${name}@shared${place}.example.test`, `${name}@mailed${place}.example.test`];
        for (const member of [email, other]) await addMember(stores[0], member);
        await spendPool(address);
        const answers: string[] = times(askerBudgets[name].atOnce + 1, () => done);
        expect([await askOften(ask, address, email), mailsTo(email)]).toEqual([answers, 0]);
        clock.set(clock.now().add({ seconds: networkLetters.every }).toString());
        expect(refusal(await ask(await hosts[0].visit(address), email))).toBe(done);
        expect(mailsTo(email)).toBe(1);
        // The control: mailed letters count.
        await stores[0].transact((db) => db.deleteFrom('budgets').execute());
        expect([await askOften(ask, address, other), mailsTo(other)]).toEqual([
          [...answers.slice(1), '429 too-many'],
          askerBudgets[name].atOnce,
        ]);
      },
    );

    test('Security: how often a reset may be asked tells neither who is a member nor whose mailbox is full', async () => {
      const people = ['full@example.test', 'empty@example.test'];
      for (const email of people) await addMember(stores[0], email);
      await spendMailbox('full@example.test');
      await spendMailbox('full@nobody.example.test');
      const told: string[][] = [];
      for (const email of [...people, 'full@nobody.example.test', 'nobody@example.test'])
        told.push(await askOften(askReset, '192.0.4.1', email));
      expect(told).toEqual(times(4, () => ['200', '200', '200', '429 too-many']));
      await spendNetwork('192.0.5.1');
      const without: string[][] = [];
      for (const email of [...people, 'nobody@example.test'])
        without.push(await askOften(askReset, '192.0.5.1', email));
      expect(without).toEqual(times(3, () => ['200', '200', '200', '200']));
    });

    test('Security: what draws on nothing of the member’s is limited by the address, or the work would have no end', async () => {
      await spendNetwork('192.0.6.1');
      const visitor = await hosts[0].visit('192.0.6.1');
      const told = await Promise.all(
        times(addressBudgets.resets.atOnce, async (index) =>
          refusal(await askReset(visitor, `nobody${index}@example.test`)),
        ),
      );
      expect([...new Set(told), refusal(await askReset(visitor, 'last@example.test'))]).toEqual([
        '200',
        '429 too-many',
      ]);
    });

    test('Security: with all letters of strangers spent a member logs in from the same network, and a known device gets its reset', async () => {
      const email = 'camille@example.test';
      await addMember(stores[0], email);
      const own = await hosts[0].visit('198.51.100.7');
      const verify = (visitor: Visitor, token: string): Promise<Answered> =>
        visitor.ask('POST', '/v1/login/verify', { body: { token, code: hosts[0].codeTo(email), key } });
      expect((await verify(own, await initiate(own, email))).status).toBe(200);
      expect(await spendAll('198.51.100.1', email)).toBe(strangersLetters.atOnce);

      // The control: a stranger has none left, neither here nor elsewhere.
      const mailed = mailsTo(email);
      for (const address of ['198.51.100.8', '2001:db8:ffff::1'])
        expect((await askReset(await hosts[0].visit(address), email)).status).toBe(200);
      expect(mailsTo(email)).toBe(mailed);

      const spent = await letterRows();
      const device = await hosts[0].visit('198.51.100.9');
      const token = await initiate(device, email);
      const again = await device.ask('POST', '/v1/login/initiate', { body: { token, key } });
      expect([again.status, mailsTo(email)]).toEqual([200, mailed + 2]);
      expect((await verify(device, token)).status).toBe(200);
      expect((await askReset(own, email)).status).toBe(200);
      expect(mailsTo(email)).toBe(mailed + 3);
      const left = await letterRows();
      expect(left.filter(({ name }) => name !== 'deviceLetters')).toEqual(spent);
      expect(left).toHaveLength(spent.length + 1);
    });

    test('Security: with all letters of strangers spent, a member is told that a reserved date is cancelled', async () => {
      const [store] = stores;
      const email = 'sam@example.test';
      const { id } = await addMember(store, email);
      await fillTestProgramme(store);
      expect(await spendAll('198.51.100.1', email)).toBe(strangersLetters.atOnce);
      const spent = await letterRows();
      const owed = { memberId: id, programmationId: 7, letter: 'showCancelled' } as const;
      await store.transact((db) => oweLetters(db, [owed], epochSeconds(clock.now())));
      const posted: string[] = [];
      await createPostman({
        store,
        clock,
        mailer: { send: ({ to }) => Promise.resolve(void posted.push(to)) },
        log: createLog(() => null),
        writers: letterWriters({
          store,
          secrets,
          publicUrl: 'https://festival.example',
          festival: testSource,
        }),
      }).deliver();
      expect(posted).toEqual([email]);
      expect(await letterRows()).toEqual(spent);
    });
  });
});
