import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSponsors } from './pages/global.ts';
import { insertAll, nextId } from './schema/insert.ts';
import type { Store } from './store.ts';
import { evening, fillTestProgramme } from './testing/programme.ts';
import { readVersion } from './schema/version.ts';
import { engines, type Engine } from './testing/engines.ts';

describe.each(engines)('store on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    let filled: number;
    beforeAll(async () => {
      engine = await start();
      const opened = await Promise.all([engine.open(), engine.open(), engine.open()]);
      await Promise.all(opened.slice(1).map((other) => other.close()));
      const [first] = opened;
      if (!first) throw new Error('Nothing was opened');
      store = first;
      await fillTestProgramme(store);
      filled = await readVersion(store.db);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('store: several starts side by side migrate one empty database once', async () => {
      const before = await readVersion(store.db);
      const again = await engine.open();
      expect([filled, await readVersion(again.db)]).toEqual([2, before]);
      await again.close();
    });

    test('store: a write moves the data version, seen by other connections; one that changes nothing does not', async () => {
      const other = await engine.open();
      const before = await readVersion(other.db);
      await store.write(
        () => Promise.resolve('nothing'),
        () => false,
      );
      expect(await readVersion(other.db)).toBe(before);
      await other.write((db) =>
        db.updateTable('sponsors').set({ footer_line: 3 }).where('id', '=', 1).execute(),
      );
      expect(await readVersion(store.db)).toBe(before + 1);
      await other.close();
    });

    test('store: a write that fails leaves nothing behind', async () => {
      const [before, next] = [await readVersion(store.db), await nextId(store.db, 'categories')];
      const failing = store.write(async (db) => {
        await insertAll(db, 'categories', [{ id: 99, code: 'x', title_fr: 'x', title_en: 'x' }]);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await readVersion(store.db)).toBe(before);
      expect(await nextId(store.db, 'categories')).toBe(next);
    });

    test.each([
      ['40001', 4, 5, 'written'],
      ['40P01', 4, 5, 'written'],
      ['23503', 1, 2, 'written'],
      ['40001', 5, 5, 'refused'],
      ['23505', 1, 1, 'refused'],
    ] as const)(
      'store: a transaction that is refused with %s %d times is tried %d times, each from the start, and is %s',
      async (code, refusals, tries, end) => {
        let tried = 0;
        const failing = store.transact(async (db) => {
          tried += 1;
          await insertAll(db, 'categories', [{ id: 98, code: 'y', title_fr: 'y', title_en: 'y' }]);
          if (tried <= refusals) throw Object.assign(new Error('refused'), { code });
          return 'written';
        });
        expect([await failing.catch(({ message }: Error) => message), tried]).toEqual([end, tries]);
        const rows = await store.db.selectFrom('categories').select('id').where('id', '=', 98).execute();
        await store.write((db) => db.deleteFrom('categories').where('id', '=', 98).execute());
        expect(rows).toHaveLength(end === 'written' ? 1 : 0);
      },
    );

    test('store: writers of several processes take turns', async () => {
      const other = await engine.open();
      const [before, next] = [await readVersion(store.db), await nextId(store.db, 'categories')];
      const addCategory = (writer: Store): Promise<void> =>
        writer.write(async (db) => {
          const id = await nextId(db, 'categories');
          await insertAll(db, 'categories', [{ id, code: `race-${id}`, title_fr: '', title_en: '' }]);
        });
      await Promise.all([store, other, store, other, store, other].map(addCategory));
      expect(await readVersion(store.db)).toBe(before + 6);
      expect(await nextId(store.db, 'categories')).toBe(next + 6);
      await other.close();
    });

    test.each([
      ['more seats taken than there are', { taken: 221 }],
      ['less than no seat taken', { taken: -1 }],
      ['an end before the start', { ends_at: evening - 1 }],
      ['a status that is none', { status: 'GONE' }],
      ['a show that is not there', { show_id: 404 }],
    ])('store: the database refuses %s', async (_name, change) => {
      const [[column, value] = ['', 0]] = Object.entries(change);
      const write = store.write((db) =>
        sql`update programmations set ${sql.id(column)} = ${value} where id = 7`.execute(db),
      );
      await expect(write).rejects.toThrow(/constraint/i);
    });

    if (name === 'PostgreSQL')
      test('store: the server ends a statement, and a transaction that does nothing, after ten seconds', async () => {
        const { rows } = await sql`select
          current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as pause`.execute(store.db);
        expect(rows).toEqual([{ statement: '10s', pause: '10s' }]);
      });

    test('store: any number of rows is inserted', async () => {
      const rows = Array.from({ length: 3_000 }, (_, index) => ({
        id: 1000 + index,
        title: `Sponsor ${index}`,
        logo: null,
        uri: null,
        footer_line: 6,
      }));
      await store.write((db) => insertAll(db, 'sponsors', rows));
      expect(await listSponsors(store.db)).toHaveLength(3_002);
    });
  });
});
