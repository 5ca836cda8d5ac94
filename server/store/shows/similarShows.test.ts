import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { insertAll, insertProgrammations } from '../schema/insert.ts';
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

test('SHW-07: a show on seventy-nine evenings hides none of those after it', async () => {
  const date = { venue_id: 1, timezone: 'America/Toronto', taken: 0 };
  const often = Array.from({ length: 79 }, (_, index) => ({
    ...date,
    id: 100 + index,
    external_id: `often:${index}`,
    show_id: 2,
    starts_at: evening + index * 60,
  }));
  const show = { kind: 'venue', language: 'fr', show_type: null, belong_to: null } as const;
  const text = { slug: 'rare', title: 'Rare', summary: '', description: '' };
  await store.write(async (db) => {
    await db.deleteFrom('programmations').where('id', '=', 3).execute();
    await insertAll(db, 'shows', [
      { id: 9, external_id: 'rare', poster: null, image_url: null, fingerprint: null, ...show },
    ]);
    await insertAll(db, 'show_texts', [{ show_id: 9, lang: 'fr', ...text }]);
    await insertProgrammations(db, [
      ...often,
      { ...date, id: 99, external_id: 'rare', show_id: 9, starts_at: evening + daySeconds },
    ]);
  });
  const like = { id: 1, kind: 'venue', lang: 'fr' } as const;
  const found = await similarShows(store.db, like, { now: evening - 1, limit: 9 });
  // Of each its nearest date.
  expect(found.map(({ show_id: show, id }) => [show, id])).toEqual([
    [2, 100],
    [9, 99],
  ]);
});
