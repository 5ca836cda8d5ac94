import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '#server/member/testing/visitor.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';
import { bookPlace, findBooking, listBookings, releasePlace, removeBooking } from './bookings.ts';
import { forgetWaiting, grantsOf, insertGrants, waitingGrants } from './creditGrants.ts';
import { findCredits, likeCredits } from './credits.ts';
import { endReservations } from './dateBookings.ts';
import { countReservations, datesInUse, membersOfDates } from './datesInUse.ts';
import { endReservationsOfMember, removeMember, removeUnproved } from './deleteMember.ts';
import { findShowBySlug, listDoorBookings } from './doorList.ts';
import { claimKey, hasMoreKeysThan, keepAnswer, readFirstAnswer } from './idempotentAnswers.ts';
import { claimLetter, countLetters, findDueLetter, removeLetter } from './letterQueue.ts';
import { listMembers } from './memberList.ts';
import type { MemberRow } from './members.ts';
import { askForNewsletter, oweNewsletterLetter } from './newsletter.ts';
import { findLetterFacts, oweLetters } from './owedLetters.ts';
import {
  authorizeReset,
  endResets,
  insertReset,
  isSpentProof,
  useReset as usedReset,
} from './passwordResets.ts';
import { payClaimed } from './payGrants.ts';
import { authorizeRegistration, endRegistrations, insertRegistration } from './registrations.ts';
import { showsOfMember } from './showsOfMember.ts';
import { noteAct } from './staffActs.ts';
import { findTicketFacts, removeTicketBudgets, ticketBudgetOf } from './ticketLetters.ts';
import { changeWish, listWishes, removeWish, saveWish } from './wishes.ts';

const day = 86_400;
const hour = 3600;
/** The local start of the evening, 19:30 in Montréal. */
const local = evening - 4 * hour;
const now = 1_000_000;

describe.each(engines)('rows of members on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    let camille: MemberRow;
    let sam: MemberRow;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      camille = await addMember(store, 'camille@example.test', 'fr');
      sam = await addMember(store, 'sam@example.test');
      await store.transact(async (db) => {
        await db.updateTable('members').set({ firstname: 'Sam' }).where('id', '=', sam.id).execute();
        const book = (memberId: number, programmationId: number) =>
          bookPlace(db, { memberId, programmationId }, { uuid: `${memberId} ${programmationId}`, now });
        for (const id of [7, 8]) await book(camille.id, id);
        for (const id of [7, 3]) await book(sam.id, id);
        await releasePlace(db, { memberId: sam.id, programmationId: 7 }, now);
        await saveWish(db, { memberId: sam.id, programmationId: 8, uuid: 'wish', liked: true });
        await saveWish(db, { memberId: sam.id, programmationId: 3, uuid: 'no wish', liked: false });
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('STF-09: the door has a day from its first moment to the last, by show and name, cancelled ones too', async () => {
      const choose = (from: number, until: number, showId: number | null = null) =>
        listDoorBookings(store.db, { lang: 'en', showId, day: { from, until } });
      const told = async (...asked: Parameters<typeof choose>) =>
        (await choose(...asked)).map((row) => [row.title, row.firstname, row.reserved, row.called_off]);
      expect(await told(local, local + 1)).toEqual([
        ['On Mute', 'Sam', 1, 0],
        ['Sleepless Nights', 'Camille', 1, 0],
        ['Sleepless Nights', 'Sam', 0, 0],
      ]);
      expect(await told(local + 1, local + day)).toEqual([]);
      expect(await told(local + 1, local + day + 1)).toEqual([['Sleepless Nights', 'Camille', 1, 0]]);
      expect(await told(local, local + 1, 2)).toEqual([['On Mute', 'Sam', 1, 0]]);
      const [first] = await listDoorBookings(store.db, { lang: 'fr', showId: 1, day: null });
      expect(first).toEqual({
        code: expect.stringMatching(/^\w{12}$/),
        reserved: 1,
        called_off: 0,
        firstname: 'Camille',
        lastname: 'Roy',
        local_start: local,
        title: 'Les Nuits blanches',
        venue: 'Théâtre du Coin',
      });
    });

    test('FES-08: a date is in use by a reservation, though cancelled, a heart, though taken back, a credit or a letter', async () => {
      const inUse = async () => [...(await datesInUse(store.db, [3, 7, 8, 99]))].toSorted((a, b) => a - b);
      expect(await inUse()).toEqual([3, 7, 8]);
      const tables = ['bookings', 'wishes', 'credit_changes', 'ticket_letters', 'owed_letters'] as const;
      const member_id = camille.id;
      const letter = { id: 'used', member_id, programmation_id: 3, tries: 0, due_at: 0 };
      const used: unknown[] = [];
      const failure = new Error('undone');
      for (const table of tables)
        await store
          .transact(async (db) => {
            for (const each of tables) await db.deleteFrom(each).execute();
            const none = [...(await datesInUse(db, [3, 7, 8]))];
            if (table === 'bookings')
              await bookPlace(db, { memberId: member_id, programmationId: 3 }, { uuid: 'used', now });
            if (table === 'wishes')
              await saveWish(db, { memberId: member_id, programmationId: 3, uuid: 'used', liked: false });
            if (table === 'credit_changes')
              await db
                .insertInto(table)
                .values({ member_id, number: 1, programmation_id: 3, change: 'reserved', changed_at: now })
                .execute();
            if (table === 'ticket_letters')
              await db
                .insertInto(table)
                .values({ ...letter, letter: 'ticket' })
                .execute();
            if (table === 'owed_letters')
              await db
                .insertInto(table)
                .values({ ...letter, letter: 'showMoved' })
                .execute();
            used.push([table, none, [...(await datesInUse(db, [3, 7, 8]))]]);
            throw failure;
          })
          .catch((caught: unknown) => expect(caught).toBe(failure));
      expect(used).toEqual(tables.map((table) => [table, [], [3]]));
    });

    test('FES-08: those who are told of a date have a seat or a heart; a cancelled seat is not counted', async () => {
      const members = async (...ids: number[]) =>
        [...(await membersOfDates(store.db, ids))].toSorted((one, other) => one - other);
      expect([await members(7), await members(8), await members(3), await members(99)]).toEqual([
        [camille.id],
        [camille.id, sam.id],
        [sam.id],
        [],
      ]);
      expect(await countReservations(store.db, [3, 7, 8, 99])).toEqual(
        new Map([
          [3, 1],
          [7, 1],
          [8, 1],
        ]),
      );
    });

    test('store: with a member go the seats of coming dates alone; a cancelled one is not freed again', async () => {
      const failure = new Error('undone');
      const ended = async (memberId: number, at: number) => {
        let freed: number[] = [];
        await store
          .transact(async (db) => {
            freed = await endReservationsOfMember(db, memberId, at);
            throw failure;
          })
          .catch((caught: unknown) => expect(caught).toBe(failure));
        return freed;
      };
      expect([
        await ended(camille.id, evening - 1),
        await ended(camille.id, evening),
        await ended(sam.id, evening - 1),
      ]).toEqual([[7, 8], [8], [3]]);
    });

    test('RES-24: the lists of a member have their dates in both languages, and nothing of others', async () => {
      const dates = async (list: 'bookings' | 'wishes', { id }: MemberRow) =>
        [...(await showsOfMember(store.db, list, id)).keys()].toSorted((one, other) => one - other);
      expect([
        await dates('bookings', camille),
        await dates('bookings', sam),
        await dates('wishes', sam),
        await dates('wishes', camille),
      ]).toEqual([[7, 8], [3, 7], [3, 8], []]);
      expect((await showsOfMember(store.db, 'bookings', camille.id)).get(7)).toEqual({
        id: 7,
        starts_at: evening,
        ends_at: evening + hour,
        timezone: 'America/Toronto',
        poster: 12,
        image_url: null,
        venue: 'Théâtre du Coin',
        city: 'Montréal',
        title_fr: 'Les Nuits blanches',
        title_en: 'Sleepless Nights',
        slug_fr: 'les-nuits-blanches',
        slug_en: 'sleepless-nights',
      });
      expect((await listWishes(store.db, sam.id)).map(({ uuid, liked }) => [uuid, liked])).toEqual([
        ['no wish', 0],
        ['wish', 1],
      ]);
    });

    test('RES-24: what a member has is by start, whatever the numbers of the dates', async () => {
      const failure = new Error('undone');
      const told: unknown[] = [];
      await store
        .transact(async (db) => {
          await db
            .updateTable('programmations')
            .set({ starts_at: evening - 1, ends_at: null })
            .where('id', '=', 8)
            .execute();
          told.push((await listBookings(db, camille.id)).map(({ programmation_id: id }) => id));
          told.push((await listWishes(db, sam.id)).map(({ programmation_id: id }) => id));
          throw failure;
        })
        .catch((caught: unknown) => expect(caught).toBe(failure));
      expect(told).toEqual([
        [8, 7],
        [8, 3],
      ]);
    });

    test('store: the members are listed by address, with their credits; an unproved address is nobody’s', async () => {
      const never = await addMember(store, 'a-never@example.test');
      await store.transact((db) =>
        db.updateTable('members').set({ active: 0 }).where('id', '=', never.id).execute(),
      );
      const common = { lastname: 'Roy', blocked: null, left_credits: 2, used_credits: 0, passes: 1 };
      expect(await listMembers(store.db)).toEqual([
        { ...common, email: 'camille@example.test', firstname: 'Camille', lang: 'fr', created_at: 0 },
        { ...common, email: 'sam@example.test', firstname: 'Sam', lang: 'en', created_at: 0 },
      ]);
    });

    test('RES-33: a letter knows its reader, and whose language it is', async () => {
      const letters = [camille, sam].map(({ id }) => ({ memberId: id, programmationId: 7 }));
      await store.transact((db) =>
        oweLetters(
          db,
          letters.map((each) => ({ ...each, letter: 'showMoved' as const })),
          now,
        ),
      );
      const rows = await store.db.selectFrom('owed_letters').select('id').orderBy('member_id').execute();
      const facts = await Promise.all(rows.map(({ id }) => findLetterFacts(store.db, id)));
      await store.transact((db) => db.deleteFrom('owed_letters').execute());
      const moved = { letter: 'showMoved', programmation_id: 7 };
      expect(facts).toEqual([
        { ...moved, email: 'camille@example.test', firstname: 'Camille', lang: 'fr' },
        { ...moved, email: 'sam@example.test', firstname: 'Sam', lang: 'en' },
      ]);
    });

    test('store: the letter that has been due longest is the next, none before its time, and each is taken once', async () => {
      const letter = { member_id: camille.id, letter: 'showMoved' as const, tries: 0 };
      const due = { c: now, b: now - 2, a: now - 1, d: now - 2, later: now + 1 };
      await store.transact((db) =>
        db
          .insertInto('owed_letters')
          .values(Object.entries(due).map(([id, due_at]) => ({ ...letter, id, due_at, programmation_id: 7 })))
          .execute(),
      );
      const taken: string[] = [];
      const take = async (): Promise<boolean> => {
        const found = await findDueLetter(store.db, 'owed_letters', now);
        if (found === undefined) return false;
        taken.push(found.id);
        const claim = () => store.transact((db) => claimLetter(db, 'owed_letters', found, now + 60));
        expect([await claim(), await claim()]).toEqual([true, false]);
        return true;
      };
      while (await take());
      expect(taken).toEqual(['b', 'd', 'a', 'c']);
      const tried = await store.db
        .selectFrom('owed_letters')
        .select(['id', 'tries', 'due_at'])
        .where('id', '!=', 'later')
        .orderBy('id')
        .execute();
      expect(tried).toEqual(['a', 'b', 'c', 'd'].map((id) => ({ id, tries: 1, due_at: now + 60 })));
      const moved = await findDueLetter(store.db, 'owed_letters', now + 1);
      expect(moved).toEqual({ id: 'later', letter: 'showMoved', tries: 0, due_at: now + 1 });
      await store.transact((db) =>
        db
          .updateTable('owed_letters')
          .set({ due_at: now + 9 })
          .where('id', '=', 'later')
          .execute(),
      );
      const claimLate = (db: Store['db']) =>
        moved ? claimLetter(db, 'owed_letters', moved, now + 60) : Promise.resolve(null);
      expect(await store.transact(claimLate)).toBe(false);
      const remove = () => store.transact((db) => removeLetter(db, 'owed_letters', 'later'));
      expect([await remove(), await remove()]).toEqual([true, false]);
      await store.transact((db) => db.deleteFrom('owed_letters').execute());
    });

    test('store: a command’s key is its member’s until its time is over, to the second, and keys are counted from then', async () => {
      const command = { memberId: sam.id, path: '/p', key: 'k', requestHash: 'h' };
      const claim = (at: number, oldest: number, key = command) =>
        store.transact((db) => claimKey(db, key, { now: at, oldest }));
      expect([
        await claim(now, now - 1),
        await claim(now, now - 1),
        await claim(now, now - 1, { ...command, memberId: camille.id }),
        await claim(now, now - 1, { ...command, key: 'l' }),
        await claim(now, now, { ...command, key: 'm' }),
        await claim(now + 5, now - 1),
        await claim(now + 5, now),
      ]).toEqual([true, false, true, true, true, false, true]);
      const more = (limit: number, since: number) => hasMoreKeysThan(store.db, sam.id, { limit, since });
      expect([
        await more(2, now - 1),
        await more(3, now - 1),
        await more(0, now),
        await more(1, now),
      ]).toEqual([true, false, true, false]);
      await store.transact((db) => db.deleteFrom('idempotent_answers').execute());
    });

    test('PRO-07: a request for a password is used once, in its time, by its own member with its own code', async () => {
      const reset = {
        id: 'reset',
        userref: 'ref',
        member_id: camille.id,
        code_hash: 'code',
        expires_at: now,
      };
      await store.transact((db) => insertReset(db, reset));
      const alive = { id: 'reset', userref: 'ref', email: camille.email, now: now - 1 };
      const proof = { codeHash: 'code', authorizationHash: 'proof' };
      const authorize = (asked: Partial<typeof alive>, given: Partial<typeof proof> = {}) =>
        store.transact((db) => authorizeReset(db, { ...alive, ...asked }, { ...proof, ...given }));
      const use = (asked: Partial<typeof alive>, given: Partial<typeof proof> = {}) =>
        store.transact((db) => usedReset(db, { ...alive, ...asked }, { ...proof, ...given }));
      const isSpent = (asked: Partial<typeof alive>, given: Partial<typeof proof> = {}) =>
        isSpentProof(store.db, { ...alive, ...asked }, { ...proof, ...given });
      expect(await use({})).toBe(false);
      const wrong = [{ now }, { id: 'x' }, { userref: 'x' }, { email: sam.email }];
      for (const asked of wrong) expect([asked, await authorize(asked)]).toEqual([asked, false]);
      expect(await authorize({}, { codeHash: 'x' })).toBe(false);
      expect([await authorize({}), await authorize({}), await isSpent({})]).toEqual([true, false, false]);
      for (const asked of wrong) expect([asked, await use(asked)]).toEqual([asked, false]);
      expect([await use({}, { codeHash: 'x' }), await use({}, { authorizationHash: 'x' })]).toEqual([
        false,
        false,
      ]);
      expect([await use({}), await use({}), await isSpent({})]).toEqual([true, false, true]);
      for (const asked of wrong) expect([asked, await isSpent(asked)]).toEqual([asked, false]);
      expect([await isSpent({}, { codeHash: 'x' }), await isSpent({}, { authorizationHash: 'x' })]).toEqual([
        false,
        false,
      ]);
      await store.transact(async (db) => {
        await insertReset(db, { ...reset, id: 'second' });
        await insertReset(db, { ...reset, id: 'of sam', member_id: sam.id });
        await endResets(db, camille.id);
      });
      expect([
        await authorize({ id: 'second' }),
        await authorize({ id: 'of sam', email: sam.email }),
      ]).toEqual([false, true]);
      const bare = { id: 'of sam', email: sam.email };
      const useBare = () =>
        store.transact((db) => usedReset(db, { ...alive, ...bare }, { ...proof, codeHash: null }));
      expect([await useBare(), await useBare()]).toEqual([true, false]);
      expect(await isSpentProof(store.db, { ...alive, ...bare }, { ...proof, codeHash: null })).toBe(true);
      await store.transact((db) => db.deleteFrom('password_resets').execute());
    });

    test('PRO-08: a request to register ends with its time, to the second', async () => {
      const names = { firstname: '', lastname: '', location: '', lang: 'fr', password_hash: '' } as const;
      const request = { id: 'request', userref: 'ref', account: 'account', code_hash: 'code' };
      await store.transact((db) => insertRegistration(db, { ...request, ...names, expires_at: now }));
      const authorize = (at: number, given: Partial<typeof request> = {}) => {
        const { code_hash: codeHash, ...asked } = { ...request, ...given };
        return store.transact((db) =>
          authorizeRegistration(db, { ...asked, now: at }, { codeHash, authorizationHash: 'proof' }),
        );
      };
      expect([
        await authorize(now),
        await authorize(now - 1, { code_hash: 'x' }),
        await authorize(now - 1, { account: 'x' }),
        await authorize(now - 1, { userref: 'x' }),
        await authorize(now - 1, { id: 'x' }),
        await authorize(now - 1),
        await authorize(now - 1),
      ]).toEqual([null, null, null, null, null, 'first', 'again']);
      await store.transact((db) => db.deleteFrom('registrations').execute());
    });

    test('PRO-08: all requests of an address end at once, told by whether a given one was among them', async () => {
      const names = { firstname: '', lastname: '', location: '', lang: 'fr', password_hash: '' } as const;
      const request = { ...names, userref: 'ref', code_hash: 'code', expires_at: now };
      const undone = new Error('undone');
      const told: unknown[] = [];
      await store
        .transact(async (db) => {
          const ids = { one: 'account', two: 'account', other: 'another' };
          for (const [id, account] of Object.entries(ids))
            await insertRegistration(db, { ...request, id, account });
          told.push(await endRegistrations(db, { id: 'other', account: 'account' }));
          told.push(await db.selectFrom('registrations').select('id').execute());
          told.push(await endRegistrations(db, { id: 'other', account: 'another' }));
          told.push(await endRegistrations(db, { id: 'other', account: 'another' }));
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([false, [{ id: 'other' }], true, false]);
    });

    test('STF-04: credits that come together stand in the history in the order of their giving', async () => {
      const grant = { email: sam.email, pass: 'Matou' };
      const accounts = new Map([[sam.email, sam.id]]);
      await store.transact(async (db) => {
        const act = { person: '', host: '', act: 'credits', subject: '', details: {} };
        const actId = await noteAct(db, act, now);
        const given = async (key: string, credits: number, at: number) =>
          insertGrants(db, [{ ...grant, key, credits }], { accounts, actId, now: at });
        const grants = [...(await given('z', 3, now)), ...(await given('a', 5, now + 1))];
        await payClaimed(db, grants, now + 2);
      });
      const changes = await store.db
        .selectFrom('credit_changes')
        .select(['number', 'grant_key', 'change', 'changed_at'])
        .where('member_id', '=', sam.id)
        .orderBy('number')
        .execute();
      expect(changes).toEqual([
        { number: 1, grant_key: 'z', change: 'granted', changed_at: now + 2 },
        { number: 2, grant_key: 'a', change: 'granted', changed_at: now + 2 },
      ]);
      const { left_credits: left, passes } = await store.db
        .selectFrom('user_credits')
        .selectAll()
        .where('member_id', '=', sam.id)
        .executeTakeFirstOrThrow();
      expect({ left, passes }).toEqual({ left: 10, passes: 3 });
    });

    test('STF-07: with an address go the credits that wait for it alone; those of its account stay', async () => {
      const email = 'left@example.test';
      const given = { pass: 'Matou', credits: 3 };
      const keys = ['z', 'b', 'a'].map((key) => `left ${key}`);
      await store.transact(async (db) => {
        const actId = await noteAct(
          db,
          { person: '', host: '', act: 'credits', subject: '', details: {} },
          now,
        );
        for (const [index, key] of keys.entries())
          await insertGrants(db, [{ ...given, email, key }], {
            accounts: new Map(index === 0 ? [[email, sam.id]] : []),
            actId,
            now: now + Math.min(index, 1),
          });
      });
      const own = async () =>
        (await grantsOf(store.db, email)).map(({ key, claimed_at: at }) => [key, at && at - now]);
      const waiting = async () =>
        (await waitingGrants(store.db)).map(({ key }) => key).filter((key) => keys.includes(key));
      const forget = () => store.transact((db) => forgetWaiting(db, email, now + 2));
      const before = [await own(), await waiting()];
      const forgotten = [await forget(), await own(), await waiting(), await forget()];
      await store.transact((db) => db.deleteFrom('credit_grants').where('key', 'in', keys).execute());
      expect([before, forgotten]).toEqual([
        [
          [
            ['left z', 0],
            ['left a', null],
            ['left b', null],
          ],
          ['left a', 'left b'],
        ],
        [2, [['left z', 0]], [], 0],
      ]);
    });

    test('PRO-08: of accounts that nobody activated the oldest go first, so many at once, to the second', async () => {
      const ages = { 'old-b@example.test': 3, 'old-a@example.test': 1, 'old-c@example.test': 2 };
      for (const [email, created_at] of Object.entries(ages)) {
        const { id } = await addMember(store, email);
        await store.transact((db) =>
          db.updateTable('members').set({ active: 0, created_at }).where('id', '=', id).execute(),
        );
      }
      const left = async () =>
        (
          await store.db
            .selectFrom('members')
            .select('email')
            .where('email', 'in', Object.keys(ages))
            .orderBy('email')
            .execute()
        ).map(({ email }) => email);
      // Others of these tests may be unproved, and as old as can be.
      const remove = (before: number, most: number) =>
        store.transact(async (db) => {
          await db.updateTable('members').set({ active: 1 }).where('created_at', '=', 0).execute();
          return removeUnproved(db, { before, most });
        });
      expect([
        await remove(1, 9),
        await left(),
        await remove(9, 1),
        await left(),
        await remove(3, 9),
        await left(),
        await remove(4, 9),
        await left(),
      ]).toEqual([
        0,
        ['old-a@example.test', 'old-b@example.test', 'old-c@example.test'],
        1,
        ['old-b@example.test', 'old-c@example.test'],
        1,
        ['old-b@example.test'],
        1,
        [],
      ]);
    });

    test('store: the first answer to a command is that of its member, its path and its key', async () => {
      const command = { memberId: sam.id, path: '/one', key: 'k', requestHash: 'h' };
      const commands = [
        command,
        { ...command, path: '/other' },
        { ...command, key: 'l' },
        { ...command, memberId: camille.id },
      ];
      await store.transact(async (db) => {
        for (const each of commands) await claimKey(db, each, { now, oldest: now - 1 });
        for (const [index, each] of commands.entries())
          await keepAnswer(db, each, { status: 200 + index, body: `answer ${index}` });
      });
      const answers = await Promise.all(commands.map((each) => readFirstAnswer(store.db, each)));
      await store.transact((db) => db.deleteFrom('idempotent_answers').execute());
      expect(answers).toEqual(
        commands.map((_, index) => ({ requestHash: 'h', status: 200 + index, body: `answer ${index}` })),
      );
    });

    test('store: a key that is free again is that of the new command, and of nothing that was there before', async () => {
      const command = { memberId: sam.id, path: '/p', key: 'k', requestHash: 'old' };
      const undone = new Error('undone');
      let told: unknown;
      await store
        .transact(async (db) => {
          await claimKey(db, command, { now, oldest: now - 1 });
          await keepAnswer(db, command, { status: 201, body: 'old' });
          await claimKey(db, { ...command, requestHash: 'new' }, { now: now + 5, oldest: now });
          told = await readFirstAnswer(db, command);
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual({ requestHash: 'new', status: 0, body: '' });
    });

    test('store: letters that are not posted yet are counted for each queue', async () => {
      const letter = { member_id: camille.id, tries: 0, due_at: now };
      const undone = new Error('undone');
      let told: unknown;
      await store
        .transact(async (db) => {
          for (const programmation_id of [3, 7, 8])
            await db
              .insertInto('owed_letters')
              .values({ ...letter, id: `owed ${programmation_id}`, programmation_id, letter: 'showMoved' })
              .execute();
          for (const programmation_id of [7, 8])
            await db
              .insertInto('ticket_letters')
              .values({ ...letter, id: `of ${programmation_id}`, programmation_id, letter: 'ticket' })
              .execute();
          await db.deleteFrom('grant_letters').execute();
          const { id } = await askForNewsletter(db, { email: 'reader@example.test', lang: 'fr' }, now);
          await oweNewsletterLetter(db, id, 'newsletterConfirm', now);
          told = await countLetters(db);
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual({ owed_letters: 3, ticket_letters: 2, newsletter_letters: 1, grant_letters: 0 });
    });

    test('STF-09: a show is found by its address in either language; of two the one that came first', async () => {
      const undone = new Error('undone');
      const told: unknown[] = [];
      await store
        .transact(async (db) => {
          told.push(await findShowBySlug(db, 'on-mute'), await findShowBySlug(db, 'sleepless'));
          await db
            .updateTable('show_texts')
            .set({ slug: 'sleepless-nights' })
            .where('show_id', '=', 2)
            .where('lang', '=', 'fr')
            .execute();
          told.push(await findShowBySlug(db, 'sleepless-nights'));
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([{ show_id: 2 }, undefined, { show_id: 1 }]);
    });

    test('RES-29: a letter about a reservation has that of its own date, reserved, cancelled or off the list', async () => {
      const letter = { member_id: camille.id, letter: 'ticket' as const, tries: 0, due_at: now };
      await store.transact(async (db) => {
        for (const programmation_id of [7, 8, 3])
          await db
            .insertInto('ticket_letters')
            .values({ ...letter, id: `of ${programmation_id}`, programmation_id })
            .execute();
        await releasePlace(db, { memberId: camille.id, programmationId: 8 }, now);
      });
      const facts = await Promise.all(
        ['of 7', 'of 8', 'of 3', 'of 9'].map((id) => findTicketFacts(store.db, id)),
      );
      await store.transact(async (db) => {
        await db.deleteFrom('ticket_letters').execute();
        await bookPlace(db, { memberId: camille.id, programmationId: 8 }, { uuid: 'again', now });
      });
      const reader = { email: 'camille@example.test', firstname: 'Camille', lang: 'fr', letter: 'ticket' };
      const code: unknown = expect.stringMatching(/^\w{12}$/);
      expect(facts).toEqual([
        { ...reader, programmation_id: 7, uuid: `${camille.id} 7`, code, reserved: 1 },
        { ...reader, programmation_id: 8, uuid: `${camille.id} 8`, code, reserved: 0 },
        { ...reader, programmation_id: 3, uuid: null, code: null, reserved: null },
        undefined,
      ]);
    });

    test('RES-24: a reservation is told with the time of its last step: made, cancelled, made again or called off', async () => {
      const key = { memberId: sam.id, programmationId: 8 };
      const undone = new Error('undone');
      const steps: unknown[] = [];
      await store
        .transact(async (db) => {
          const note = async (): Promise<void> => {
            const row = await findBooking(db, sam.id, 'steps');
            steps.push(row && [row.reserved, row.called_off, row.changed_at - now]);
          };
          await bookPlace(db, key, { uuid: 'steps', now: now + 1 });
          await note();
          await releasePlace(db, key, now + 2);
          await note();
          await bookPlace(db, key, { uuid: 'again', now: now + 3 });
          await note();
          await endReservations(db, 8, now + 4);
          await note();
          await releasePlace(db, key, now + 5);
          await bookPlace(db, key, { uuid: 'again', now: now + 6 });
          await note();
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(steps).toEqual([
        [1, 0, 1],
        [0, 0, 2],
        [1, 0, 3],
        [0, 1, 4],
        [1, 0, 6],
      ]);
    });

    test('RES-05: a cancelled reservation is taken off the list of its member; a reserved one stays', async () => {
      const [reserved, cancelled] = [`${sam.id} 3`, `${sam.id} 7`];
      const undone = new Error('undone');
      const lists: unknown[] = [];
      await store
        .transact(async (db) => {
          for (const [memberId, uuid] of [
            [sam.id, reserved],
            [camille.id, cancelled],
            [sam.id, cancelled],
          ] as const) {
            await removeBooking(db, memberId, uuid);
            lists.push((await listBookings(db, sam.id)).map((row) => row.uuid));
          }
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(lists).toEqual([[reserved, cancelled], [reserved, cancelled], [reserved]]);
    });

    test('FES-08: who has taken a heart back is told of nothing; seats and hearts of one member are told once', async () => {
      const undone = new Error('undone');
      let told: number[] = [];
      await store
        .transact(async (db) => {
          const heart = { memberId: camille.id, programmationId: 3, uuid: 'back' };
          await saveWish(db, { ...heart, liked: true });
          await saveWish(db, { ...heart, liked: false });
          await saveWish(db, { memberId: sam.id, programmationId: 3, uuid: 'both', liked: true });
          told = [...(await membersOfDates(db, [3]))];
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([sam.id]);
    });

    test('store: nobody changes or removes the hearts and the credits of another member', async () => {
      const undone = new Error('undone');
      const told: unknown[] = [];
      await store
        .transact(async (db) => {
          const { uuid } = (await findCredits(db, sam.id)) ?? { uuid: '' };
          const look = async () => [
            (await listWishes(db, sam.id)).map((wish) => [wish.uuid, wish.liked]),
            (await findCredits(db, sam.id))?.liked,
          ];
          for (const { id } of [camille, sam]) {
            await changeWish(db, { memberId: id, uuid: 'no wish', liked: true });
            await removeWish(db, id, 'wish');
            told.push(
              (await likeCredits(db, { memberId: id, uuid, liked: true }))?.uuid === uuid,
              await look(),
            );
          }
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([
        false,
        [
          [
            ['no wish', 0],
            ['wish', 1],
          ],
          0,
        ],
        true,
        [[['no wish', 1]], 1],
      ]);
    });

    test('store: a member without credits is listed like any other', async () => {
      const undone = new Error('undone');
      let told: unknown[] = [];
      await store
        .transact(async (db) => {
          await db.deleteFrom('user_credits').where('member_id', '=', sam.id).execute();
          const members = await listMembers(db);
          told = members.filter(({ email }) => email === sam.email);
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([
        {
          email: sam.email,
          firstname: 'Sam',
          lastname: 'Roy',
          lang: 'en',
          created_at: 0,
          blocked: null,
          left_credits: null,
          used_credits: null,
          passes: null,
        },
      ]);
    });

    test('store: with a member go the budgets of their letters, and not those of others', async () => {
      const undone = new Error('undone');
      let told: unknown;
      await store
        .transact(async (db) => {
          const budgets = [sam, camille].map(({ id }) =>
            ticketBudgetOf({ memberId: id, programmationId: 7 }),
          );
          for (const budget of budgets)
            await db
              .insertInto('budgets')
              .values({ ...budget, spent_until: now })
              .execute();
          await removeMember(db, sam.id);
          const left = await db.selectFrom('budgets').select('key').execute();
          told = [left, await db.selectFrom('members').select('id').where('id', '=', sam.id).execute()];
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([[{ key: `${camille.id} 7` }], []]);
    });

    test('STF-07: of a deleted member’s credits the keys alone stay used', async () => {
      const undone = new Error('undone');
      let told: unknown;
      await store
        .transact(async (db) => {
          const act = { person: '', host: '', act: 'credits', subject: '', details: {} };
          const actId = await noteAct(db, act, now);
          for (const [key, { id, email }] of Object.entries({ sam, camille }))
            await insertGrants(db, [{ key, email, credits: 1, pass: 'Matou' }], {
              accounts: new Map([[email, id]]),
              actId,
              now,
            });
          await removeMember(db, sam.id);
          told = await db
            .selectFrom('credit_grants')
            .select(['key', 'email', 'member_id', 'claimed_at'])
            .where('key', 'in', ['sam', 'camille'])
            .orderBy('key')
            .execute();
          throw undone;
        })
        .catch((caught: unknown) => expect(caught).toBe(undone));
      expect(told).toEqual([
        { key: 'camille', email: camille.email, member_id: camille.id, claimed_at: now },
        { key: 'sam', email: null, member_id: null, claimed_at: now },
      ]);
    });

    test('store: the budgets of a member’s letters go with the member, and no others', async () => {
      const budget = (memberId: number) => ({
        ...ticketBudgetOf({ memberId, programmationId: 7 }),
        spent_until: now,
      });
      const kept = ['11 7', '2 7', 'of another name'];
      await store.transact(async (db) => {
        await db
          .insertInto('budgets')
          .values([budget(1), budget(11), budget(2), { ...budget(1), name: 'of another name' }])
          .execute();
        await removeTicketBudgets(db, 1);
      });
      const left = await store.db.selectFrom('budgets').select(['name', 'key']).execute();
      await store.transact((db) => db.deleteFrom('budgets').execute());
      expect(left.map(({ name, key }) => (name === 'of another name' ? name : key)).toSorted()).toEqual(kept);
    });
  });
});
