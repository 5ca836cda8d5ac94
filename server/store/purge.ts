import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import * as v from 'valibot';
import { reasonOf, type Log } from '../log.ts';
import { storeLimits } from './engine/limits.ts';
import type { MemberTables } from './schema/memberTables.ts';
import type { NewsletterTables } from './schema/newsletterTables.ts';
import type { Database } from './schema/tables.ts';

/** Every table that holds something of a person; the compiler asks for each. */
const personal = {
  signing_keys: false,
  members: true,
  user_credits: true,
  credit_changes: true,
  login_attempts: true,
  session_families: true,
  password_resets: true,
  registrations: true,
  bookings: true,
  wishes: true,
  idempotent_answers: true,
  owed_letters: true,
  ticket_letters: true,
  grant_letters: true,
  credit_grants: true,
  staff_acts: true,
  budgets: true,
  deleted_members: false,
  newsletter_subscriptions: true,
  newsletter_letters: true,
} as const satisfies Record<keyof MemberTables | keyof NewsletterTables, boolean>;

/** Lets PostgreSQL write over deleted personal data: its own vacuum waits until a fifth of a table is gone. Waits for nobody. */
export const vacuumPersonal = async (db: Database): Promise<void> => {
  const tables = Object.entries(personal).flatMap(([name, isPersonal]) =>
    isPersonal ? [sql.table(name)] : [],
  );
  await sql`vacuum (skip_locked) ${sql.join(tables)}`.execute(db);
};

const told = v.object({ busy: v.number() });

/**
 * Writes SQLite's write-ahead log into the database's file and empties it: until then it still has deleted data.
 * @returns whether it is empty now; a reader of an older state prevents that
 */
export const emptyLog = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return v.parse(told, rows[0]).busy === 0;
};

/** Tries now, and again later until it succeeds. */
export interface Purging {
  /** Never fails: after a failure it tries again later. */
  purge: () => Promise<void>;
  stop: () => void;
}

/** @param empty returns whether it succeeded */
export const createPurging = (empty: () => Promise<boolean>, log: Log): Purging => {
  let next: NodeJS.Timeout | null = null;
  let isStopped = false;
  /** A retry is no part of its request, and waits on its own. */
  const outside = AsyncLocalStorage.snapshot();
  const isEmpty = async (): Promise<boolean> => {
    try {
      return await empty();
    } catch (caught) {
      log.warn('database.purge-failed', { reason: reasonOf(caught) });
      return false;
    }
  };
  const purge = async (): Promise<void> => {
    if ((await isEmpty()) || isStopped || next !== null) return;
    const again = (): void => {
      next = null;
      void purge();
    };
    next = setTimeout(() => outside(again), storeLimits.purgeAgain);
    next.unref();
  };
  return {
    purge,
    stop: () => {
      isStopped = true;
      if (next !== null) clearTimeout(next);
    },
  };
};
