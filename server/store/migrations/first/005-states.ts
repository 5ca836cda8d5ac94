import { sql, type Kysely } from 'kysely';

const states = sql`state in ('scheduled', 'cancelled', 'postponed', 'rescheduled')`;

/** The changes to announced dates and their reservations, and the mail about them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('programmations')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('scheduled').check(states))
    .execute();
  await db.schema.alterTable('programmations').addColumn('previous_starts_at', 'bigint').execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('called_off', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`called_off in (0, 1)`),
    )
    .execute();
  await db.schema.createIndex('bookings_programmation').on('bookings').column('programmation_id').execute();
  await db.schema
    .createTable('owed_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', (column) => column.notNull().references('members.id'))
    .addColumn('programmation_id', 'integer', (column) => column.notNull().references('programmations.id'))
    .addColumn('letter', 'text', (column) =>
      column.notNull().check(sql`letter in ('showCancelled', 'showPostponed', 'showMoved')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('owed_letters_due').on('owed_letters').columns(['due_at', 'id']).execute();
};
