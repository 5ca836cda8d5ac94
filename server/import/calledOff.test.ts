import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callOff } from '../member/bookings/callOff.ts';
import { changeCall, outcomeOf, removeCall, reserveCall } from '../stress/asking.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { openImported, recordOf, type Imported } from './testing/importedSite.ts';

const cancelled = { eventStatus: 'https://schema.org/EventCancelled' };
const now = Temporal.Instant.from('2027-07-16T21:30:00Z').epochMilliseconds / 1000;

describe.each(engines)('cancelled dates on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two connections', () => {
    let engine: Engine;
    let store: Store;
    let second: Store;
    let site: Imported;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      second = await engine.open();
      site = openImported(store, second);
    });
    afterAll(async () => {
      await second.close();
      await store.close();
      await engine.stop();
    });
    beforeEach(() =>
      store.write(async (db) => {
        await db.deleteFrom('owed_letters').execute();
      }),
    );

    test('RES-16: reservations of a cancelled date give their credits back once, with a letter each', async () => {
      const title = 'Une fois';
      await site.import([recordOf({ name: title }), recordOf({ name: 'Reste' })]);
      const people = await site.members(3);
      for (const member of people) await site.reserve(member, title);
      for (const member of people) await site.reserve(member, 'Reste');
      const { ended } = await site.import([recordOf({ name: title, ...cancelled })]);
      const books = { reserved: 0, taken: 0, left: 6, used: 3, fewest: 2 };
      const letters = people.map(({ id }) => `showCancelled ${id}`);
      expect([ended, await site.books(people, title), await site.owed()]).toEqual([3, books, letters]);
      for (const again of [cancelled, { ...cancelled, description: 'Désolés' }])
        expect((await site.import([recordOf({ name: title, ...again })])).ended).toBe(0);
      expect([await site.books(people, title), await site.owed()]).toEqual([books, letters]);
      expect(await site.books(people, 'Reste')).toEqual({ ...books, reserved: 3, taken: 3 });
    });

    test('RES-16: who had cancelled before gets nothing a second time', async () => {
      const title = 'Déjà';
      await site.import([recordOf({ name: title })]);
      const people = await site.members(2);
      const [first] = people;
      if (!first) throw new Error('Nobody came');
      const uuid = await site.reserve(first, title);
      await site.ask(first, changeCall(uuid, 'false'));
      expect((await site.import([recordOf({ name: title, ...cancelled })])).ended).toBe(0);
      for (const call of [changeCall(uuid, 'false'), removeCall(uuid), removeCall(uuid)])
        await site.ask(first, call);
      expect([await site.books(people, title), await site.owed()]).toEqual([
        { reserved: 0, taken: 0, left: 6, used: 0, fewest: 3 },
        [],
      ]);
    });

    test('RES-16: what was cancelled and is given after all can be reserved again, by the same booking', async () => {
      const title = 'Retour';
      await site.import([recordOf({ name: title })]);
      const people = await site.members(1);
      const [member] = people;
      if (!member) throw new Error('Nobody came');
      const uuid = await site.reserve(member, title);
      await site.import([recordOf({ name: title, ...cancelled })]);
      await site.import([recordOf({ name: title })]);
      const back = { reserved: 0, taken: 0, left: 3, used: 0, fewest: 3 };
      expect(await site.books(people, title)).toEqual(back);
      expect(await site.reserve(member, title)).toBe(uuid);
      expect(await site.books(people, title)).toEqual({
        ...back,
        reserved: 1,
        taken: 1,
        left: 2,
        used: 1,
        fewest: 2,
      });
      const list = await site.ask(member, { method: 'GET', path: '/v1/me/creditbookings' });
      expect(list.body).not.toContain('show-cancelled');
    });

    test('RES-16: a postponed or rescheduled date keeps its reservations, and its members are told', async () => {
      const title = 'Plus tard';
      await site.import([recordOf({ name: title })]);
      const people = await site.members(2);
      for (const member of people) await site.reserve(member, title);
      const kept = { reserved: 2, taken: 2, left: 4, used: 2, fewest: 2 };
      const postponed = recordOf({ name: title, eventStatus: 'EventPostponed' });
      for (const told of [postponed, { ...postponed, description: 'Bientôt' }]) await site.import([told]);
      expect([await site.books(people, title), await site.owed()]).toEqual([
        kept,
        people.map(({ id }) => `showPostponed ${id}`),
      ]);
      const { startDate } = recordOf();
      const moved = {
        eventStatus: 'EventRescheduled',
        previousStartDate: startDate,
        startDate: '2027-09-01T20:00',
      };
      for (const more of [{}, { description: 'Enfin' }])
        await site.import([recordOf({ name: title, ...moved, ...more })]);
      expect([await site.books(people, title), await site.owed()]).toEqual([
        kept,
        people.flatMap(({ id }) => [`showMoved ${id}`, `showPostponed ${id}`]),
      ]);
    });

    test('RES-16: a date that moved into the past is no news', async () => {
      const title = 'Passé';
      await site.import([recordOf({ '@id': 'urn:past', name: title })]);
      const people = await site.members(1);
      for (const member of people) await site.reserve(member, title);
      await site.import([recordOf({ '@id': 'urn:past', name: title, startDate: '2026-01-01T20:00' })]);
      expect(await site.owed()).toEqual([]);
    });

    test('RES-16: two imports while members cancel and reserve: each credit comes back once', async () => {
      const title = 'Course';
      await site.import([recordOf({ name: title })]);
      const people = await site.members(24);
      const uuids = new Map<number, string>();
      for (const member of people.slice(0, 16)) uuids.set(member.id, await site.reserve(member, title));
      const ids = await site.idsOf(title);
      const told = [recordOf({ name: title, ...cancelled })];
      const acts = people.map((member, index) => {
        const uuid = uuids.get(member.id);
        const ask = index % 2 === 0 ? site.ask : site.askSecond;
        if (uuid === undefined) return ask(member, reserveCall(ids));
        return index % 3 === 0 ? ask(member, removeCall(uuid)) : ask(member, changeCall(uuid, 'false'));
      });
      const [one, other, ...answers] = await Promise.all([
        site.import(told),
        site.importSecond(told),
        ...acts,
      ]);
      expect(await site.books(people, title)).toEqual({
        reserved: 0,
        taken: 0,
        left: 72,
        used: 0,
        fewest: 3,
      });
      expect([one.updated + other.updated, (await site.owed()).length]).toEqual([1, one.ended + other.ended]);
      const outcomes = new Set(answers.map(outcomeOf));
      for (const outcome of outcomes) expect(['200', '201', '409 cancelled']).toContain(outcome);
    });

    test('control: without the condition, who had cancelled gets a credit too many', async () => {
      const title = 'Sans condition';
      await site.import([recordOf({ name: title })]);
      const people = await site.members(1);
      const [member] = people;
      if (!member) throw new Error('Nobody came');
      const uuid = await site.reserve(member, title);
      await site.reserve(member, 'Reste');
      await site.ask(member, changeCall(uuid, 'false'));
      const { id } = await site.dateOf(title);
      const everyBooking = async (db: Parameters<typeof callOff>[0], programmationId: number) => {
        const rows = await db
          .updateTable('bookings')
          .set({ reserved: 0 })
          .where('programmation_id', '=', programmationId)
          .returning('member_id')
          .execute();
        return rows.map((row) => ({ memberId: row.member_id, programmationId }));
      };
      // A seat taken by somebody else, to make the seats come out even.
      await store.write((db) =>
        db.updateTable('programmations').set({ taken: 1 }).where('id', '=', id).execute(),
      );
      await store.write((db) => callOff(db, [id], now, { endReservations: everyBooking }));
      expect((await site.books(people, title)).left).toBe(3);
      expect((await site.books(people, 'Reste')).reserved).toBe(1);
    });
  });
});
