import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { bookPlace } from '#server/store/members/bookings.ts';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { findMember, type MemberRow } from '#server/store/members/members.ts';
import { rowsOfMember } from '#server/store/testing/rowsOfMember.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { writeProfile } from '#server/profile/testing/writeProfile.ts';
import { askerBudgets } from '../limits.ts';
import {
  addMember,
  field,
  initiate,
  key,
  newestCode,
  openVisitor,
  password,
  readOutbox,
  refusal,
  signIn,
  type Visitor,
} from '../testing/visitor.ts';
import { deleteMember, removeAccount } from './deleteAccount.ts';

const email = 'camille@example.test';
const gala = { programmation: '7', edition: '2027', festival: '8', status: 'true' };
const uncounted = { ...gala, programmation: '3' };

let site: TestApp;
let visitor: Visitor;
let member: MemberRow;
let token: string;
let refresh: string;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
  member = await addMember(site.store, email);
  ({ token, refresh } = await signIn(visitor, site.store.dataDirectory, email));
});
afterEach(() => site.close());

const reserve = (body: object, bearer = token) =>
  visitor.ask('POST', '/v1/me/creditbooking', { token: bearer, body });
const remove = (given: unknown = password) =>
  visitor.ask('POST', '/v1/me/delete', { token, body: { password: given } });
const seats = () =>
  site.store.db
    .selectFrom('programmations')
    .select(['id', 'taken'])
    .where('id', 'in', [3, 7])
    .orderBy('id')
    .execute();
const subscriptions = () => site.store.db.selectFrom('newsletter_subscriptions').selectAll().execute();
const total = async (): Promise<number> =>
  Object.values(await rowsOfMember(site.store, member.id)).reduce((sum, count) => sum + count, 0);

describe('deleting an account', () => {
  test('OPS-08: the list beside the database knows of it at once, for whoever restores an older backup', async () => {
    const list = join(site.store.dataDirectory, 'deletions');
    const known = (): boolean => existsSync(list) && readFileSync(list, 'utf8').includes(member.uuid);
    expect([known(), refusal(await remove()), known()]).toEqual([false, '200', true]);
  });

  test('a wrong password is refused, and nothing goes; as many as for a new password', async () => {
    await reserve(gala);
    const before = await rowsOfMember(site.store, member.id);
    for (let tries = 0; tries < askerBudgets.passwords.atOnce - 1; tries += 1)
      expect(refusal(await remove('wrong'))).toBe('409 wrong-password');
    const body = { oldpassword: 'wrong', newpassword: 'another good one' };
    const changed = await visitor.ask('POST', '/v1/me/profile/password/update', { token, body });
    expect([refusal(changed), refusal(await remove())]).toEqual(['409 wrong-password', '429 too-many']);
    expect([await rowsOfMember(site.store, member.id), await findMember(site.store.db, member.id)]).toEqual([
      before,
      member,
    ]);
  });

  test.each([[undefined], [5], [['x']], ['x'.repeat(513)]])(
    'what is no password is refused by its name (%j)',
    async (given) => {
      const body = given === undefined ? {} : { password: given };
      const told = await visitor.ask('POST', '/v1/me/delete', { token, body });
      expect([refusal(told), JSON.stringify(told.body)]).toEqual([
        '400 invalid',
        expect.stringContaining('"password is not what it must be"'),
      ]);
    },
  );

  test('all that is theirs goes; seats to come are free, those of the past and of others stay', async () => {
    const sam = await addMember(site.store, 'sam@example.test');
    const other = await signIn(visitor, site.store.dataDirectory, 'sam@example.test');
    await reserve(gala);
    await reserve(uncounted);
    await reserve(gala, other.token);
    await visitor.ask('POST', '/v1/me/programmationwishlist', { token, body: { ...gala, liked: true } });
    await visitor.ask('PUT', '/v1/me/newsletter', { token, body: { subscribed: true } });
    await visitor.ask('PUT', '/v1/me/newsletter', { token: other.token, body: { subscribed: true } });
    const ofSam = await rowsOfMember(site.store, sam.id);
    expect(await seats()).toEqual([
      { id: 3, taken: 1 },
      { id: 7, taken: 2 },
    ]);
    // The gala has begun; the other show begins within the hour, and is closed for reservations.
    const now = Date.parse('2027-07-17T00:00:00Z') / 1000;
    const begin = (id: number, startsAt: number) =>
      site.store.transact((db) =>
        db.updateTable('programmations').set({ starts_at: startsAt }).where('id', '=', id).execute(),
      );
    await begin(7, now - 60);
    await begin(3, now + 60);
    site.clock.set('2027-07-17T00:00:00Z');
    const body = { refresh_token: refresh, key };
    token = field(await visitor.ask('POST', '/v1/login_token_refresh', { body }), 'token');
    const told = await remove();
    expect([told.status, told.body]).toEqual([200, { data: { cancelled: 1 } }]);
    expect(await total()).toBe(0);
    expect(await findMember(site.store.db, member.id)).toBeUndefined();
    expect((await subscriptions()).map((row) => row.email)).toEqual(['sam@example.test']);
    expect(await rowsOfMember(site.store, sam.id)).toEqual(ofSam);
    expect(await seats()).toEqual([
      { id: 3, taken: 0 },
      { id: 7, taken: 2 },
    ]);
  });

  test('a seat is free afterwards where its show is still to come, after its first announced hour, too', async () => {
    const daySeconds = 86_400;
    const states = dateStates({
      scheduled: 'kept',
      cancelled: 'kept',
      'cancelled, given after all': 'kept',
      postponed: 'free',
      'postponed, given at its old hour': 'kept',
      'postponed, then moved': 'free',
      moved: 'free',
      'moved back': 'kept',
      'moved twice': 'free',
    });
    const now = site.clock.now().epochMilliseconds / 1000;
    const date = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', capacity: 2, taken: 1 };
    await site.store.transact(async (db) => {
      const dates = states.map(({ name, state, day }, index) => ({
        ...date,
        id: 100 + index,
        external_id: name,
        starts_at: now - 60 + day * daySeconds,
        state,
      }));
      await insertProgrammations(db, dates);
      for (const { id } of dates)
        await bookPlace(db, { memberId: member.id, programmationId: id }, { uuid: `booking-${id}`, now });
    });
    await remove();
    const rows = await site.store.db
      .selectFrom('programmations')
      .select(['external_id', 'taken'])
      .where('id', '>=', 100)
      .orderBy('id')
      .execute();
    expect(rows.map(({ external_id: name, taken }) => [name, taken === 0 ? 'free' : 'kept'])).toEqual(
      states.map(({ name, told }) => [name, told]),
    );
  });

  test('every session is dead at once, and the address is as one that nobody knows', async () => {
    const second = await signIn(visitor, site.store.dataDirectory, email);
    const pending = await initiate(visitor, email);
    const code = newestCode(site.store.dataDirectory, email);
    await remove();
    const asked = await Promise.all([
      visitor.ask('GET', '/v1/me/profile', { token }),
      visitor.ask('GET', '/v1/me/profile', { token: second.token }),
      visitor.ask('POST', '/v1/login_token_refresh', { body: { refresh_token: second.refresh, key } }),
      visitor.ask('POST', '/v1/login/verify', { body: { token: pending, code, key } }),
      remove(),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, expect.any(Number), 401]);
    expect(asked[3].status).toBeGreaterThanOrEqual(400);
    const logIn = (username: string) =>
      visitor.ask('POST', '/v1/login/initiate', { body: { username, password, key } });
    const [gone, unknown] = [await logIn(email), await logIn('nobody@example.test')];
    expect([gone.status, gone.body]).toEqual([unknown.status, unknown.body]);
  });

  test.each([
    ['fr', 'Votre compte a été supprimé', 'Bonjour Camille,', 'annulées'],
    ['en', 'Your account was deleted', 'Hello Camille,', 'were cancelled'],
  ] as const)(
    'a letter says so, in the language of its reader (%s), and lies nowhere afterwards',
    async (lang, subject, hello, told) => {
      await visitor.ask('PATCH', '/v1/me/profile', { token, body: { lang } });
      await remove();
      const kept = readOutbox(site.store.dataDirectory);
      await site.posted();
      expect(kept).toEqual([]);
      expect(site.mails.at(-1)).toEqual({
        sender: 'Festival',
        to: email,
        subject,
        text: expect.stringContaining(told),
        html: expect.stringContaining(told),
      });
      expect(site.mails.at(-1)?.text).toContain(`${hello}\n`);
    },
  );

  test('a deletion that fails posts no letter, and leaves the letters and all else as they were', async () => {
    await reserve(gala);
    const asItWas = () =>
      Promise.all([rowsOfMember(site.store, member.id), findMember(site.store.db, member.id), seats()]);
    const before = await asItWas();
    const posted: string[] = [];
    const mailer = {
      send: ({ subject }: Mail) => Promise.resolve(void posted.push(subject)),
      forget: (to: string) => Promise.resolve(void posted.push(`forgotten: ${to}`)),
    };
    const deps = { ...site, mailer, festival: testSource, log: createLog(() => null) };
    const beside = () => Promise.reject(new Error('The disk is full'));
    await expect(removeAccount(deps, member, beside)).rejects.toThrow('The disk is full');
    expect([posted, await asItWas()]).toEqual([[], before]);
    // And one that works posts it, before it forgets.
    await removeAccount(deps, member);
    expect(posted).toEqual(['Your account was deleted', `forgotten: ${email}`]);
  });

  test('FES-22: in a festival without credits the letter has no word of them', async () => {
    await writeProfile(site.store);
    const credits = async (): Promise<number> =>
      (await visitor.ask('GET', '/v1/me/usercredits', { token })).status;
    await expect.poll(credits).toBe(404);
    await remove();
    await site.posted();
    const { subject, text, html } = site.mails.at(-1) ?? {};
    expect(subject).toBe('Your account was deleted');
    expect(`${text}${html}`).not.toMatch(/credit|reservation/i);
  });

  test('the same address can register anew, and is another member', async () => {
    await remove();
    const again = await addMember(site.store, email);
    expect(again.uuid).not.toBe(member.uuid);
    expect((await signIn(visitor, site.store.dataDirectory, email)).token).not.toBe(token);
  });

  test('a reservation that was asked for before and comes after is told that the session has ended', async () => {
    const worked = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const deletion = site.store.transact(async (db) => {
      await deleteMember(db, member, site.clock.now().epochMilliseconds / 1000);
      worked.resolve();
      await mayEnd.promise;
    });
    await worked.promise;
    const asked = [
      reserve(gala),
      visitor.ask('POST', '/v1/me/programmationwishlist', { token, body: { ...gala, liked: true } }),
      visitor.ask('PATCH', '/v1/me/profile', { token, body: { firstname: 'Cam' } }),
    ];
    // They are accepted, and wait for their turn.
    await site.store.db.selectFrom('members').select('id').execute();
    await new Promise((resolve) => setImmediate(resolve));
    mayEnd.resolve();
    await deletion;
    expect((await Promise.all(asked)).map(refusal)).toEqual([
      '401 unauthorised',
      '401 unauthorised',
      '401 unauthorised',
    ]);
    expect((await seats())[1]).toEqual({ id: 7, taken: 0 });
  });
});
