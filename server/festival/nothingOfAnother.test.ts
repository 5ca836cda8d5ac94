import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../environment.ts';
import { readFestival } from '../profile/festival.ts';
import { describeMembers } from '../sample/demoMembers.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { loadAtStart } from './loading/atStart/loadAtStart.ts';
import { festivalTraces } from './testing/traces/festivalTraces.ts';
import { finderOf } from './testing/traces/findTraces.ts';
import { saidElsewhere } from './testing/traces/saidElsewhere.ts';

const [first, second] = ['festivals/chapiteau', 'festivals/jazz'];
const now = Temporal.Instant.from('2027-06-15T16:00:00Z');

let find: (text: string) => string[];
beforeAll(async () => {
  find = finderOf(Object.values(await festivalTraces(first, second)).flat());
});

/** A database with the sample, which is the first festival, or with nothing. */
const openStore = async (holds: 'sample' | 'nothing'): Promise<Store> => {
  const store = await openTestStore(holds);
  onTestFinished(store.close);
  return store;
};
const saidBy = async (store: Store): Promise<Map<string, string>> =>
  saidElsewhere(store, await readFestival(store.db, readSettings({})));

test('FES-31: letters, shared pictures, pages of the newsletter and of last resort show nothing of another festival', async () => {
  const store = await openStore('nothing');
  expect(await loadAtStart(store, second, now)).toEqual({ isLoaded: true, lines: [] });
  const said = await saidBy(store);
  expect(said.size).toBeGreaterThan(80);
  expect(
    [...said].map(([where, text]) => ({ where, found: find(text) })).filter(({ found }) => found.length > 0),
  ).toEqual([]);
  expect(await describeMembers(store.db)).toEqual([]);
});

test('FES-31: control: the first festival is recognised in each of them', async () => {
  const said = await saidBy(await openStore('sample'));
  const kinds = new Set([...said.keys()].map((where) => where.split(' ', 1)[0]));
  expect(kinds).toEqual(new Set(['letter', 'newsletter', 'picture', 'icon', 'page']));
  expect([...said].filter(([, text]) => find(text).length === 0).map(([where]) => where)).toEqual([]);
});
