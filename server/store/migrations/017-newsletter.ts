import { sql, type Kysely } from 'kysely';

/** The newsletter's requests, confirmations and owed letters. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await schema
    .createIndex('newsletter_subscriptions_age')
    .on('newsletter_subscriptions')
    .columns(['confirmed_at', 'asked_at'])
    .execute();
  await schema
    .createTable('newsletter_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('letter', 'text', (column) =>
      column.notNull().check(sql`letter in ('newsletterConfirm', 'newsletterAlready', 'newsletterWelcome')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('newsletter_letters_once', ['subscription_id', 'letter'])
    .execute();
  await schema
    .createIndex('newsletter_letters_due')
    .on('newsletter_letters')
    .columns(['due_at', 'id'])
    .execute();
};
