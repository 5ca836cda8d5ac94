import { sql, type Kysely } from 'kysely';

/** The pages of artists (ART-05, ARD-01): an artist without a slug has none. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  const artists = () => schema.alterTable('artists');
  await artists()
    .addColumn('slug', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await artists().addColumn('portrait', 'integer').execute();
  await artists().addColumn('image_url', 'text').execute();
  await artists().addColumn('belong_to', 'text').execute();
  await artists()
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await schema
    .createIndex('artists_slug')
    .on('artists')
    .column('slug')
    .unique()
    .where('slug', '!=', sql.lit(''))
    .execute();
  await schema.createIndex('artists_category').on('artists').columns(['category_id', 'slug']).execute();
  await schema.createIndex('show_artists_artist').on('show_artists').column('artist_id').execute();
};
