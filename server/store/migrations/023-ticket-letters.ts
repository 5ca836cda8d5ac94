import { sql, type Kysely } from 'kysely';

/** The mail about reservations: one owed letter a member and date at a time. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('ticket_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', (column) => column.notNull().references('members.id'))
    .addColumn('programmation_id', 'integer', (column) => column.notNull().references('programmations.id'))
    .addColumn('letter', 'text', (column) =>
      column.notNull().check(sql`letter in ('ticket', 'reservationCancelled')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ticket_letters_once', ['member_id', 'programmation_id'])
    .execute();
  await schema.createIndex('ticket_letters_due').on('ticket_letters').columns(['due_at', 'id']).execute();
};
