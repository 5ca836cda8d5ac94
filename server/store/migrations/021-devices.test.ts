import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertMember } from '../members/members.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { up } from './021-devices.ts';

const hour = 3600;
const begun = 1_800_000_000;
const person = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', lang: 'fr' } as const;
const account = { ...person, email: 'camille@example.test', password_hash: 'hash', credits: 0, passes: 0 };

describe.each(engines)('021 on $name', ({ start, isHere }) => {
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

    test('a session from before began twelve hours before its end, on a device that nobody knows', async () => {
      await store.transact(async (db) => {
        const member = await insertMember(db, account, 0);
        const session = {
          member_id: member?.id ?? 0,
          generation: 3,
          token_hash: 'hash',
          previous_hash: 'earlier',
          rotated_at: begun + hour,
          begun_at: 0,
          browser: 'Firefox',
          system: 'Linux',
        } as const;
        await db
          .insertInto('session_families')
          .values([
            { ...session, id: 'one', expires_at: begun + 12 * hour, revoked: 0 },
            { ...session, id: 'two', expires_at: begun + 13 * hour, revoked: 1 },
          ])
          .execute();
        for (const column of ['begun_at', 'browser', 'system'])
          await db.schema.alterTable('session_families').dropColumn(column).execute();
      });
      await store.transact(up);
      const sessions = await store.db
        .selectFrom('session_families')
        .select(['id', 'begun_at', 'browser', 'system', 'generation', 'rotated_at', 'expires_at', 'revoked'])
        .orderBy('id')
        .execute();
      const kept = { browser: null, system: null, generation: 3, rotated_at: begun + hour };
      expect(sessions).toEqual([
        { id: 'one', begun_at: begun, ...kept, expires_at: begun + 12 * hour, revoked: 0 },
        { id: 'two', begun_at: begun + hour, ...kept, expires_at: begun + 13 * hour, revoked: 1 },
      ]);
    });
  });
});
