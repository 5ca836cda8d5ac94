import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const reset = { userref: '', code_hash: '', expires_at: 9, used: 0 };

describe.each(enginesOfThen)('022 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'PRO-08: accounts that were never activated lose password, name, place and codes; others keep theirs',
    async () => {
      const { members, resets } = await migrateRows('022-registrations', {
        fill: async (db) => {
          await fillBasics(db);
          await db.updateTable('members').set({ active: 0 }).where('id', '=', 2).execute();
          await db
            .insertInto('password_resets')
            .values([
              { ...reset, id: 'of active', member_id: 1 },
              { ...reset, id: 'of never', member_id: 2 },
            ])
            .execute();
        },
        read: async (db) => ({
          members: await db.selectFrom('members').selectAll().orderBy('id').execute(),
          resets: await db.selectFrom('password_resets').select('id').execute(),
        }),
      });
      const kept = { lang: 'fr', created_at: 5 };
      const named = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', password_hash: 'hash' };
      const nameless = { firstname: '', lastname: '', location: '', password_hash: null };
      expect(members).toEqual([
        { id: 1, uuid: 'uuid-one', email: 'one@example.test', ...kept, ...named, active: 1 },
        { id: 2, uuid: 'uuid-two', email: 'two@example.test', ...kept, ...nameless, active: 0 },
      ]);
      expect(resets).toEqual([{ id: 'of active' }]);
    },
  );
});
