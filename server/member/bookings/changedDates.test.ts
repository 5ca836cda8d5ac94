import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { evening } from '#server/store/testing/programme.ts';
import { reserveCall } from '#server/stress/asking.ts';
import {
  addMember,
  gala,
  openBookingSite,
  outcomeAt,
  uncounted,
  type BookingSite,
} from '../testing/bookingSite.ts';
import { announce } from './changedDates.ts';

const daySeconds = 86_400;
const now = evening - daySeconds;

let site: BookingSite['site'];
beforeAll(async () => {
  ({ site } = await openBookingSite());
});
afterAll(() => site.close());

/** The letters that are owed to a member, taken from the queue. */
const takeLetters = (memberId: number) =>
  site.store.transact(async (db) => {
    const letters = db.deleteFrom('owed_letters').where('member_id', '=', memberId);
    return (await letters.returning('letter').execute()).map(({ letter }) => letter).join();
  });

test.each(
  dateStates({
    scheduled: [],
    cancelled: ['showCancelled'],
    // The cancellation ended the reservation.
    'cancelled, given after all': ['showCancelled', ''],
    postponed: ['showPostponed'],
    'postponed, given at its old hour': ['showPostponed', 'showMoved'],
    'postponed, then moved': ['showPostponed', 'showMoved'],
    moved: ['showMoved'],
    'moved back': ['showMoved', 'showMoved'],
    'moved twice': ['showMoved', 'showMoved'],
  }),
)('RES-33: who has reserved a date that is $name is told each change of it', async ({ history, told }) => {
  const member = await addMember(site, 1);
  expect(await outcomeAt(site, member, reserveCall(gala.ids))).toBe('201');
  const letters: string[] = [];
  const rows = history.map(({ state, day }) => ({ state, starts_at: evening + day * daySeconds }));
  for (const [index, after] of rows.entries()) {
    const before = rows[index - 1];
    if (before === undefined) continue;
    await site.store.transact((db) => announce(db, [{ id: gala.id, before, after }], now));
    letters.push(await takeLetters(member.id));
  }
  expect(letters).toEqual(told);
});

test.each([
  ['stays as it is', ['scheduled', 0], ['scheduled', 0], ''],
  ['stays postponed, at another hour', ['postponed', 0], ['postponed', 1], ''],
  ['is cancelled, at another hour', ['scheduled', 0], ['cancelled', 1], 'showCancelled'],
  ['is given after it was postponed, at an hour that is past', ['postponed', 0], ['scheduled', -2], ''],
] as const)('RES-33: of a date that %s its members hear no more than that', async (_, from, to, told) => {
  const member = await addMember(site, 1);
  expect(await outcomeAt(site, member, reserveCall(gala.ids))).toBe('201');
  const rowOf = ([state, day]: typeof from | typeof to) => ({ state, starts_at: evening + day * daySeconds });
  const change = { id: gala.id, before: rowOf(from), after: rowOf(to) };
  await site.store.transact((db) => announce(db, [change], now));
  expect(await takeLetters(member.id)).toBe(told);
});

test('RES-33: of a date that moved nobody is told once the new hour is here', async () => {
  const member = await addMember(site, 1);
  expect(await outcomeAt(site, member, reserveCall(gala.ids))).toBe('201');
  const move = async (to: number): Promise<string> => {
    const [before, after] = [evening, to].map((starts) => ({
      state: 'scheduled' as const,
      starts_at: starts,
    }));
    if (before === undefined || after === undefined) return '';
    await site.store.transact((db) => announce(db, [{ id: gala.id, before, after }], now));
    return takeLetters(member.id);
  };
  expect([await move(now - 1), await move(now), await move(now + 1)]).toEqual(['', '', 'showMoved']);
});

test('D6: dates that are cancelled together end in one order, so that no two imports wait for each other', async () => {
  const member = await addMember(site, 2);
  const reserved = [gala, uncounted];
  for (const { ids } of reserved) expect(await outcomeAt(site, member, reserveCall(ids))).toBe('201');
  const before = { state: 'scheduled', starts_at: evening } as const;
  const changes = reserved.map(({ id }) => ({
    id,
    before,
    after: { ...before, state: 'cancelled' as const },
  }));
  await site.store.transact((db) => announce(db, changes, now));
  const letters = await site.store.db
    .selectFrom('owed_letters')
    .select('programmation_id')
    .where('member_id', '=', member.id)
    .orderBy(sql`rowid`)
    .execute();
  expect(letters.map(({ programmation_id: id }) => id)).toEqual([uncounted.id, gala.id]);
});
