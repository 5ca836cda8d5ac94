import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertMember } from '../members/members.ts';
import { insertReset } from '../members/passwordResets.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { up } from './022-registrations.ts';

const now = 1_000_000;
const person = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', lang: 'fr' } as const;
const nothing = { password_hash: null, firstname: '', lastname: '', location: '' };

describe.each(engines)('022 on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('a database from before', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('PRO-08: accounts that were never activated lose password, name, place and codes; others keep theirs', async () => {
      await store.transact(async (db) => {
        await db.schema.dropTable('registrations').execute();
        for (const index of [
          'login_attempts_age',
          'session_families_age',
          'password_resets_age',
          'members_unproved',
        ])
          await db.schema.dropIndex(index).execute();
        for (const name of ['active', 'never', 'neither']) {
          const fresh = { ...person, email: `${name}@example.test`, password_hash: 'hash' };
          const member = await insertMember(db, { ...fresh, credits: 0, passes: 0 }, now);
          const reset = { id: name, userref: '', code_hash: '', expires_at: now };
          await insertReset(db, { ...reset, member_id: member?.id ?? 0 });
          if (name !== 'active')
            await db.updateTable('members').set({ active: 0 }).where('email', '=', fresh.email).execute();
        }
        await up(db);
      });
      const members = await store.db
        .selectFrom('members')
        .select(['email', 'password_hash', 'firstname', 'lastname', 'location', 'active', 'created_at'])
        .orderBy('id')
        .execute();
      const kept = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', password_hash: 'hash' };
      expect(members).toEqual([
        { email: 'active@example.test', ...kept, active: 1, created_at: now },
        { email: 'never@example.test', ...nothing, active: 0, created_at: now },
        { email: 'neither@example.test', ...nothing, active: 0, created_at: now },
      ]);
      expect(await store.db.selectFrom('password_resets').select('id').execute()).toEqual([{ id: 'active' }]);
      expect(await store.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
    });
  });
});
