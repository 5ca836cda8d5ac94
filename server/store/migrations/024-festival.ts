import { sql, type Kysely } from 'kysely';

/** A festival's folder: the festival itself, the numbers of what it names, former addresses, places of venues, languages of texts. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('festival')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addCheckConstraint('festival_one_row', sql`id = 1`)
    .execute();
  await schema
    .createTable('folder_records')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('folder_records_pk', ['kind', 'name'])
    .execute();
  await schema
    .createTable('former_paths')
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('show', 'page')`))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_paths_pk', ['lang', 'path'])
    .execute();
  await schema.alterTable('venues').addColumn('latitude', 'double precision').execute();
  await schema.alterTable('venues').addColumn('longitude', 'double precision').execute();
  await schema.alterTable('show_texts').addColumn('written_in', 'text').execute();
  await schema.alterTable('pages').addColumn('written_in', 'text').execute();
};
