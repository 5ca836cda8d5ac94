import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../member/testing/visitor.ts';
import { deleteEnded, endingTables, type EndingTable } from '../store/endings.ts';
import { insertReset } from '../store/members/passwordResets.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';
import { doBeside } from '../store/testing/doBeside.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { rowsOfMember } from '../store/testing/rowsOfMember.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { createCleaner } from './cleaner.ts';
import { cleaningLimits, keptFor } from './limits.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const now = clock.now().epochMilliseconds / 1000;
const hash = { code_hash: '', authorization_hash: null } as const;
const person = { firstname: '', lastname: '', location: '', lang: 'fr' } as const;
const family = { generation: 0, token_hash: '', previous_hash: null, rotated_at: 0, revoked: 0 } as const;

/** A row of each table that ends, or begins to age, at an instant. */
const insertions: Record<
  EndingTable,
  (db: Database, row: { id: string; at: number; member: number }) => Promise<unknown>
> = {
  registrations: (db, { id, at: expires_at }) =>
    db
      .insertInto('registrations')
      .values({ id, expires_at, account: '', userref: '', ...person, password_hash: '', ...hash })
      .execute(),
  password_resets: (db, { id, at: expires_at, member: member_id }) =>
    insertReset(db, { id, member_id, userref: '', code_hash: '', expires_at }),
  login_attempts: (db, { id, at: expires_at, member: member_id }) =>
    db
      .insertInto('login_attempts')
      .values({ id, member_id, code_hash: '', tries: 0, expires_at, used: 0 })
      .execute(),
  session_families: (db, { id, at: expires_at, member: member_id }) =>
    db
      .insertInto('session_families')
      .values({ id, member_id, ...family, expires_at })
      .execute(),
  budgets: (db, { id: key, at: spent_until }) =>
    db.insertInto('budgets').values({ name: 'any', key, spent_until }).execute(),
  idempotent_answers: (db, { id: key, at: answered_at, member: member_id }) =>
    db
      .insertInto('idempotent_answers')
      .values({ member_id, path: '', key, request_hash: '', status: 200, body: '', answered_at })
      .execute(),
  deleted_members: (db, { id: uuid, at: deleted_at }) =>
    db.insertInto('deleted_members').values({ uuid, deleted_at }).execute(),
  newsletter_subscriptions: (db, { id, at: asked_at }) =>
    db
      .insertInto('newsletter_subscriptions')
      .values({ id, email: id, lang: 'fr', asked_at, confirmed_at: null })
      .execute(),
};
const nameOf = (table: EndingTable) => {
  if (table === 'deleted_members') return 'uuid' as const;
  return table === 'budgets' || table === 'idempotent_answers' ? ('key' as const) : ('id' as const);
};

describe.each(engines)('the cleaner on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let stores: [Store, Store];
    let member: number;
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
      ({ id: member } = await addMember(stores[0], 'camille@example.test'));
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    const always = (): Promise<boolean> => Promise.resolve(true);
    const cleanerOf = (store: Pick<Store, 'counts' | 'transact' | 'purge'>) =>
      createCleaner({ store, clock });
    const clean = (store: Pick<Store, 'counts' | 'transact' | 'purge'> = stores[0]): Promise<void> =>
      cleanerOf(store).clean(always);
    const add = (table: EndingTable, id: string, at: number): Promise<unknown> =>
      stores[0].transact((db) => insertions[table](db, { id, at, member }));
    const left = async (table: EndingTable): Promise<unknown[]> => {
      const name = nameOf(table);
      const rows = await stores[0].db.selectFrom(table).select(name).orderBy(name).execute();
      return rows.map((row) => Object.values(row)[0]);
    };
    const addMany = (many: number): Promise<unknown> =>
      stores[0].transact(async (db) => {
        for (let index = 0; index < many; index += 1)
          await insertions.registrations(db, { id: `many-${index}`, at: 0, member });
      });

    test.each(endingTables)('%s: what is over goes, to the second; nothing younger', async (table) => {
      const boundary = now - keptFor[table];
      await add(table, 'kept', boundary);
      await add(table, 'over', boundary - 1);
      await clean();
      expect(await left(table)).toEqual(['kept']);
    });

    test.each(endingTables)('%s: of what is over the oldest goes first, so many at once', async (table) => {
      const before = await left(table);
      for (const [id, at] of Object.entries({ 'a-young': 3, 'b-old': 1, 'c-older': 2 }))
        await add(table, id, at);
      const remove = () => stores[0].transact((db) => deleteEnded(db, table, { before: 4, most: 2 }));
      const removed = [await remove(), await left(table), await remove(), await left(table)];
      expect(removed).toEqual([2, ['a-young', ...before], 1, before]);
    });

    test('every table that has an end is cleaned', async () => {
      const tables = await stores[0].db.introspection.getTables();
      const ending = tables
        .filter(({ columns }) =>
          columns.some(({ name }) => /^(expires_at|spent_until|answered_at|asked_at|deleted_at)$/.test(name)),
        )
        .map(({ name }) => name);
      expect(endingTables.toSorted()).toEqual(ending.toSorted());
    });

    test('an address that confirmed the newsletter stays, however old', async () => {
      await add('newsletter_subscriptions', 'confirmed', 0);
      await stores[0].transact((db) =>
        db
          .updateTable('newsletter_subscriptions')
          .set({ confirmed_at: 1 })
          .where('id', '=', 'confirmed')
          .execute(),
      );
      await clean();
      expect(await left('newsletter_subscriptions')).toContain('confirmed');
    });

    test('PRO-08: an account that nobody activated goes after seven days, to the second, with all that is its; an active one stays', async () => {
      const boundary = now - cleaningLimits.unproved;
      const people = [
        { email: 'active@example.test', active: 1, created_at: boundary - 1 },
        { email: 'kept@example.test', active: 0, created_at: boundary },
        { email: 'over@example.test', active: 0, created_at: boundary - 1 },
      ] as const;
      const ids: number[] = [];
      for (const { email, ...rest } of people) {
        const { id } = await addMember(stores[0], email);
        ids.push(id);
        await stores[0].transact(async (db) => {
          await db.updateTable('members').set(rest).where('id', '=', id).execute();
          await insertReset(db, { id: email, member_id: id, userref: '', code_hash: '', expires_at: now });
        });
      }
      await clean();
      const emails = await stores[0].db
        .selectFrom('members')
        .select('email')
        .where('id', 'in', ids)
        .orderBy('email')
        .execute();
      expect(emails).toEqual([{ email: 'active@example.test' }, { email: 'kept@example.test' }]);
      expect(Object.values(await rowsOfMember(stores[0], ids[2] ?? 0)).filter((many) => many > 0)).toEqual(
        [],
      );
    });

    test('many go in portions, each a transaction of its own; accounts in smaller ones', async () => {
      await addMany(2 * cleaningLimits.slice + 1);
      for (let index = 0; index <= cleaningLimits.members; index += 1) {
        const { id } = await addMember(stores[0], `never-${index}@example.test`);
        await stores[0].transact((db) =>
          db.updateTable('members').set({ active: 0, created_at: 0 }).where('id', '=', id).execute(),
        );
      }
      const portions: unknown[] = [];
      const counted: Pick<Store, 'counts' | 'transact' | 'purge'> = {
        counts: stores[0].counts,
        purge: () => {
          portions.push('purged');
          return Promise.resolve();
        },
        transact: async (work) => {
          const deleted = await stores[0].transact(work);
          if (deleted !== 0) portions.push(deleted);
          return deleted;
        },
      };
      await clean(counted);
      const { slice, members } = cleaningLimits;
      expect(portions).toEqual([slice, slice, 1, members, 1, 'purged']);
    });

    describe('two that clean at once', () => {
      const many = 2 * cleaningLimits.slice + 1;
      /** The deleted rows of each portion of a table. */
      let told: number[];
      const cleanBeside = async (portion: typeof deleteEnded): Promise<void> => {
        told = [];
        await addMany(many);
        const tell = async (db: Database): Promise<void> => {
          const range = { before: now - keptFor.registrations, most: cleaningLimits.slice };
          told.push(await portion(db, 'registrations', range));
        };
        await doBeside(engine, stores[0], tell, () => stores[1].transact(tell));
      };
      const sum = (): number => told.reduce((all, each) => all + each, 0);

      test('what one deletes the other finds gone; each row is counted once, and neither fails', async () => {
        await cleanBeside(deleteEnded);
        expect(sum()).toBe(many - (await left('registrations')).length + 1);
        await Promise.all(stores.map((store) => clean(store)));
        expect(await left('registrations')).toEqual(['kept']);
      });

      // SQLite allows one write at a time: no other comes between.
      if (name === 'PostgreSQL')
        test('control: counted first and deleted after, rows count twice', async () => {
          await cleanBeside(async (db, table, range) => {
            const rows = await db.selectFrom(table).select('id').limit(range.most).execute();
            await deleteEnded(db, table, range);
            return rows.length;
          });
          expect(sum()).toBeGreaterThan(many - (await left('registrations')).length + 1);
          await clean();
        });
    });

    test('it goes on as long as it may, portion by portion', async () => {
      await addMany(2 * cleaningLimits.slice);
      const answers = [true, false];
      await cleanerOf(stores[0]).clean(() => Promise.resolve(answers.shift() ?? false));
      expect(await left('registrations')).toHaveLength(cleaningLimits.slice + 1);
      await clean();
      expect(await left('registrations')).toEqual(['kept']);
    });
  });
});
