import type { Kysely } from 'kysely';

/** Details of a show's page beyond the calendar, as JSON; the province of a venue in full. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('shows')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .alterTable('venues')
    .addColumn('region_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
