import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCreditChanges, noteCreditChange } from '#server/store/members/creditChanges.ts';
import { up } from '#server/store/migrations/020-credit-changes.ts';
import { widenCreditChanges } from '#server/store/migrations/029-staff.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { changeCall, reserveCall, uuidOf } from '#server/stress/asking.ts';
import { callOff } from '../bookings/callOff.ts';
import { addMember, gala, uncounted } from '../testing/bookingSite.ts';
import { openMemberSite, type MemberSite } from '../testing/memberSite.ts';

describe.each(engines)('history of credits on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let site: MemberSite;
    beforeAll(async () => {
      engine = await start();
      site = await openMemberSite(undefined, undefined, await engine.open());
    });
    afterAll(async () => {
      await site.close();
      await engine.stop();
    });
    const told = async ({ id }: { id: number }, limit?: number) =>
      (await listCreditChanges(site.store.db, id, limit)).map((row) => [
        row.number,
        row.change,
        row.programmation_id,
        row.changed_at,
      ]);

    test('RES-09: changes are numbered by member, and listed the newest first, within a second too, as many as are asked for', async () => {
      const [camille, sam] = [await addMember(site, 1), await addMember(site, 1)];
      const note = (memberId: number, change: 'reserved' | 'cancelled', at: number) =>
        site.store.transact((db) => noteCreditChange(db, { memberId, programmationId: gala.id }, change, at));
      await note(camille.id, 'reserved', 1);
      await note(sam.id, 'reserved', 2);
      await note(camille.id, 'cancelled', 3);
      await note(camille.id, 'reserved', 3);
      expect([await told(camille), await told(camille, 1), await told(sam)]).toEqual([
        [
          [3, 'reserved', 7, 3],
          [2, 'cancelled', 7, 3],
          [1, 'reserved', 7, 1],
        ],
        [[3, 'reserved', 7, 3]],
        [[1, 'reserved', 7, 2]],
      ]);
    });

    test('RES-09: of bookings that were there before the history, the last step alone is dated', async () => {
      const [camille, sam] = [await addMember(site, 3), await addMember(site, 2)];
      const at = (instant: string): number => {
        site.clock.set(instant);
        return Date.parse(instant) / 1000;
      };
      at('2027-07-16T10:00:00Z');
      const uuid = uuidOf(await site.ask(camille, reserveCall(gala.ids)));
      await site.ask(sam, reserveCall(gala.ids));
      const reserved = at('2027-07-16T11:00:00Z');
      await site.ask(camille, reserveCall(uncounted.ids));
      const cancelled = at('2027-07-16T12:00:00Z');
      await site.ask(camille, changeCall(uuid, 'false'));
      const calledOff = at('2027-07-16T13:00:00Z');
      await site.store.write((db) => callOff(db, [gala.id], calledOff));
      await site.store.transact(async (db) => {
        await db.schema.dropTable('credit_changes').execute();
        await up(db);
        await widenCreditChanges(db);
      });
      expect([await told(camille), await told(sam)]).toEqual([
        [
          [3, 'cancelled', 7, cancelled],
          [2, 'reserved', 7, null],
          [1, 'reserved', 3, reserved],
        ],
        [
          [2, 'show-cancelled', 7, calledOff],
          [1, 'reserved', 7, null],
        ],
      ]);
    });
  });
});
