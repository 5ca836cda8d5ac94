import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { addMember } from '../member/testing/visitor.ts';
import { filesThatHold } from '../testing/filesThatHold.ts';
import { holdMember, removeMember } from './members/deleteMember.ts';
import { storeLimits } from './engine/limits.ts';
import { createPurging } from './purge.ts';
import { openStore as openDatabase } from './store.ts';
import { openTestStore } from './testing/openTestStore.ts';

const gone = ['gone@example.test'];
const file = 'chapiteau.sqlite';
const addressOf = (index: number): string => `stays${index}@example.test`;

/** A store whose members fill several pages of each table; one of them will be deleted. */
const openStore = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const members = [];
  for (let index = 0; index < 60; index += 1)
    members.push(await addMember(store, index === 30 ? 'gone@example.test' : addressOf(index)));
  const member = members[30];
  if (!member) throw new Error('There is no such member');
  const remove = () =>
    store.transact(async (db) => {
      await holdMember(db, member);
      await removeMember(db, member.id);
    });
  const holding = (words = gone) => filesThatHold(store.dataDirectory, words);
  return { store, remove, holding, path: join(store.dataDirectory, file) };
};

test('what was deleted from SQLite is in none of its files; what others have stays', async () => {
  const { store, remove, holding } = await openStore();
  await store.purge();
  expect(holding()).toEqual([file]);
  await remove();
  await store.purge();
  expect(holding()).toEqual([]);
  expect(holding([addressOf(0)])).toEqual([file]);
  expect(await store.db.selectFrom('members').select('id').execute()).toHaveLength(59);
});

test('control: before it is purged, it stands in the log of writes and in the file', async () => {
  const { store, remove, holding } = await openStore();
  await store.purge();
  await remove();
  expect(holding()).toEqual([file]);
  const { store: unwritten, remove: removeUnwritten, holding: held } = await openStore();
  await removeUnwritten();
  expect(held()).toContain(`${file}-wal`);
  await unwritten.purge();
  expect(held()).toEqual([]);
});

test('control: where what is deleted is not written over, the file goes on holding it', async () => {
  const { store, holding, path } = await openStore();
  await store.purge();
  const careless = new DatabaseSync(path);
  careless.exec('pragma secure_delete = off');
  careless.exec(`delete from user_credits where member_id = 31; delete from members where id = 31`);
  careless.close();
  await store.purge();
  expect(await store.db.selectFrom('members').select('id').where('id', '=', 31).execute()).toEqual([]);
  expect(holding()).toEqual([file]);
});

test('while somebody reads an older state it is tried again, and a deletion is not kept waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, remove, holding, path } = await openStore();
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('begin; select count(*) from members');
  await remove();
  await store.purge();
  expect(holding()).toContain(`${file}-wal`);
  await vi.advanceTimersByTimeAsync(storeLimits.purgeAgain);
  expect(holding()).toContain(`${file}-wal`);
  reader.exec('commit');
  reader.close();
  await vi.advanceTimersByTimeAsync(storeLimits.purgeAgain);
  await vi.waitFor(() => expect(holding()).toEqual([]));
});

test('a store that was closed is not purged again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, path, holding } = await openStore();
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const closed = await openDatabase({ databaseUrl: null, dataDirectory: store.dataDirectory }, log);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('begin; select count(*) from members');
  await closed.transact((db) => db.updateTable('members').set({ lastname: 'Anew' }).execute());
  await closed.purge();
  expect(holding(['Anew'])).toContain(`${file}-wal`);
  await closed.close();
  await vi.advanceTimersByTimeAsync(3 * storeLimits.purgeAgain);
  reader.close();
  expect(logged).toEqual([]);
});

test('a purge that fails is logged and tried again once a pause, until it works or the store closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: string[] = [];
  let tries = 0;
  const empty = (): Promise<boolean> => {
    tries += 1;
    return tries <= 3 ? Promise.reject(new Error('No disk')) : Promise.resolve(true);
  };
  const { purge, stop } = createPurging(
    empty,
    createLog((line) => logged.push(JSON.parse(line).event)),
  );
  await Promise.all([purge(), purge()]);
  // Servers of other tests may arm timers at any moment: tries are counted, and timers only around one call.
  const manyPauses = 5 * storeLimits.purgeAgain;
  await vi.advanceTimersByTimeAsync(storeLimits.purgeAgain);
  expect([tries, logged.length]).toEqual([3, 3]);
  await vi.advanceTimersByTimeAsync(storeLimits.purgeAgain);
  expect(tries).toBe(4);
  await vi.advanceTimersByTimeAsync(manyPauses);
  expect(tries).toBe(4);
  tries = 0;
  await purge();
  const armed = vi.getTimerCount();
  stop();
  expect(vi.getTimerCount()).toBe(armed - 1);
  await vi.advanceTimersByTimeAsync(manyPauses);
  expect(tries).toBe(1);
  await purge();
  await vi.advanceTimersByTimeAsync(manyPauses);
  expect(tries).toBe(2);
  const closed = createPurging(
    empty,
    createLog(() => null),
  );
  closed.stop();
  await closed.purge();
  await vi.advanceTimersByTimeAsync(manyPauses);
  expect(tries).toBe(3);
});
