import { sql } from 'kysely';
import type { Database, Tables } from './schema/tables.ts';

/** Rows that end by themselves: their key, and the column with the epoch second that they end or age by. */
interface Ending {
  key: readonly string[];
  age: string;
  /** Which of them can end; all of them if left out. */
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
  newsletter_subscriptions: { key: ['id'], age: 'asked_at', only: 'confirmed_at is null' },
} as const satisfies Partial<Record<keyof Tables, Ending>>;
export type EndingTable = keyof typeof endings;
const isEnding = (table: string): table is EndingTable => Object.hasOwn(endings, table);
export const endingTables = Object.keys(endings).filter(isEnding);

/**
 * Deletes what ended or is older than `before`, the oldest first, `most` rows at most. The age of each row is judged
 * again, not by its index (`+`): PostgreSQL may have waited for a change that made it young.
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
