import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const changes = [
  { member_id: 1, number: 1, programmation_id: 7, change: 'reserved', changed_at: null },
  { member_id: 1, number: 2, programmation_id: 7, change: 'cancelled', changed_at: 5 },
  { member_id: 2, number: 1, programmation_id: 8, change: 'show-cancelled', changed_at: 6 },
];
const next = { member_id: 1, number: 3, changed_at: 7 };
const grant = { pass: 'Matou', credits: 5, granted_at: 7 };

describe.each(enginesOfThen)('029 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'STF-04: the history of credits goes on where it was; credits without a sale are refused',
    async () => {
      const rows = await migrateRows('029-staff', {
        fill: async (db) => {
          await fillBasics(db);
          await db.insertInto('credit_changes').values(changes).execute();
        },
        read: async (db) => {
          const add = (row: Record<string, string | number | null>) =>
            db
              .insertInto('credit_changes')
              .values({ ...next, ...row })
              .execute();
          const lone = { programmation_id: null, change: 'granted' };
          await expect(add(lone)).rejects.toThrow(/constraint/i);
          await expect(add({ programmation_id: 7, change: 'granted' })).rejects.toThrow(/constraint/i);
          await db
            .insertInto('staff_acts')
            .values({ id: 'a', acted_at: 7, person: '', host: '', act: '', subject: '', details: '' })
            .execute();
          await db
            .insertInto('credit_grants')
            .values({ ...grant, key: 'sale', act_id: 'a' })
            .execute();
          for (const wrong of [
            { programmation_id: 7, change: 'granted', grant_key: 'sale' },
            { programmation_id: null, change: 'reserved', grant_key: null },
            { programmation_id: null, change: 'cancelled', grant_key: 'sale' },
          ])
            await expect(add(wrong)).rejects.toThrow(/constraint/i);
          await add({ ...lone, grant_key: 'sale' });
          return db.selectFrom('credit_changes').selectAll().orderBy('member_id').orderBy('number').execute();
        },
      });
      const [reserved, cancelled, calledOff] = changes.map((row) => ({ ...row, grant_key: null }));
      expect(rows).toEqual([
        reserved,
        cancelled,
        { ...next, programmation_id: null, change: 'granted', grant_key: 'sale' },
        calledOff,
      ]);
    },
  );
});
