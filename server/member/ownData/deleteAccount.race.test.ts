import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { reserveCall } from '#server/stress/asking.ts';
import { addMembers, addPerformances, type Performance } from '#server/stress/people.ts';
import { findMember, type MemberRow } from '#server/store/members/members.ts';
import type { Store } from '#server/store/store.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { doBeside } from '#server/store/testing/doBeside.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { rowsOfMember } from '#server/store/testing/rowsOfMember.ts';
import { cancel, conditionalSteps, reserve, type DatedBooking } from '../bookings/bookingsRules.ts';
import type { Identity } from '../resource.ts';
import { askOnStore } from '../testing/memberSite.ts';
import { deleteMember, deletionSteps, type DeletionSteps } from './deleteAccount.ts';

const { now: readNow } = createTestClock('2027-07-16T21:30:00Z');
const instant = readNow();
const now = instant.epochMilliseconds / 1000;
const tomorrow = now + 24 * 60 * 60;

describe.each(engines)('deletion beside reservations on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let one: Store;
    let two: Store;
    let identity: Identity;
    let member: MemberRow;
    let date: Performance;
    let booking: DatedBooking;
    beforeAll(async () => {
      engine = await start();
      [one, two] = [await engine.open(), await engine.open()];
      await fillTestProgramme(one);
    });
    afterAll(async () => {
      await one.close();
      await two.close();
      await engine.stop();
    });
    beforeEach(async () => {
      const [somebody] = await addMembers(one, 1, 3);
      const [performance] = await addPerformances(one, [5], instant);
      if (!somebody || !performance) throw new Error('Nobody came');
      [identity, date] = [somebody, performance];
      await one.transact((db) =>
        db.updateTable('members').set({ password_hash: 'x' }).where('id', '=', somebody.id).execute(),
      );
      const row = await findMember(one.db, somebody.id);
      if (!row) throw new Error('Nobody is there');
      member = row;
      booking = { memberId: row.id, programmationId: date.id, startsAt: tomorrow, state: 'scheduled' };
    });

    const reserveOn = (db: Database) =>
      reserve(db, booking, { uuid: randomUUID(), now: instant }, conditionalSteps);
    const remove = (steps: Partial<DeletionSteps> = {}) =>
      two.transact((db) => deleteMember(db, member, now, { ...deletionSteps, ...steps }));
    /** The rest: seats taken of the date, and rows of the member. */
    const left = async () => {
      const { taken } = await one.db
        .selectFrom('programmations')
        .select('taken')
        .where('id', '=', date.id)
        .executeTakeFirstOrThrow();
      const rows = Object.values(await rowsOfMember(one, member.id));
      return { taken, rows: rows.reduce((sum, count) => sum + count, 0) };
    };
    const nothing = { taken: 0, rows: 0 };

    /** Deletes while another transaction has done `work` and is still open. @returns the deletion's result */
    const deleteBeside = (
      work: (db: Database) => Promise<unknown>,
      steps: Partial<DeletionSteps> = {},
    ): Promise<'deleted' | 'failed'> =>
      doBeside(engine, one, work, () =>
        remove(steps).then(
          () => 'deleted',
          () => 'failed',
        ),
      );
    const reserveAndCancel = async (db: Database) => {
      await reserveOn(db);
      await cancel(db, { ...booking, isReserved: true }, instant);
    };

    test('a seat that is being reserved for the first time is free again', async () => {
      expect([await deleteBeside(reserveOn), await left()]).toEqual(['deleted', nothing]);
    });

    test('a seat that is being reserved again is free again', async () => {
      await one.transact(reserveAndCancel);
      expect([await deleteBeside(reserveOn), await left()]).toEqual(['deleted', nothing]);
    });

    test('a seat that is being cancelled is given back once', async () => {
      await one.transact(reserveOn);
      const cancelled = await deleteBeside((db) => cancel(db, { ...booking, isReserved: true }, instant));
      expect([cancelled, await left()]).toEqual(['deleted', nothing]);
    });

    test('control: seats that were looked up before the transaction leave one taken for ever', async () => {
      await one.transact(reserveAndCancel);
      const endReservationsOfMember = () => Promise.resolve([]);
      await deleteBeside(reserveOn, { endReservationsOfMember });
      expect(await left()).toEqual({ taken: 1, rows: 0 });
    });

    // SQLite allows one write at a time: no other comes between.
    if (name === 'PostgreSQL')
      test('control: a member whom nobody holds loses a seat', async () => {
        const holdMember = () => Promise.resolve(true);
        await one.transact(reserveAndCancel);
        await deleteBeside(reserveOn, { holdMember });
        expect(await left()).toEqual({ taken: 1, rows: 0 });
      });

    test('who reserves after the deletion has nothing, and takes no seat', async () => {
      await remove();
      await expect(askOnStore(one).ask(identity, reserveCall(date.ids))).rejects.toThrow(/foreign key/i);
      expect(await left()).toEqual(nothing);
    });

    test('a deletion that fails half-way leaves all as it was', async () => {
      await one.transact(reserveOn);
      const before = [await left(), await findMember(one.db, member.id)];
      const failing: DeletionSteps['endReservationsOfMember'] = async (...asked) => {
        await deletionSteps.endReservationsOfMember(...asked);
        throw new Error('it broke');
      };
      await expect(remove({ endReservationsOfMember: failing })).rejects.toThrow('it broke');
      const late = two.transact(async (db) => {
        await deleteMember(db, member, now);
        throw new Error('it broke late');
      });
      await expect(late).rejects.toThrow('it broke late');
      expect([await left(), await findMember(one.db, member.id)]).toEqual(before);
      expect(before[0]).toEqual({ taken: 1, rows: 5 });
    });

    test('an account with another password meanwhile stays', async () => {
      await one.transact((db) =>
        db.updateTable('members').set({ password_hash: 'y' }).where('id', '=', member.id).execute(),
      );
      await expect(remove()).rejects.toMatchObject({ code: 'unauthorised' });
      expect(await findMember(one.db, member.id)).toEqual({ ...member, password_hash: 'y' });
    });
  });
});
