import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemberHost, type MemberHost } from '#server/member/testing/memberHost.ts';
import { addMember, field, key, password, refusal } from '#server/member/testing/visitor.ts';
import { reserveCall } from '#server/stress/asking.ts';
import { addPerformances } from '#server/stress/people.ts';
import { findMemberByEmail, setBlocked } from '#server/store/members/members.ts';
import type { Store } from '#server/store/store.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { logInAt } from '../testing/newcomer.ts';
import { staffOf, type TestStaff } from '../testing/staffOf.ts';
import { blockCommand, unblockCommand } from './block.ts';

const words = 'Call us: 555-0100.';
const blocked = { status: 403, body: { error: { code: 'blocked', message: words } } };

describe.each(engines)('blocked members on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('at the site', () => {
    const clock = createTestClock('2027-07-16T20:00:00Z');
    let engine: Engine;
    let store: Store;
    let host: MemberHost;
    let staff: TestStaff;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      host = await openMemberHost(store, clock);
      staff = staffOf(store, clock);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const join = async (name: string): Promise<string> => {
      const email = `${name}@example.test`;
      await addMember(store, email);
      return email;
    };
    const block = (email: string, ...more: string[]) =>
      staff.run(blockCommand, email, '--text', words, ...more);
    /** Status and body of an answer. */
    const told = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

    test('STF-05: every session ends at its next request, and the login answers with the words of the festival', async () => {
      const email = await join('difficult');
      const { ask, token, refresh } = await logInAt(host, email);
      expect((await ask('GET', '/v1/me/profile', { token })).status).toBe(200);
      expect(await block(email)).toBe(`${email} is blocked, and every session has ended.\n`);
      expect(refusal(await ask('GET', '/v1/me/profile', { token }))).toBe('401 unauthorised');
      const again = await ask('POST', '/v1/login_token_refresh', { body: { refresh_token: refresh, key } });
      expect(refusal(again)).toBe('401 unauthorised');
      expect(told((await logInAt(host, email)).answer)).toEqual(blocked);
    });

    test('STF-05: without the right password nobody learns of it', async () => {
      const email = await join('unknown');
      await block(email);
      const { ask } = await host.visit();
      const body = { username: email, password: 'a wrong one', key };
      expect(refusal(await ask('POST', '/v1/login/initiate', { body }))).toBe('401 invalid-credentials');
    });

    test('STF-05: a login that waits for its code ends with the same words, and so does another code for it', async () => {
      const email = await join('waiting');
      const { ask } = await host.visit();
      const begun = await ask('POST', '/v1/login/initiate', { body: { username: email, password, key } });
      const token = field(begun, 'token');
      await block(email);
      const code = host.codeTo(email);
      expect(told(await ask('POST', '/v1/login/verify', { body: { token, code, key } }))).toEqual(blocked);
      expect(told(await ask('POST', '/v1/login/initiate', { body: { token, key } }))).toEqual(blocked);
    });

    test('STF-05: a session that began beside the blocking is none', async () => {
      const email = await join('beside');
      const { ask, token, refresh } = await logInAt(host, email);
      const member = await findMemberByEmail(store.db, email);
      // As if the blocking had not seen it yet: nothing ends it but the member's own row.
      await store.transact((db) => setBlocked(db, member?.id ?? 0, words));
      expect(refusal(await ask('GET', '/v1/me/profile', { token }))).toBe('401 unauthorised');
      const again = await ask('POST', '/v1/login_token_refresh', { body: { refresh_token: refresh, key } });
      expect(refusal(again)).toBe('401 unauthorised');
    });

    test('STF-05: a new password by mail begins no session', async () => {
      const email = await join('reset');
      await block(email);
      const { ask } = await host.visit();
      const begun = await ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
      const of = (name: string): string => field(begun, name);
      const identifiers = { token: of('token'), uuid: of('uuid'), userref: of('userref'), email, key };
      const code = host.codeTo(email);
      const valid = await ask('POST', '/v1/reset-password/validate', { body: { ...identifiers, code } });
      const authorization_code = field(valid, 'authorization_code');
      const body = { ...identifiers, code, authorization_code, newpassword: password };
      const done = await ask('POST', '/v1/reset-password/finalize', { body });
      expect(told(done)).toEqual({ status: 200, body: { data: {} } });
      expect(told((await logInAt(host, email)).answer)).toEqual(blocked);
    });

    test('STF-05: who is no longer blocked logs in again; old sessions stay ended', async () => {
      const email = await join('forgiven');
      const { ask, token } = await logInAt(host, email);
      await block(email);
      expect(await staff.run(unblockCommand, email)).toBe(`${email} may log in again.\n`);
      expect(await staff.run(unblockCommand, email)).toBe(`${email} was not blocked: nothing has changed.\n`);
      expect(refusal(await ask('GET', '/v1/me/profile', { token }))).toBe('401 unauthorised');
      expect((await logInAt(host, email)).answer.status).toBe(200);
    });

    /** The books: reservations, credits, seats taken of a date, and letters owed about it. */
    const booksOf = async (email: string, dateId: number) => {
      const { db } = store;
      const member = await findMemberByEmail(db, email);
      const memberId = member?.id ?? 0;
      const [bookings, credits, date, letters] = await Promise.all([
        db.selectFrom('bookings').select('reserved').where('member_id', '=', memberId).execute(),
        db.selectFrom('user_credits').select('left_credits').where('member_id', '=', memberId).execute(),
        db.selectFrom('programmations').select('taken').where('id', '=', dateId).execute(),
        db.selectFrom('ticket_letters').select('letter').where('member_id', '=', memberId).execute(),
      ]);
      return [
        bookings.map((row) => row.reserved),
        credits.map((row) => row.left_credits),
        date.map((row) => row.taken),
        letters.map((row) => row.letter),
      ];
    };

    test('STF-06: reservations stay; with --cancel seats and credits come back, with the letter of any cancellation', async () => {
      const email = await join('reserver');
      const [date] = await addPerformances(store, [5], clock.now());
      if (!date) throw new Error('There is no date');
      const { ask, token } = await logInAt(host, email);
      const { method, path, body } = reserveCall(date.ids);
      await ask(method, path, { token, body });
      await store.transact((db) => db.deleteFrom('ticket_letters').execute());
      await block(email);
      expect(await booksOf(email, date.id)).toEqual([[1], [1], [1], []]);
      expect(await block(email, '--cancel')).toBe(
        `${email} is blocked, and every session has ended.\nReservations that ended: 1.\n`,
      );
      expect(await booksOf(email, date.id)).toEqual([[0], [2], [0], ['reservationCancelled']]);
    });

    test('STF-06: a show that has closed keeps its seat, and a past one is none of it', async () => {
      const email = await join('late');
      const dates = await addPerformances(store, [5, 5], clock.now());
      const { ask, token } = await logInAt(host, email);
      for (const { ids } of dates) {
        const { method, path, body } = reserveCall(ids);
        await ask(method, path, { token, body });
      }
      const now = clock.now().epochMilliseconds / 1000;
      for (const [at, startsAt] of [now + 3600, now - 3600].entries())
        await store.write((db) =>
          db
            .updateTable('programmations')
            .set({ starts_at: startsAt })
            .where('id', '=', dates[at]?.id ?? 0)
            .execute(),
        );
      expect(await block(email, '--cancel')).toBe(
        `${email} is blocked, and every session has ended.\nReservations that ended: 0.\nReservations that stay, since it is too late to cancel them: 1.\n`,
      );
      expect(await booksOf(email, dates[0]?.id ?? 0)).toEqual([[1, 1], [0], [1], ['ticket', 'ticket']]);
    });

    test.each([
      ['nobody@example.test', 'There is no account with the address nobody@example.test.'],
      ['nobody', '"nobody" is no e-mail address.'],
    ])('STF-01: blocking %s is refused in a sentence', async (email, sentence) => {
      expect(await block(email)).toBe(`refused: ${sentence}`);
    });
  });
});
