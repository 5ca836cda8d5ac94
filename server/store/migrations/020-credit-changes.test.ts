import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const booking = { enabled: 1, called_off: 0, reserved: 1 };

describe.each(enginesOfThen)('020 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'store: bookings from before are a history of credits by member, the earliest step first; a cancelled one forgot when it was made',
    async () => {
      const rows = await migrateRows('020-credit-changes', {
        fill: async (db) => {
          await fillBasics(db);
          await db
            .insertInto('programmations')
            .values({ id: 6, external_id: 'test:6', show_id: 1, starts_at: 1, timezone: 'Etc/UTC' })
            .execute();
          await db
            .insertInto('bookings')
            .values([
              { ...booking, uuid: 'a', code: 'a', member_id: 1, programmation_id: 7, changed_at: 30 },
              {
                ...booking,
                uuid: 'b',
                code: 'b',
                member_id: 1,
                programmation_id: 8,
                changed_at: 20,
                reserved: 0,
              },
              {
                ...booking,
                uuid: 'c',
                code: 'c',
                member_id: 2,
                programmation_id: 8,
                changed_at: 10,
                reserved: 0,
                called_off: 1,
              },
              { ...booking, uuid: 'd', code: 'd', member_id: 2, programmation_id: 6, changed_at: 10 },
            ])
            .execute();
        },
        read: (db) =>
          db.selectFrom('credit_changes').selectAll().orderBy('member_id').orderBy('number').execute(),
      });
      expect(rows).toEqual([
        { member_id: 1, number: 1, programmation_id: 8, change: 'reserved', changed_at: null },
        { member_id: 1, number: 2, programmation_id: 8, change: 'cancelled', changed_at: 20 },
        { member_id: 1, number: 3, programmation_id: 7, change: 'reserved', changed_at: 30 },
        { member_id: 2, number: 1, programmation_id: 6, change: 'reserved', changed_at: 10 },
        { member_id: 2, number: 2, programmation_id: 8, change: 'reserved', changed_at: null },
        { member_id: 2, number: 3, programmation_id: 8, change: 'show-cancelled', changed_at: 10 },
      ]);
    },
  );
});
