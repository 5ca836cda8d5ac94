import { sql } from 'kysely';
import type { Store } from '../store.ts';

/** For tests: how many rows of a member each table has, found in the database itself. */
export const rowsOfMember = async ({ db }: Store, memberId: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'member_id')) continue;
    const { rows } = await sql<{ many: number }>`
      select count(*) as many from ${sql.table(name)} where member_id = ${memberId}`.execute(db);
    counts[name] = Number(rows[0]?.many);
  }
  return counts;
};
