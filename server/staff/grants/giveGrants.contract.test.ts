import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { createLog } from '#server/log.ts';
import { letterWriters } from '#server/letterWriters.ts';
import { createPostman } from '#server/mail/postman.ts';
import { openMemberHost, type MemberHost } from '#server/member/testing/memberHost.ts';
import { addMember } from '#server/member/testing/visitor.ts';
import { listCreditChanges } from '#server/store/members/creditChanges.ts';
import type { Grant } from '#server/store/members/creditGrants.ts';
import { claimGrants } from '#server/store/members/payGrants.ts';
import { holdMember, removeMember } from '#server/store/members/deleteMember.ts';
import { findMemberByEmail, insertMember } from '#server/store/members/members.ts';
import type { Store } from '#server/store/store.ts';
import { doBeside } from '#server/store/testing/doBeside.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { registerAt } from '../testing/newcomer.ts';
import { staffOf, type TestStaff } from '../testing/staffOf.ts';
import { giveGrants, giveIn } from './giveGrants.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const now = clock.now().epochMilliseconds / 1000;
const nothing = { given: 0, waiting: 0, repeated: 0 };

describe.each(engines)('giving credits on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let one: Store;
    let two: Store;
    let host: MemberHost;
    let staff: TestStaff;
    let other: TestStaff;
    beforeAll(async () => {
      engine = await start();
      [one, two] = [await engine.open(), await engine.open()];
      host = await openMemberHost(two, clock);
      [staff, other] = [staffOf(one, clock), staffOf(two, clock)];
    });
    afterAll(async () => {
      await one.close();
      await two.close();
      await engine.stop();
    });

    const grantTo = (email: string, key: string, credits = 6): Grant => ({
      email,
      key,
      credits,
      pass: 'Six soirs',
    });
    /** The account of an address: credits, passes, and the changes of its credits; null without one. */
    const accountAt = async (email: string) => {
      const member = await findMemberByEmail(one.db, email);
      if (!member) return null;
      const { left_credits: left, passes } = await one.db
        .selectFrom('user_credits')
        .selectAll()
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      const changes = await listCreditChanges(one.db, member.id);
      return { left, passes, changes: changes.map((row) => [row.number, row.change, row.credits, row.pass]) };
    };
    const lettersTo = async (email: string): Promise<string[]> => {
      const rows = await one.db
        .selectFrom('grant_letters')
        .innerJoin('members', 'members.id', 'grant_letters.member_id')
        .select('grant_letters.id')
        .where('members.email', '=', email)
        .orderBy('grant_letters.id')
        .execute();
      return rows.map(({ id }) => id);
    };
    const six = { left: 6, passes: 1, changes: [[1, 'granted', 6, 'Six soirs']] };

    test('STF-02: a key gives once, with its pass in the history and one letter owed; the same again gives nothing', async () => {
      await addMember(one, 'twice@example.test');
      const grants = [grantTo('twice@example.test', 'twice-1'), grantTo('twice@example.test', 'twice-2', 1)];
      expect(await giveGrants(staff, grants)).toEqual({ ...nothing, given: 2 });
      expect(await giveGrants(staff, grants)).toEqual({ ...nothing, repeated: 2 });
      expect(await accountAt('twice@example.test')).toEqual({
        left: 9,
        passes: 3,
        changes: [
          [2, 'granted', 1, 'Six soirs'],
          [1, 'granted', 6, 'Six soirs'],
        ],
      });
      expect(await lettersTo('twice@example.test')).toEqual(['twice-1', 'twice-2']);
    });

    test.each([
      ['another number', { credits: 7 }],
      ['another pass', { pass: 'Sept soirs' }],
      ['another address', { email: 'another@example.test' }],
    ])('STF-02: a used key with %s is refused, and nothing of its call is given', async (says, change) => {
      const email = `${says.replace(' ', '-')}@example.test`;
      await addMember(one, email);
      const first = grantTo(email, `key of ${says}`);
      await giveGrants(staff, [first]);
      const fresh = grantTo(email, `beside ${says}`);
      await expect(giveGrants(staff, [fresh, { ...first, ...change }])).rejects.toThrow(
        `The key "key of ${says}" has given 6 of "Six soirs" to ${email} before.`,
      );
      expect(await lettersTo(email)).toEqual([`key of ${says}`]);
    });

    test('STF-03: an address without an account waits, and its owner has the credits once they have proved it', async () => {
      const email = 'waits@example.test';
      const prove = await registerAt(host, email);
      expect(await giveGrants(staff, [grantTo(email, 'waits')])).toEqual({ ...nothing, waiting: 1 });
      expect([await accountAt(email), await lettersTo(email)]).toEqual([null, []]);
      expect(await prove()).toBe(200);
      expect([await accountAt(email), await lettersTo(email)]).toEqual([six, ['waits']]);
      expect(await giveGrants(staff, [grantTo(email, 'waits')])).toEqual({ ...nothing, repeated: 1 });
      expect(await accountAt(email)).toEqual(six);
    });

    test('STF-03: an account whose address is unproved waits, too, until a mailed code proves it', async () => {
      const email = 'unproved@example.test';
      const { id } = await addMember(one, email);
      await one.transact((db) => db.updateTable('members').set({ active: 0 }).where('id', '=', id).execute());
      expect(await giveGrants(staff, [grantTo(email, 'unproved')])).toEqual({ ...nothing, waiting: 1 });
      const { ask } = await host.visit();
      const begun = await ask('POST', '/v1/reset-password/initiate', { body: { email, key: 'test' } });
      const code = host.codeTo(email);
      const identifiers = { ...dataOf(begun.body), email };
      const valid = await ask('POST', '/v1/reset-password/validate', { body: { ...identifiers, code } });
      const body = { ...identifiers, code, ...dataOf(valid.body), newpassword: 'a brand new password' };
      expect(await accountAt(email)).toMatchObject({ left: 2 });
      expect((await ask('POST', '/v1/reset-password/finalize', { body })).status).toBe(200);
      expect(await accountAt(email)).toMatchObject({ left: 8, passes: 2 });
    });

    test('STF-03: credits that are given while an account is being activated are on it', async () => {
      const email = 'beside@example.test';
      const person = { firstname: 'Jo', lastname: '', location: '', lang: 'en', password_hash: 'x' } as const;
      const given = await doBeside(
        engine,
        two,
        async (db) => {
          const member = await insertMember(db, { ...person, email, credits: 0, passes: 0 }, now);
          if (member) await claimGrants(db, member, now);
        },
        () => giveGrants(staff, [grantTo(email, 'beside')]),
      );
      expect([given, await accountAt(email)]).toEqual([{ ...nothing, given: 1 }, six]);
    });

    test('STF-03: an account that is activated while credits are being given has them', async () => {
      const email = 'during@example.test';
      const prove = await registerAt(host, email);
      await doBeside(engine, one, (db) => giveIn(db, staff, [grantTo(email, 'during')]), prove);
      expect([await accountAt(email), await lettersTo(email)]).toEqual([six, ['during']]);
    });

    // SQLite allows one write at a time: no other comes between.
    if (name === 'PostgreSQL')
      test('control: without the turn of both, they miss each other', async () => {
        const email = 'missed@example.test';
        const prove = await registerAt(host, email);
        await one.transact(async (db) => {
          await giveIn(db, staff, [grantTo(email, 'missed')], { takeTurn: () => Promise.resolve() });
          await prove();
        });
        expect(await accountAt(email)).toEqual({ left: 0, passes: 0, changes: [] });
      });

    test('STF-03: credits that are given while the account is being deleted wait for the next one', async () => {
      const email = 'leaving@example.test';
      const member = await addMember(one, email);
      const given = await doBeside(
        engine,
        two,
        async (db) => {
          expect(await holdMember(db, member)).toBe(true);
          await removeMember(db, member.id);
        },
        () => giveGrants(staff, [grantTo(email, 'leaving')]),
      );
      expect([given, await accountAt(email)]).toEqual([{ ...nothing, waiting: 1 }, null]);
    });

    test('STF-02: two runs with the same keys side by side give once', async () => {
      const emails = Array.from({ length: 20 }, (_, at) => `run-${at}@example.test`);
      for (const email of emails.slice(0, 10)) await addMember(one, email);
      const grants = emails.map((email) => grantTo(email, `run of ${email}`));
      const results = await Promise.all([giveGrants(staff, grants), giveGrants(other, grants.toReversed())]);
      expect(results.toSorted((a, b) => a.repeated - b.repeated)).toEqual([
        { given: 10, waiting: 10, repeated: 0 },
        { given: 0, waiting: 0, repeated: 20 },
      ]);
      for (const email of emails.slice(0, 10)) expect(await accountAt(email)).toMatchObject({ left: 8 });
    });

    test('STF-02: the key of a deleted account is used for good, and names nobody any more', async () => {
      const email = 'gone@example.test';
      const { id } = await addMember(one, email);
      await giveGrants(staff, [grantTo(email, 'gone')]);
      await one.transact((db) => removeMember(db, id));
      expect(await giveGrants(staff, [grantTo(email, 'gone')])).toEqual({ ...nothing, repeated: 1 });
      const row = await one.db
        .selectFrom('credit_grants')
        .select(['email', 'member_id'])
        .where('key', '=', 'gone')
        .executeTakeFirst();
      expect([row, await lettersTo(email)]).toEqual([{ email: null, member_id: null }, []]);
    });

    test('STF-08: every giving is noted: by whom, where, when and how much', async () => {
      const email = 'noted@example.test';
      await giveGrants(staff, [grantTo(email, 'noted')]);
      const acts = await one.db
        .selectFrom('staff_acts')
        .innerJoin('credit_grants', 'credit_grants.act_id', 'staff_acts.id')
        .select(['acted_at', 'person', 'host', 'act', 'subject', 'details'])
        .where('key', '=', 'noted')
        .execute();
      expect(acts.map((act) => ({ ...act, details: JSON.parse(act.details) }))).toEqual([
        {
          acted_at: now,
          person: 'lea',
          host: 'box-office',
          act: 'credits',
          subject: 'noted',
          details: { ...nothing, waiting: 1 },
        },
      ]);
    });

    test('STF-04: each grant is one letter, in the language of its reader', async () => {
      await one.transact((db) => db.deleteFrom('grant_letters').execute());
      for (const lang of ['fr', 'en'] as const) {
        await addMember(one, `letter-${lang}@example.test`, lang);
        await giveGrants(staff, [grantTo(`letter-${lang}@example.test`, `letter ${lang}`)]);
      }
      const posted: { to: string; subject: string; text: string }[] = [];
      const postman = createPostman({
        store: one,
        mailer: {
          send: ({ to, subject, text }) => Promise.resolve(void posted.push({ to, subject, text })),
        },
        clock,
        log: createLog(() => null),
        writers: letterWriters({
          store: one,
          secrets: { hash: () => '' },
          publicUrl: 'https://festival.example',
          festival: testSource,
        }),
      });
      await postman.deliver();
      await postman.deliver();
      expect(posted.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual([
        {
          to: 'letter-en@example.test',
          subject: 'Your credits are here: Six soirs',
          text: expect.stringMatching(
            /^Hello Camille,\n.*\n\nSix soirs\nCredits: 6\n.*\n\nhttps:\/\/festival\.example\/en\/profile#credits\n/s,
          ),
        },
        {
          to: 'letter-fr@example.test',
          subject: 'Vos crédits sont là\u00A0: Six soirs',
          text: expect.stringMatching(
            /^Bonjour Camille,\n.*\n\nSix soirs\nCrédits\u00A0: 6\n.*\n\nhttps:\/\/festival\.example\/fr\/profile#credits\n/s,
          ),
        },
      ]);
    });
  });
});

const dataOf = (body: unknown): object => {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : null;
  return typeof data === 'object' && data !== null ? data : {};
};
