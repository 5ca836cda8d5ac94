import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const hour = 3600;
const begun = 1_800_000_000;
const session = {
  member_id: 1,
  generation: 3,
  token_hash: 'hash',
  previous_hash: 'earlier',
  rotated_at: begun + hour,
};
const sessions = [
  { ...session, id: 'one', expires_at: begun + 12 * hour, revoked: 0 },
  { ...session, id: 'two', expires_at: begun + 13 * hour, revoked: 1 },
];

describe.each(enginesOfThen)('021 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'a session from before began twelve hours before its end, on a device that nobody knows',
    async () => {
      const rows = await migrateRows('021-devices', {
        fill: async (db) => {
          await fillBasics(db);
          await db.insertInto('session_families').values(sessions).execute();
        },
        read: (db) => db.selectFrom('session_families').selectAll().orderBy('id').execute(),
      });
      const unknown = { browser: null, system: null };
      expect(rows).toEqual([
        { ...sessions[0], ...unknown, begun_at: begun },
        { ...sessions[1], ...unknown, begun_at: begun + hour },
      ]);
    },
  );
});
