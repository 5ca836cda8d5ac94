import { sql } from 'kysely';
import type { Database, Tables } from './schema/tables.ts';

/** Rows with an end of their own: their key, and the column with the epoch second of their end or last change. */
interface Ending {
  key: readonly string[];
  age: string;
  /** A condition for rows that can end; all by default. */
  only?: string;
}

const byId = { key: ['id'], age: 'expires_at' } as const;
const endings = {
  registrations: byId,
  password_resets: byId,
  login_attempts: byId,
  session_families: byId,
  budgets: { key: ['name', 'key'], age: 'spent_until' },
  idempotent_answers: { key: ['member_id', 'path', 'key'], age: 'answered_at' },
  deleted_members: { key: ['uuid'], age: 'deleted_at' },
  newsletter_subscriptions: { key: ['id'], age: 'asked_at', only: 'confirmed_at is null' },
} as const satisfies Partial<Record<keyof Tables, Ending>>;
export type EndingTable = keyof typeof endings;
const isEnding = (table: string): table is EndingTable => Object.hasOwn(endings, table);
export const endingTables = Object.keys(endings).filter(isEnding);

/**
 * Deletes rows that ended or aged before `before`, the oldest first, `most` rows at most. It checks the age of each row
 * again, without the index (`+`): PostgreSQL may have waited for a change that renewed it.
 * @returns how many
 */
export const deleteEnded = async (
  db: Database,
  table: EndingTable,
  { before, most }: { before: number; most: number },
): Promise<number> => {
  const { key, age, only = 'true' }: Ending = endings[table];
  const names = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.raw(only)} and +${sql.ref(age)} < ${before} and (${names}) in (
      select ${names} from ${sql.table(table)}
      where ${sql.raw(only)} and ${sql.ref(age)} < ${before}
      order by ${sql.ref(age)} limit ${most})`.execute(db);
  return Number(numAffectedRows);
};
