import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { countsOf, importInto, recordOf } from './testing/importedSite.ts';

/** A store that counts the statements of its writes. */
const counted = (store: Store): { store: Store; take: () => number } => {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    store: {
      ...store,
      write: (work, hasChanged) => store.write((db) => work(db.withPlugin(counter)), hasChanged),
    },
    take: () => {
      const taken = statements;
      statements = 0;
      return taken;
    },
  };
};

test('import: a slice takes as many statements for equal titles and changed texts as for a single record', async () => {
  const own = await openTestStore();
  const { store, take } = counted(own);
  const told = async (count: number, more: Record<string, unknown>) => {
    const records = Array.from({ length: count }, (_, index) => recordOf({ '@id': `urn:${index}`, ...more }));
    const counts = countsOf(await importInto(store, records, { now: '2027-07-16T21:30:00Z' }));
    return { counts, statements: take() };
  };
  await told(1, {});
  const one = await told(2, {});
  expect(one).toEqual({ counts: [1, 0, 1, 0], statements: expect.any(Number) });
  expect(await told(200, {})).toEqual({ counts: [198, 0, 2, 0], statements: one.statements });
  const changed = await told(1, { description: 'Une' });
  expect(changed).toEqual({ counts: [0, 1, 0, 0], statements: expect.any(Number) });
  expect(await told(200, { description: 'Une' })).toEqual({
    counts: [0, 199, 1, 0],
    statements: changed.statements,
  });
  await own.close();
});
