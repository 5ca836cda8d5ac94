import { sql, type Kysely } from 'kysely';

/** The lists of the press room and the careers, and their order; each entry is a page of its own. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('announcements')
    .addColumn('page_id', 'integer', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull().check(sql`list in ('press', 'careers')`))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('announcements_published')
    .on('announcements')
    .columns(['list', 'published_at', 'page_id'])
    .execute();
};
