import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { deleteMember } from '../member/ownData/deleteAccount.ts';
import { addMember } from '../member/testing/visitor.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { deletionsFile } from './engine/deletionsFile.ts';
import { listDeleted, noteDeleted } from './deletedMembers.ts';
import type { MemberRow } from './members/members.ts';
import { keepDeletions } from './keepDeletions.ts';
import { engines } from './testing/engines.ts';

const clock = createTestClock('2027-06-15T16:00:00Z');
const now = clock.now().epochMilliseconds / 1000;

describe.each(engines)('the list of deletions on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('beside the database', () => {
    const open = async () => {
      const engine = await start();
      const store = await engine.open();
      onTestFinished(async () => {
        await store.close();
        await engine.stop();
      });
      const file = deletionsFile(engine.place.dataDirectory);
      return { engine, store, file, listed: () => readFileSync(file, 'utf8') };
    };
    const remove = (store: Awaited<ReturnType<typeof open>>['store'], row: MemberRow) =>
      store.transact((db) => deleteMember(db, row, now));

    test('OPS-09: it holds the ids of deleted accounts, for its owner alone, and nothing else', async () => {
      const { store, file, listed } = await open();
      const jo = await addMember(store, 'jo@example.test');
      const li = await addMember(store, 'li@example.test');
      await addMember(store, 'sam@example.test');
      for (const row of [jo, li]) {
        await remove(store, row);
        await store.keepDeletions();
      }
      expect([listed(), statSync(file).mode & 0o777]).toEqual([`${jo.uuid}\n${li.uuid}\n`, 0o600]);
    });

    test('OPS-09: an id that a process could not write down is written by any process that keeps its list', async () => {
      const { engine, store, listed } = await open();
      const row = await addMember(store, 'jo@example.test');
      await remove(store, row);
      const other = await engine.open();
      await other.keepDeletions();
      await other.close();
      expect(listed()).toBe(`${row.uuid}\n`);
    });

    test('OPS-09: ids are told by the time of their deletion, which stays when it is done again', async () => {
      const { store } = await open();
      await store.transact(async (db) => {
        await noteDeleted(db, ['b'], now + 1);
        await noteDeleted(db, ['c', 'a'], now);
        await noteDeleted(db, ['b', 'd'], now + 2);
        await noteDeleted(db, ['a'], now + 3);
      });
      const rows = await store.db.selectFrom('deleted_members').selectAll().orderBy('uuid').execute();
      expect(rows.map(({ uuid, deleted_at: at }) => [uuid, at - now])).toEqual([
        ['a', 0],
        ['b', 1],
        ['c', 0],
        ['d', 2],
      ]);
      expect((await listDeleted(store.db)).slice(2)).toEqual(['b', 'd']);
    });

    test('OPS-09: a deletion that does not come to pass is not in it', async () => {
      const { store, file } = await open();
      const row = await addMember(store, 'jo@example.test');
      await expect(remove(store, { ...row, password_hash: 'another' })).rejects.toThrow('session has ended');
      await store.keepDeletions();
      expect(() => statSync(file)).toThrow('ENOENT');
    });

    test('OPS-09: where it cannot be written, the log says so, and the deletion stays one', async () => {
      const { store, file } = await open();
      await remove(store, await addMember(store, 'jo@example.test'));
      await store.keepDeletions();
      const logged: unknown[] = [];
      const log = createLog((line) => logged.push(JSON.parse(line)));
      await keepDeletions(store.db, join(file, 'below a file'), log);
      expect(logged).toMatchObject([{ level: 'warn', event: 'database.deletions-not-kept' }]);
    });
  });
});
