import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '#server/member/testing/visitor.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import type { Store } from '#server/store/store.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { staffOf, type TestStaff } from '../testing/staffOf.ts';
import { creditsCommand } from './credits.ts';
import { doorCommand } from './door.ts';
import { listCommand } from './list.ts';

const clock = createTestClock('2027-07-16T20:00:00Z');
const at = (local: string): number => Date.parse(`${local}:00Z`) / 1000;

/** None of them in the order of what they are called, or of their start. */
const people = [
  { email: 'm@example.test', firstname: 'Zoé', lastname: 'Abel' },
  { email: 'z@example.test', firstname: 'Anne', lastname: 'Zola' },
  { email: 'a@example.test', firstname: 'Ali', lastname: 'Abel' },
];
const starts = [
  { id: 3, local_start: at('2027-07-17T00:00') },
  { id: 7, local_start: at('2027-07-16T23:59') },
  { id: 8, local_start: at('2027-07-16T19:30') },
];

describe.each(engines)('lists for staff on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    let staff: TestStaff;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      staff = staffOf(store, clock);
      await fillTestProgramme(store);
      for (const [index, { email, ...names }] of people.entries()) {
        const { id } = await addMember(store, email, 'fr');
        await store.write(async (db) => {
          await db.updateTable('members').set(names).where('id', '=', id).execute();
          for (const { id: programmation_id } of starts)
            await db
              .insertInto('bookings')
              .values({
                uuid: `${index}-${programmation_id}`,
                member_id: id,
                programmation_id,
                code: `CODE${index}${programmation_id}`,
                reserved: 1,
                enabled: 1,
                called_off: 0,
                changed_at: 0,
              })
              .execute();
        });
      }
      await store.write(async (db) => {
        for (const { id, local_start } of starts)
          await db.updateTable('programmations').set({ local_start }).where('id', '=', id).execute();
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    /** Some cells of each line but the first. */
    const cells = (printed: string, ...columns: number[]): string[] =>
      printed
        .split('\r\n')
        .slice(1, -1)
        .map((line) => columns.map((column) => line.split(',')[column]).join(' '));

    test('STF-09: the lines for the door are by the clocks of the places, then by name; a day is from midnight to midnight', async () => {
      const door = async (...args: string[]) => cells(await staff.run(doorCommand, ...args), 0, 3);
      const names = ['"Ali Abel"', '"Zoé Abel"', '"Anne Zola"'];
      const evening = ['19:30', '23:59'].flatMap((hour) =>
        names.map((name) => `"2027-07-16 ${hour}" ${name}`),
      );
      const midnight = names.map((name) => `"2027-07-17 00:00" ${name}`);
      expect([
        await door(),
        await door('--day', '2027-07-16'),
        await door('--day', '2027-07-17'),
        await door('--day', '2027-07-18'),
      ]).toEqual([[...evening, ...midnight], evening, midnight, []]);
    });

    test('STF-01: members are listed by their address, waiting credits by theirs', async () => {
      for (const [key, email] of ['y@example.test', 'b@example.test'].entries())
        await staff.run(creditsCommand, email, '3', '--pass', 'Trois', '--key', String(key));
      expect([
        cells(await staff.run(listCommand), 0, 1, 4),
        cells(await staff.run(listCommand, '--waiting'), 0, 1, 3),
      ]).toEqual([
        ['"a@example.test" "Ali Abel" 2', '"m@example.test" "Zoé Abel" 2', '"z@example.test" "Anne Zola" 2'],
        ['"b@example.test" 3 "1"', '"y@example.test" 3 "0"'],
      ]);
    });
  });
});
