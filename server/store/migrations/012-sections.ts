import type { Kysely } from 'kysely';

/** The passes, and the shows of a festival; a festival itself is a page. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('passports')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('starting_at', 'integer')
    .addColumn('detail_url', 'text')
    .addColumn('saving', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('passports_pk', ['id', 'lang'])
    .execute();
  await schema
    .createTable('festival_shows')
    .addColumn('festival_id', 'integer', (column) => column.notNull())
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addPrimaryKeyConstraint('festival_shows_pk', ['festival_id', 'show_id'])
    .execute();
};
