import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { Store } from '../store.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';
import { similarShows } from './similarShows.ts';

const daySeconds = 86_400;

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
  await store.write((db) => db.updateTable('shows').set({ kind: 'venue' }).where('id', '=', 2).execute());
});
afterAll(() => store.close());

test.each(
  dateStates({
    scheduled: [true, false],
    cancelled: [false, false],
    'cancelled, given after all': [true, false],
    postponed: [false, false],
    'postponed, given at its old hour': [true, false],
    'postponed, then moved': [true, true],
    moved: [true, true],
    'moved back': [true, false],
    'moved twice': [true, true],
  }),
)(
  'SHW-07: whether a show whose one date is $name is offered instead of another, before its first announced hour and after it',
  async ({ state, day, told }) => {
    const starts_at = evening + day * daySeconds;
    await store.write((db) =>
      db.updateTable('programmations').set({ state, starts_at }).where('id', '=', 3).execute(),
    );
    const isOfferedAt = async (now: number) => {
      const like = { id: 1, kind: 'venue', lang: 'fr' } as const;
      return (await similarShows(store.db, like, { now, limit: 9 })).some(({ id }) => id === 3);
    };
    expect([await isOfferedAt(evening - 1), await isOfferedAt(evening)]).toEqual(told);
  },
);
