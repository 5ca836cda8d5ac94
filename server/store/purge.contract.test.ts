import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from './testing/engines.ts';

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))(
  'purging on $name',
  ({ start, isHere }) => {
    describe.runIf(isHere)('contract', () => {
      /** How often each table was vacuumed on purpose; those that never were are left out. */
      const openCounting = async () => {
        const engine = await start();
        const store = await engine.open();
        onTestFinished(async () => {
          await store.close();
          await engine.stop();
        });
        const vacuumed = async (): Promise<Record<string, number>> => {
          const { rows } = await sql<{ relname: string; vacuum_count: number }>`
          select relname, vacuum_count from pg_stat_user_tables where vacuum_count > 0`.execute(store.db);
          return Object.fromEntries(rows.map((row) => [row.relname, row.vacuum_count]));
        };
        return { store, vacuumed };
      };

      test('every table that may name a person is vacuumed, and no other', async () => {
        const { store, vacuumed } = await openCounting();
        expect(await vacuumed()).toEqual({});
        await store.purge();
        await expect.poll(vacuumed).toEqual({
          members: 1,
          user_credits: 1,
          credit_changes: 1,
          login_attempts: 1,
          session_families: 1,
          password_resets: 1,
          registrations: 1,
          bookings: 1,
          wishes: 1,
          idempotent_answers: 1,
          owed_letters: 1,
          ticket_letters: 1,
          grant_letters: 1,
          credit_grants: 1,
          staff_acts: 1,
          budgets: 1,
          newsletter_subscriptions: 1,
          newsletter_letters: 1,
        });
      });

      test('a table that somebody holds is left out, and nobody waits', async () => {
        const { store, vacuumed } = await openCounting();
        await store.transact(async (db) => {
          await sql`lock table members in access exclusive mode`.execute(db);
          await store.purge();
        });
        await expect.poll(async () => (await vacuumed())['wishes']).toBe(1);
        expect((await vacuumed())['members']).toBeUndefined();
      });
    });
  },
);
