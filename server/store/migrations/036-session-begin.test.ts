import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const session = { member_id: 1, generation: 1, token_hash: 'hash', rotated_at: 0, expires_at: 0, revoked: 0 };
const kept = { ...session, id: 'kept', begun_at: 1_800_000_000 };
const later = { ...session, id: 'later', begun_at: Date.parse('2038-01-19T03:14:08Z') / 1000 };

describe.each(enginesOfThen)('036 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)('a session keeps its begin; one can begin after January 2038', async () => {
    const begins = await migrateRows('036-session-begin', {
      fill: async (db) => {
        await fillBasics(db);
        await db.insertInto('session_families').values(kept).execute();
      },
      read: async (db) => {
        await db.insertInto('session_families').values(later).execute();
        return db.selectFrom('session_families').select(['id', 'begun_at']).orderBy('id').execute();
      },
    });
    expect(begins).toEqual([kept, later].map(({ id, begun_at }) => ({ id, begun_at })));
  });
});
