import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeCall, outcomeOf, removeCall, reserveCall, uuidOf } from '../stress/asking.ts';
import { insertAll } from '../store/schema/insert.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { addMembers, readBooks } from '../stress/people.ts';
import { mostKeys } from './idempotency.ts';
import type { Identity } from './resource.ts';
import { openMemberSite, type MemberSite } from './testing/memberSite.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const other = { ...ids, programmation: '3' };

describe.each(engines)('idempotency on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('a key', () => {
    let engine: Engine;
    let site: MemberSite;
    let camille: Identity;
    let alex: Identity;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.stop());
    beforeEach(async () => {
      site = await openMemberSite(undefined, {}, await engine.openEmpty());
      const [first] = await addMembers(site.store, 1, 3);
      const [second] = await addMembers(site.store, 1, 0);
      if (!first || !second) throw new Error('Nobody came');
      [camille, alex] = [first, second];
    });
    afterEach(() => site.close());

    const keys = async (): Promise<string[]> =>
      (await site.store.db.selectFrom('idempotent_answers').select('key').orderBy('key').execute()).map(
        ({ key }) => key,
      );

    test('the same key answers again what it answered first, and does nothing', async () => {
      const first = await site.ask(camille, reserveCall(ids, 'one'));
      expect(await site.ask(camille, reserveCall(ids, 'one'))).toEqual(first);
      await site.ask(camille, changeCall(uuidOf(first), 'false'));
      expect(await site.ask(camille, reserveCall(ids, 'one'))).toEqual(first);
      expect(await readBooks(site.store, [camille], [{ id: 7, ids }])).toEqual({
        reserved: 0,
        taken: 0,
        left: 3,
        used: 0,
        fewest: 3,
      });
    });

    test('a refusal by a rule is the answer too, even when the rule no longer holds', async () => {
      const first = await site.ask(alex, reserveCall(ids, 'one'));
      await site.store.transact((db) => db.updateTable('user_credits').set({ left_credits: 5 }).execute());
      expect([outcomeOf(first), await site.ask(alex, reserveCall(ids, 'one'))]).toEqual([
        '409 no-credit',
        first,
      ]);
      expect(outcomeOf(await site.ask(alex, reserveCall(ids, 'two')))).toBe('201');
    });

    test('a key is for one request: another body or another verb is refused', async () => {
      const uuid = uuidOf(await site.ask(camille, reserveCall(ids, 'one')));
      expect(outcomeOf(await site.ask(camille, reserveCall(other, 'one')))).toBe('422 key-reused');
      await site.ask(camille, { ...changeCall(uuid, 'false'), key: 'two' });
      expect(outcomeOf(await site.ask(camille, { ...changeCall(uuid, 'true'), key: 'two' }))).toBe(
        '422 key-reused',
      );
      expect(outcomeOf(await site.ask(camille, { ...removeCall(uuid), key: 'two' }))).toBe('422 key-reused');
    });

    test('keys are the member’s and the path’s own', async () => {
      await site.ask(camille, reserveCall(ids, 'one'));
      expect(outcomeOf(await site.ask(alex, reserveCall(ids, 'one')))).toBe('409 no-credit');
      const path = '/v1/me/programmationwishlist' as const;
      const wished = await site.ask(camille, {
        method: 'POST',
        path,
        body: { ...ids, liked: true },
        key: 'one',
      });
      expect(wished.status).toBe(201);
    });

    test('what is no answer of a rule leaves the key free', async () => {
      expect(outcomeOf(await site.ask(camille, reserveCall({ ...ids, edition: '1999' }, 'one')))).toBe(
        '422 contradictory',
      );
      expect(await keys()).toEqual([]);
      expect(outcomeOf(await site.ask(camille, reserveCall(ids, 'one')))).toBe('201');
    });

    test('a key is remembered for 24 hours of the server’s clock, then it is free', async () => {
      site.clock.set('2027-07-10T12:00:00Z');
      const first = await site.ask(camille, reserveCall(ids, 'one'));
      site.clock.set('2027-07-11T11:59:59Z');
      expect(await site.ask(camille, reserveCall(ids, 'one'))).toEqual(first);
      site.clock.set('2027-07-11T12:00:00Z');
      expect(outcomeOf(await site.ask(camille, reserveCall(ids, 'one')))).toBe('409 already-reserved');
    });

    describe('contract: a key has 1 to 255 characters', () => {
      test.each(['x', 'x'.repeat(255)])('%#: this one is remembered', async (key) => {
        const first = await site.ask(camille, reserveCall(ids, key));
        expect([outcomeOf(first), await site.ask(camille, reserveCall(ids, key))]).toEqual(['201', first]);
        expect(await keys()).toEqual([key]);
      });

      test('one of 255 characters is another than its first 254', async () => {
        await site.ask(camille, reserveCall(ids, 'x'.repeat(255)));
        expect(outcomeOf(await site.ask(camille, reserveCall(ids, 'x'.repeat(254))))).toBe(
          '409 already-reserved',
        );
      });

      test.each(['', 'x'.repeat(256)])('%#: this one is refused, whatever is asked under it', async (key) => {
        const uuid = uuidOf(await site.ask(camille, reserveCall(other)));
        const calls = [
          reserveCall(ids, key),
          { ...changeCall(uuid, 'false'), key },
          { ...removeCall(uuid), key },
        ];
        const told = await Promise.all(calls.map(async (call) => outcomeOf(await site.ask(camille, call))));
        expect(told).toEqual(['400 invalid', '400 invalid', '400 invalid']);
        expect(await keys()).toEqual([]);
        expect(await readBooks(site.store, [camille], [{ id: 3, ids: other }])).toEqual({
          reserved: 1,
          taken: 1,
          left: 2,
          used: 1,
          fewest: 2,
        });
      });
    });

    test('a member has a thousand keys a day, and no more; others and later days have theirs', async () => {
      const { id: member_id } = camille;
      const now = site.now.epochMilliseconds / 1000;
      const day = 24 * 60 * 60;
      const answered = {
        path: '/v1/me/creditbooking',
        request_hash: '',
        status: 409,
        body: '',
      };
      await site.store.transact((db) =>
        insertAll(
          db,
          'idempotent_answers',
          // One of them has just ended, the others end next.
          Array.from({ length: mostKeys }, (_, index) => ({
            ...answered,
            member_id,
            key: `key ${index}`,
            answered_at: index === 0 ? now - day : now - day + 1,
          })),
        ),
      );
      expect(outcomeOf(await site.ask(camille, reserveCall(ids, 'last')))).toBe('201');
      expect(outcomeOf(await site.ask(camille, reserveCall(other, 'one more')))).toBe('429 too-many');
      expect(outcomeOf(await site.ask(camille, reserveCall(ids, 'last')))).toBe('201');
      site.clock.set(site.clock.now().add({ hours: 24 }).toString());
      expect(outcomeOf(await site.ask(camille, reserveCall(other, 'later')))).toBe('409 past');
      expect(outcomeOf(await site.ask(alex, reserveCall(other, 'one')))).toBe('409 past');
    });
  });
});
