import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMemberByEmail, insertMember, setBlocked, updateProfile, updateSeenProfile } from './members.ts';
import { authorizeReset, endResets, insertReset, isSpentProof, useReset } from './passwordResets.ts';
import {
  countWrongCode,
  endFamily,
  endSessions,
  findAttempt,
  findLiveFamilies,
  findLiveFamily,
  insertAttempt,
  insertFamily,
  listFamilies,
  loadSigningSecret,
  replaceCode,
  revokeFamily,
  rotateFamily,
  useAttempt,
} from './sessions.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';

const email = 'camille@example.test';
const fresh = {
  email,
  password_hash: 'hash',
  firstname: 'Camille',
  lastname: '',
  location: '',
  lang: 'fr',
  credits: 3,
  passes: 1,
} as const;
const now = 1_000_000;
const alive = (id: string) => ({ id, now, tries: 5 });
const many = 20;

describe.each(engines)('sessions on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    /** Two processes' connections to one database. */
    let stores: [Store, Store];
    let member: number;
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
      const row = await stores[0].transact((db) => insertMember(db, fresh, now));
      member = row?.id ?? 0;
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    /** The same at once on both. */
    const atOnce = <T>(work: (store: Store, index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: many }, (_, index) => work(stores[index % 2 === 0 ? 0 : 1], index)));
    const write: Store['transact'] = (work) => stores[0].transact(work);
    const attempt = (id: string) =>
      stores[0].transact((db) =>
        insertAttempt(db, { id, member_id: member, code_hash: 'right', expires_at: now + 600 }),
      );
    const family = (id: string) =>
      stores[0].transact((db) =>
        insertFamily(db, {
          id,
          member_id: member,
          token_hash: 'first',
          rotated_at: now * 1000,
          begun_at: now,
          expires_at: now + 60,
          browser: 'Firefox',
          system: null,
        }),
      );

    test('all processes sign with one secret, whoever proposed it', async () => {
      const secrets = await atOnce((store, index) =>
        store.transact((db) => loadSigningSecret(db, `secret ${index}`, now)),
      );
      expect(new Set(secrets).size).toBe(1);
    });

    test('PRO-10: members registered at once get rows of their own, one address one', async () => {
      const rows = await atOnce((store, index) =>
        store.transact((db) => insertMember(db, { ...fresh, email: `${index % 10}@example.test` }, now)),
      );
      const added = rows.filter((row) => row !== null);
      expect(added).toHaveLength(10);
      const ids = added.map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
      const credits = stores[0].db
        .selectFrom('user_credits')
        .select('member_id')
        .where('member_id', 'in', ids);
      const given = await credits.execute();
      expect(given.map(({ member_id: id }) => id).toSorted((one, other) => one - other)).toEqual(
        ids.toSorted((one, other) => one - other),
      );
    });

    test('PRO-02: a profile without fields stays as it is', async () => {
      await stores[0].transact((db) => updateProfile(db, member, {}));
      await stores[0].transact((db) => updateProfile(db, member, { lastname: 'Roy' }));
      expect(await findMemberByEmail(stores[0].db, email)).toMatchObject({
        firstname: 'Camille',
        lastname: 'Roy',
      });
    });

    test('PRO-02: of many changes of one version one is made', async () => {
      const seen = await findMemberByEmail(stores[0].db, email);
      if (!seen) throw new Error('Nobody is there');
      const made = await atOnce((store, index) =>
        store.transact((db) => updateSeenProfile(db, seen, { location: `place ${index}` })),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      expect((await findMemberByEmail(stores[1].db, email))?.location).toBe(`place ${made.indexOf(true)}`);
      expect(await write((db) => updateSeenProfile(db, seen, {}))).toBe(false);
    });

    test.each([
      ['no field', {}, true],
      ['the first name', { firstname: 'Cam' }, false],
      ['the last name', { lastname: 'Tremblay' }, false],
      ['the place', { location: 'Laval' }, false],
      ['the language', { lang: 'en' }, false],
    ] as const)(
      'PRO-02: a profile is the one that was seen where %s has changed meanwhile',
      async (_what, change, is) => {
        const undone = new Error('undone');
        let told: boolean | null = null;
        await write(async (db) => {
          const seen = await findMemberByEmail(db, email);
          if (!seen) throw new Error('Nobody is there');
          await updateProfile(db, member, change);
          told = await updateSeenProfile(db, seen, { location: 'Québec' });
          throw undone;
        }).catch((caught: unknown) => expect(caught).toBe(undone));
        expect(told).toBe(is);
      },
    );

    test('control: compared first and written without a condition, several are', async () => {
      const seen = await findMemberByEmail(stores[0].db, email);
      const looked = await atOnce((store) => findMemberByEmail(store.db, email));
      const made = await atOnce(async (store, index) => {
        if (looked[index]?.location !== seen?.location) return false;
        await store.transact((db) => updateProfile(db, member, { location: `naive ${index}` }));
        return true;
      });
      expect(made.filter(Boolean).length).toBeGreaterThan(1);
    });

    test('a right code is used once', async () => {
      await attempt('once');
      const used = await atOnce((store) => store.transact((db) => useAttempt(db, alive('once'), 'right')));
      expect(used.filter(Boolean)).toHaveLength(1);
    });

    test('five wrong codes are counted, and no right one is taken after them', async () => {
      await attempt('guessed');
      const counted = await atOnce((store) => store.transact((db) => countWrongCode(db, alive('guessed'))));
      expect(counted.filter(Boolean)).toHaveLength(5);
      expect(await stores[0].transact((db) => useAttempt(db, alive('guessed'), 'right'))).toBe(false);
      expect(
        await stores[0].transact((db) =>
          replaceCode(db, alive('guessed'), { code_hash: 'new', expires_at: now + 1 }),
        ),
      ).toBe(false);
    });

    test('a code ends with its time, to the second, and a new one begins anew', async () => {
      await attempt('timed');
      expect(await write((db) => useAttempt(db, { ...alive('timed'), now: now + 600 }, 'right'))).toBe(false);
      await write((db) => countWrongCode(db, alive('timed')));
      await write((db) =>
        replaceCode(db, { ...alive('timed'), now: now + 599 }, { code_hash: 'new', expires_at: now + 1200 }),
      );
      expect(await findAttempt(stores[0].db, 'timed')).toMatchObject({ tries: 0, code_hash: 'new' });
      expect(await write((db) => useAttempt(db, { ...alive('timed'), now: now + 1199 }, 'new'))).toBe(true);
    });

    test('of many rotations of one token one succeeds', async () => {
      await family('raced');
      const rotated = await atOnce((store, index) =>
        store.transact((db) =>
          rotateFamily(db, 'raced', { presented: 'first', next: `next ${index}`, rotatedAt: 7 }),
        ),
      );
      expect(rotated.filter(Boolean)).toHaveLength(1);
      const row = await findLiveFamily(stores[0].db, 'raced', now);
      expect(row).toMatchObject({ generation: 1, previous_hash: 'first', rotated_at: 7 });
      expect(row?.token_hash).toBe(`next ${rotated.indexOf(true)}`);
    });

    test('control: read first and write without a condition, and several rotations succeed', async () => {
      await family('naive');
      const read = await atOnce((store) => findLiveFamily(store.db, 'naive', now));
      const rotated = await atOnce(async (store, index) => {
        if (read[index]?.token_hash !== 'first') return false;
        await store.transact((db) =>
          db
            .updateTable('session_families')
            .set({ token_hash: `next ${index}` })
            .where('id', '=', 'naive')
            .execute(),
        );
        return true;
      });
      expect(rotated.filter(Boolean).length).toBeGreaterThan(1);
    });

    test('SES-13: a session that was ended, or is over, is none', async () => {
      await family('ended');
      expect((await findLiveFamily(stores[1].db, 'ended', now + 59))?.id).toBe('ended');
      expect(await findLiveFamily(stores[1].db, 'ended', now + 60)).toBeUndefined();
      await stores[0].transact((db) => revokeFamily(db, 'ended'));
      expect(await findLiveFamily(stores[1].db, 'ended', now)).toBeUndefined();
      const rotation = { presented: 'first', next: 'second', rotatedAt: 0 };
      expect(await stores[1].transact((db) => rotateFamily(db, 'ended', rotation))).toBe(false);
    });

    test('PRO-04: a member’s sessions are those that have not ended, and each is ended by its member, once', async () => {
      const added = await write((db) => insertMember(db, { ...fresh, email: 'devices@example.test' }, now));
      const own = added?.id ?? 0;
      const begin = (id: string, changes: object = {}) =>
        write((db) =>
          insertFamily(db, {
            id,
            member_id: own,
            token_hash: id,
            rotated_at: now * 1000,
            begun_at: now,
            expires_at: now + 60,
            browser: null,
            system: 'iOS',
            ...changes,
          }),
        );
      await begin('old', { rotated_at: 1 });
      await begin('over', { expires_at: now });
      await begin('young');
      const ids = async () => (await findLiveFamilies(stores[1].db, own, now)).map(({ id }) => id);
      expect(await ids()).toEqual(['young', 'old']);
      expect((await listFamilies(stores[1].db, own)).map(({ id }) => id)).toEqual(['over', 'young', 'old']);
      expect((await findLiveFamilies(stores[1].db, own, now))[0]).toMatchObject({
        begun_at: now,
        browser: null,
        system: 'iOS',
      });
      for (const [id, whose] of [
        ['old', member],
        ['over', own],
        ['nothing', own],
      ] as const)
        expect(await write((db) => endFamily(db, id, whose, now))).toBe(false);
      const ended = await atOnce((store) => store.transact((db) => endFamily(db, 'old', own, now)));
      expect([ended.filter(Boolean).length, await ids()]).toEqual([1, ['young']]);
    });

    test('PRO-04: all sessions of a member end but one', async () => {
      await family('kept');
      await family('gone');
      await stores[0].transact((db) => endSessions(db, member, 'kept'));
      expect((await findLiveFamily(stores[1].db, 'kept', now))?.id).toBe('kept');
      expect(await findLiveFamily(stores[1].db, 'gone', now)).toBeUndefined();
    });

    test('PRO-04: with the sessions of a member end the logins that wait for a code, and no others', async () => {
      const added = await write((db) => insertMember(db, { ...fresh, email: 'waiting@example.test' }, now));
      await attempt('waiting');
      const ofAnother = { id: 'of another', member_id: added?.id ?? 0, code_hash: 'right' };
      await write((db) => insertAttempt(db, { ...ofAnother, expires_at: now + 600 }));
      await write((db) => endSessions(db, member));
      expect([
        await write((db) => useAttempt(db, alive('waiting'), 'right')),
        await write((db) => useAttempt(db, alive('of another'), 'right')),
      ]).toEqual([false, true]);
    });

    test('SES-11: a blocked member has no session, until the blocking ends', async () => {
      await family('blocked');
      const isLive = async () => (await findLiveFamily(stores[1].db, 'blocked', now)) !== undefined;
      const looks = [await isLive()];
      for (const words of ['Please call us', null]) {
        await write((db) => setBlocked(db, member, words));
        looks.push(await isLive());
      }
      expect(looks).toEqual([true, false, true]);
    });

    test('PRO-07: a request is authorized once and used once, with its own identifiers', async () => {
      const request = {
        id: 'reset',
        member_id: member,
        userref: 'ref',
        code_hash: 'code',
        expires_at: now + 600,
      };
      await write((db) => insertReset(db, request));
      const asked = { id: 'reset', now, userref: 'ref', email };
      const grant = { codeHash: 'code', authorizationHash: 'grant' };
      for (const mixed of [{ id: 'x' }, { userref: 'x' }, { email: '1@example.test' }, { now: now + 600 }])
        expect(await write((db) => authorizeReset(db, { ...asked, ...mixed }, grant))).toBe(false);
      const granted = await atOnce((store) => store.transact((at) => authorizeReset(at, asked, grant)));
      expect(granted.filter(Boolean)).toHaveLength(1);
      expect(await write((db) => useReset(db, asked, { ...grant, authorizationHash: 'x' }))).toBe(false);
      expect(await write((db) => useReset(db, asked, { ...grant, codeHash: 'x' }))).toBe(false);
      const used = await atOnce((store) => store.transact((at) => useReset(at, asked, grant)));
      expect(used.filter(Boolean)).toHaveLength(1);
    });

    test('PRO-08: a proof is known again once it is spent, with its own identifiers and in its time', async () => {
      const asked = { id: 'spent', now, userref: 'ref', email };
      const grant = { codeHash: 'code', authorizationHash: 'grant' };
      const { db } = stores[1];
      await write((at) =>
        insertReset(at, {
          id: asked.id,
          member_id: member,
          userref: asked.userref,
          code_hash: grant.codeHash,
          expires_at: now + 600,
        }),
      );
      await write((at) => authorizeReset(at, asked, grant));
      expect(await isSpentProof(db, asked, grant)).toBe(false);
      await write((at) => useReset(at, asked, grant));
      expect(await isSpentProof(db, asked, grant)).toBe(true);
      expect(await isSpentProof(db, asked, { ...grant, codeHash: null })).toBe(true);
      for (const mixed of [{ id: 'x' }, { userref: 'x' }, { email: '1@example.test' }, { now: now + 600 }])
        expect(await isSpentProof(db, { ...asked, ...mixed }, grant)).toBe(false);
      for (const mixed of [{ codeHash: 'x' }, { authorizationHash: 'x' }])
        expect(await isSpentProof(db, asked, { ...grant, ...mixed })).toBe(false);
    });

    test('PRO-07: all requests of a member end with a new password, and none before', async () => {
      const codes = ['older', 'newer'];
      for (const id of codes)
        await write((db) =>
          insertReset(db, { id, member_id: member, userref: 'r', code_hash: 'c', expires_at: now + 600 }),
        );
      const grant = { codeHash: 'c', authorizationHash: 'g' };
      const authorize = (id: string) =>
        write((db) => authorizeReset(db, { id, now, userref: 'r', email }, grant));
      expect(await authorize('older')).toBe(true);
      await write((db) => endResets(db, member));
      expect(await authorize('newer')).toBe(false);
      expect(await write((db) => useReset(db, { id: 'older', now, userref: 'r', email }, grant))).toBe(false);
    });
  });
});
