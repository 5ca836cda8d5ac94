import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const bookings = [
  { uuid: 'a', member_id: 1, programmation_id: 7, reserved: 1, enabled: 1, changed_at: 10 },
  { uuid: 'b', member_id: 1, programmation_id: 8, reserved: 0, enabled: 1, changed_at: 20 },
  { uuid: 'c', member_id: 2, programmation_id: 7, reserved: 1, enabled: 0, changed_at: 30 },
];

describe.each(enginesOfThen)('004 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'RES-25: every reservation from before has a code of its own, and is as it was',
    async () => {
      const rows = await migrateRows('004-admission-codes', {
        fill: async (db) => {
          await fillBasics(db);
          await db.insertInto('bookings').values(bookings).execute();
        },
        read: (db) => db.selectFrom('bookings').selectAll().orderBy('uuid').execute(),
      });
      expect(rows).toEqual(
        bookings.map((row) => ({ ...row, code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/) })),
      );
      expect(new Set(rows.map(({ code }) => code)).size).toBe(3);
    },
  );
});
