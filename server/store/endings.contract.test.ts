import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '../member/testing/visitor.ts';
import { spend, type Budget } from './members/budgets.ts';
import { removeIfUnproved, removeMember } from './members/deleteMember.ts';
import { deleteEnded } from './endings.ts';
import { activateMember } from './members/members.ts';
import { insertReset } from './members/passwordResets.ts';
import type { Store } from './store.ts';
import type { Database } from './schema/tables.ts';
import { doBeside } from './testing/doBeside.ts';
import { engines, type Engine } from './testing/engines.ts';
import { rowsOfMember } from './testing/rowsOfMember.ts';

const now = 1_000_000;
const budget: Budget = { name: 'any', key: 'one', atOnce: 2, every: 900 };
/** A long-spent budget has ended. */
const over = { before: now, most: 10 };

describe.each(engines)(
  'what is deleted while another process changes it on $name',
  ({ name, start, isHere }) => {
    describe.runIf(isHere)('two processes', () => {
      let engine: Engine;
      let one: Store;
      let two: Store;
      beforeAll(async () => {
        engine = await start();
        [one, two] = [await engine.open(), await engine.open()];
      });
      afterAll(async () => {
        await one.close();
        await two.close();
        await engine.stop();
      });

      describe('a budget that was over and is spent anew', () => {
        beforeEach(() =>
          one.transact(async (db) => {
            await db.deleteFrom('budgets').execute();
            await spend(db, budget, 0);
          }),
        );
        const deleteBeside = async (remove: (db: Database) => Promise<unknown>) => {
          await doBeside(
            engine,
            one,
            (db) => spend(db, budget, now),
            () => two.transact(remove),
          );
          return one.db.selectFrom('budgets').select(['key', 'spent_until']).execute();
        };

        test('Security: the cleaner leaves it, although it was over when the cleaner looked', async () => {
          expect(await deleteBeside((db) => deleteEnded(db, 'budgets', over))).toEqual([
            { key: budget.key, spent_until: now + budget.every },
          ]);
          expect(await two.transact((db) => deleteEnded(db, 'budgets', over))).toBe(0);
        });

        // SQLite has one writer at a time: no other comes between.
        if (name === 'PostgreSQL')
          test('control: a cleaner that does not judge the age again gives all of it back', async () => {
            const byIndexAlone = (db: Database) =>
              sql`delete from budgets where (name, key) in (
              select name, key from budgets where spent_until < ${now} order by spent_until limit 10)`.execute(
                db,
              );
            expect(await deleteBeside(byIndexAlone)).toEqual([]);
          });
      });

      describe('an account that becomes active', () => {
        let id: number;
        let people = 0;
        beforeEach(async () => {
          ({ id } = await addMember(one, `member-${(people += 1)}@example.test`));
          await one.transact(async (db) => {
            await db.updateTable('members').set({ active: 0 }).where('id', '=', id).execute();
            const reset = { id: String(id), member_id: id, userref: '', code_hash: '', expires_at: now };
            await insertReset(db, reset);
          });
        });
        const removeBeside = async <T>(remove: (db: Database) => Promise<T>) => {
          const removed = await doBeside(
            engine,
            one,
            (db) => activateMember(db, id),
            () => two.transact(remove),
          );
          const left = await one.db.selectFrom('members').select('active').where('id', '=', id).execute();
          const { password_resets: resets } = await rowsOfMember(one, id);
          return { removed, left, resets };
        };

        test('PRO-08: it stays, with all that is its', async () => {
          expect(await removeBeside((db) => removeIfUnproved(db, id))).toEqual({
            removed: false,
            left: [{ active: 1 }],
            resets: 1,
          });
        });

        if (name === 'PostgreSQL')
          test('control: one that was only looked at before is taken away', async () => {
            const lookAndRemove = async (db: Database): Promise<boolean> => {
              const { active } = await db
                .selectFrom('members')
                .select('active')
                .where('id', '=', id)
                .executeTakeFirstOrThrow();
              if (active === 0) await removeMember(db, id);
              return active === 0;
            };
            expect(await removeBeside(lookAndRemove)).toEqual({ removed: true, left: [], resets: 0 });
          });
      });
    });
  },
);
