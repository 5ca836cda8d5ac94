import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { siteDuties } from './siteDuties.ts';

const minute = 60_000;
const hour = 60 * minute;

test('OPS-18: every minute budgets are trimmed; every hour all that has ended goes, and the statistics are made anew', async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  let refreshed = 0;
  const refreshStatistics = () => Promise.resolve(void (refreshed += 1));
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const duties = siteDuties({ store: { ...store, refreshStatistics }, clock });
  await store.transact(async (db) => {
    await db.insertInto('budgets').values({ name: 'any', key: 'a', spent_until: 0 }).execute();
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id: 's', email: 'a@example.test', lang: 'fr', asked_at: 0, confirmed_at: null })
      .execute();
  });
  const left = async () => {
    const budgets = await store.db.selectFrom('budgets').select('key').execute();
    const addresses = await store.db.selectFrom('newsletter_subscriptions').select('id').execute();
    return [budgets.length, addresses.length, refreshed];
  };
  const done: unknown[] = [];
  for (const { name, every, work } of duties) {
    await work(() => Promise.resolve(true));
    done.push([name, every, await left()]);
  }
  expect(done).toEqual([
    ['budgets', minute, [0, 1, 0]],
    ['cleaning', hour, [0, 0, 0]],
    ['statistics', hour, [0, 0, 1]],
  ]);
});
