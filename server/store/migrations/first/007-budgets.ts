import type { Kysely } from 'kysely';

/** The budgets of guesses and mails, including the tries of a request for a new password. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('budgets')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('spent_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('budgets_pk', ['name', 'key'])
    .execute();
  await schema.createIndex('budgets_age').on('budgets').column('spent_until').execute();
  await schema.alterTable('password_resets').dropColumn('tries').execute();
};
