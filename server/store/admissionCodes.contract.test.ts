import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from './migrations/004-admission-codes.ts';
import type { Store } from './store.ts';
import { engines, type Engine } from './testing/engines.ts';
import { fillTestProgramme } from './testing/programme.ts';

describe.each(engines)('admission codes on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
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

    test('RES-25: bookings from before there were codes get one each, and keep it', async () => {
      await store.transact(async (db) => {
        await sql`drop index bookings_code`.execute(db);
        await sql`alter table bookings drop column code`.execute(db);
        for (const id of [1, 2]) {
          await sql`insert into members (id, uuid, email, firstname, lastname, location, lang, created_at)
            values (${id}, ${`m${id}`}, ${`m${id}@example.test`}, '', '', '', 'fr', 0)`.execute(db);
          await sql`insert into bookings (uuid, member_id, programmation_id, reserved, enabled, changed_at)
            values (${`b${id}`}, ${id}, 7, ${id % 2}, 1, 0)`.execute(db);
        }
      });
      const { error } = await store.transact((again) =>
        new Migrator({
          db: again,
          provider: { getMigrations: () => Promise.resolve({ again: { up } }) },
          migrationTableName: 'again',
          migrationLockTableName: 'again_lock',
        }).migrateToLatest(),
      );
      expect(error).toBeUndefined();
      const codes = async () => {
        const again = await engine.open();
        const rows = await again.db.selectFrom('bookings').select(['uuid', 'code']).orderBy('uuid').execute();
        await again.close();
        return rows;
      };
      const code: unknown = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      const given = await codes();
      expect([given, new Set(given.map((row) => row.code)).size]).toEqual([
        [
          { uuid: 'b1', code },
          { uuid: 'b2', code },
        ],
        2,
      ]);
      expect(await codes()).toEqual(given);
    });
  });
});
