import { sql, type Kysely } from 'kysely';

/** Facts for visitors: a show's length, minimum age, and all spoken languages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('shows')
    .addColumn('duration_minutes', 'integer', (column) => column.check(sql`duration_minutes > 0`))
    .execute();
  await db.schema
    .alterTable('shows')
    .addColumn('age_min', 'integer', (column) => column.check(sql`age_min >= 0`))
    .execute();
  await db.schema
    .alterTable('shows')
    .addColumn('languages', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
