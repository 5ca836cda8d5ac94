import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCreditChanges, noteCreditChange } from '../members/creditChanges.ts';
import { insertMember } from '../members/members.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { up as creditChanges } from './020-credit-changes.ts';
import { up } from './029-staff.ts';

const person = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', lang: 'fr' } as const;
const account = { ...person, email: 'camille@example.test', password_hash: 'hash', credits: 1, passes: 0 };

describe.each(engines)('029 on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('a database from before', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('STF-04: the history of credits goes on where it was; credits without a sale are refused', async () => {
      const memberId = await store.transact(async (db) => {
        const member = await insertMember(db, account, 0);
        for (const table of ['grant_letters', 'credit_changes', 'credit_grants', 'staff_acts'])
          await db.schema.dropTable(table).execute();
        await db.schema.alterTable('members').dropColumn('blocked').execute();
        await creditChanges(db);
        return member?.id ?? 0;
      });
      const key = { memberId, programmationId: 7 };
      await store.transact((db) => noteCreditChange(db, key, 'reserved', 5));
      await store.transact(up);
      await store.transact((db) => noteCreditChange(db, key, 'cancelled', 6));
      const plain = { programmation_id: 7, credits: null, pass: null };
      expect(await listCreditChanges(store.db, memberId)).toEqual([
        { ...plain, number: 2, change: 'cancelled', changed_at: 6 },
        { ...plain, number: 1, change: 'reserved', changed_at: 5 },
      ]);
      const given = { member_id: memberId, number: 3, programmation_id: null, change: 'granted' } as const;
      const lone = store.transact((db) =>
        db
          .insertInto('credit_changes')
          .values({ ...given, changed_at: 7 })
          .execute(),
      );
      await expect(lone).rejects.toThrow(/constraint/i);
    });
  });
});
