import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../schema/tables.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { keepFirstStart, readFirstStart } from './firstStart.ts';
import { followsFolder, markStandIn, readStandIn, unmarkStandIn } from './standIn.ts';

const addFestival = (db: Database) => db.insertInto('festival').values({ id: 1, profile: '{}' }).execute();
const standing = async (db: Database) => [await readStandIn(db), await followsFolder(db)];

test('FES-12: a festival stands in for one until somebody’s own takes its place', async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const told = await store.transact(async (db) => {
    await keepFirstStart(db, 5);
    const nothing = await standing(db);
    await markStandIn(db, 'sampleFolder', 6);
    const marked = await standing(db);
    await addFestival(db);
    const sample = await standing(db);
    await markStandIn(db, 'neutral', 7);
    const neutral = await standing(db);
    await unmarkStandIn(db);
    return { nothing, marked, sample, neutral, own: await standing(db), first: await readFirstStart(db) };
  });
  expect(told).toEqual({
    nothing: [null, false],
    marked: ['sampleFolder', false],
    sample: ['sampleFolder', false],
    neutral: ['neutral', false],
    own: [null, true],
    first: 5,
  });
});
