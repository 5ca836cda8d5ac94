import { sql, type Kysely } from 'kysely';
import { newAdmissionCode } from '../members/admissionCode.ts';

/** A code for each booking, old ones included (RES-25). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bookings')
    .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ uuid: string }>`select uuid from bookings`.execute(db);
  for (const { uuid } of rows)
    await sql`update bookings set code = ${newAdmissionCode()} where uuid = ${uuid}`.execute(db);
  await db.schema.createIndex('bookings_code').on('bookings').column('code').unique().execute();
};
