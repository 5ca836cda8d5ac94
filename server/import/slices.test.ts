import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type Engine } from '../store/testing/engines.ts';
import type { Store } from '../store/store.ts';
import { countsOf, importInto, openImported, recordOf, type Imported } from './testing/importedSite.ts';

const now = '2027-07-16T21:30:00Z';
const cancelled = { eventStatus: 'https://schema.org/EventCancelled' };
const evenings = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => recordOf({ '@id': `urn:${name}:${index}`, name }));

/**
 * A store that calls `around` for its writes, and `before` before each begins: the first one is that of the base content, the
 * others are slices.
 */
const watched = (
  store: Store,
  around: (number: number, work: () => Promise<void>) => Promise<void>,
  before: (number: number) => Promise<unknown> = () => Promise.resolve(),
): { store: Store; writes: () => number } => {
  let writes = 0;
  const write: Store['write'] = async (work, hasChanged) => {
    writes += 1;
    const number = writes;
    await before(number);
    return store.write(async (db) => {
      const result = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      await around(number, async () => result.resolve(await work(db)));
      return result.promise;
    }, hasChanged);
  };
  return { store: { ...store, write }, writes: () => writes };
};

describe.each(engines)('import in slices on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two connections', () => {
    let engine: Engine;
    let store: Store;
    let second: Store;
    let site: Imported;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      second = await engine.open();
      site = openImported(store, second);
    });
    afterAll(async () => {
      await second.close();
      await store.close();
      await engine.stop();
    });

    const slugsOf = async (db: Store['db'], title: string): Promise<string[]> => {
      const texts = db.selectFrom('show_texts').select('slug').where('lang', '=', 'fr');
      const rows = await texts.where('title', '=', title).orderBy('show_id').execute();
      return rows.map(({ slug }) => slug);
    };

    /** Imports 30 records; another writer waits from the first slice on. @returns how many records it found */
    const foundByOther = async (name: string, slice: number): Promise<{ found: number; writes: number }> => {
      const other = Promise.withResolvers<number>();
      const importing = watched(
        store,
        async (number, work) => {
          await work();
          if (number !== 2) return;
          const turn = second.write(async (db) => (await slugsOf(db, name)).length);
          turn.then(other.resolve, other.reject);
        },
        // However long the other takes to ask: the order is not under test here.
        (number) => (number === 3 ? other.promise : Promise.resolve()),
      );
      expect(countsOf(await importInto(importing.store, evenings(name, 30), { now, slice }))).toEqual([
        30, 0, 0, 0,
      ]);
      return { found: await other.promise, writes: importing.writes() };
    };

    test('import: others write between two slices of a transaction each', async () => {
      const { found, writes } = await foundByOther('En tranches', 10);
      expect(found).toBe(10);
      // The other wrote nothing of the programme itself, but raised its version: the plan is made anew.
      expect(writes).toBe(1 + 3 + 1);
      expect(await slugsOf(store.db, 'En tranches')).toHaveLength(30);
    });

    test('control: in one slice they wait for the whole import', async () => {
      expect(await foundByOther('D’un bloc', 30)).toEqual({ found: 30, writes: 2 });
    });

    test('import: one that dies between two slices leaves each record as before or as after; again, it is complete', async () => {
      const people = await site.members(2);
      const titles = ['Un', 'Deux', 'Trois'];
      await site.import(titles.map((name) => recordOf({ name })));
      for (const title of titles) for (const member of people) await site.reserve(member, title);
      const told = titles.map((name) => recordOf({ name, ...cancelled }));
      const dying = watched(store, async (number, work) => {
        await work();
        if (number === 3) throw new Error('killed');
      });
      await expect(importInto(dying.store, told, { now, slice: 1 })).rejects.toThrow('killed');
      const states = async () =>
        (await site.dates())
          .filter(({ title }) => titles.includes(title))
          .map(({ title, state }) => [title, state]);
      const books = () => Promise.all(titles.map((title) => site.books(people, title)));
      expect(await states()).toEqual([
        ['Un', 'cancelled'],
        ['Deux', 'scheduled'],
        ['Trois', 'scheduled'],
      ]);
      const money = { left: 2, used: 4, fewest: 1 };
      expect(await books()).toEqual([
        { reserved: 0, taken: 0, ...money },
        { reserved: 2, taken: 2, ...money },
        { reserved: 2, taken: 2, ...money },
      ]);
      expect(await site.import(told, 1)).toMatchObject({ added: 0, updated: 2, unchanged: 1, ended: 4 });
      expect(await books()).toEqual(
        titles.map(() => ({ reserved: 0, taken: 0, left: 6, used: 0, fewest: 3 })),
      );
      expect(await site.owed()).toEqual(people.flatMap(({ id }) => Array(3).fill(`showCancelled ${id}`)));
    });

    test('import: two of them at a time, slice by slice: each record is there once', async () => {
      const records = evenings('À deux', 20);
      const results = await Promise.all([
        importInto(store, records, { now, slice: 4 }),
        importInto(second, records, { now, slice: 6 }),
      ]);
      expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(20);
      expect(results.map(({ added, unchanged, updated }) => added + unchanged + updated)).toEqual([20, 20]);
      expect(await slugsOf(store.db, 'À deux')).toHaveLength(20);
    });

    test('import: records of one name and place in several slices have addresses of their own, as in one', async () => {
      await site.import(evenings('Encore une', 3));
      await site.import(evenings('Encore une', 9), 2);
      expect(await slugsOf(store.db, 'Encore une')).toEqual([
        'encore-une',
        ...Array.from({ length: 8 }, (_, index) => `encore-une-${index + 2}`),
      ]);
    });
  });
});
