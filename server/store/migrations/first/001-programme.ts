import { sql, type Kysely } from 'kysely';

type Schema = Kysely<unknown>['schema'];

const createVersion = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('data_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addCheckConstraint('data_version_one_row', sql`id = 1`)
    .execute();
  await sql`insert into data_version (id, version) values (1, 1)`.execute(db);
  await db.schema
    .createTable('fillings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('filled_at', 'bigint', (column) => column.notNull())
    .execute();
};

const createShows = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('categories')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('title_fr', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('shows')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('external_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('venue', 'outdoor', 'online')`),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('show_type', 'text')
    .addColumn('belong_to', 'text')
    .addColumn('poster', 'integer')
    .addColumn('image_url', 'text')
    .addColumn('fingerprint', 'text')
    .execute();
  await schema
    .createTable('show_texts')
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('show_texts_pk', ['show_id', 'lang'])
    .addUniqueConstraint('show_texts_slug', ['lang', 'slug'])
    .execute();
  await schema
    .createTable('show_categories')
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('show_categories_pk', ['show_id', 'category_id'])
    .execute();
};

const createArtists = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('artist_categories')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title_fr', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('artists')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('artist_categories.id'))
    .addColumn('bio_fr', 'text', (column) => column.notNull())
    .addColumn('bio_en', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('show_artists')
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addColumn('artist_id', 'integer', (column) => column.notNull().references('artists.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('show_artists_pk', ['show_id', 'artist_id'])
    .execute();
};

const createProgrammations = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('venues')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('external_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('map_url', 'text')
    .execute();
  await schema
    .createTable('programmations')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('external_id', 'text', (column) => column.notNull().unique())
    .addColumn('show_id', 'integer', (column) => column.notNull().references('shows.id'))
    .addColumn('venue_id', 'integer', (column) => column.references('venues.id'))
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.check(sql`status in ('FREE', 'ON_SALE', 'SOLD_OUT')`))
    .addColumn('price_min', 'integer')
    .addColumn('price_max', 'integer')
    .addColumn('ticket_url', 'text')
    .addColumn('capacity', 'integer')
    .addColumn('taken', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('programmations_seats', sql`taken >= 0 and (capacity is null or taken <= capacity)`)
    .addCheckConstraint('programmations_order', sql`ends_at is null or ends_at >= starts_at`)
    .execute();
  await schema
    .createIndex('programmations_start')
    .on('programmations')
    .columns(['starts_at', 'id'])
    .execute();
  await schema
    .createIndex('programmations_show')
    .on('programmations')
    .columns(['show_id', 'starts_at'])
    .execute();
};

const createPages = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('pages')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('meta_title', 'text', (column) => column.notNull())
    .addColumn('meta_description', 'text', (column) => column.notNull())
    .addColumn('og_image', 'text')
    .addColumn('noindex', 'integer', (column) => column.notNull().check(sql`noindex in (0, 1)`))
    .addPrimaryKeyConstraint('pages_pk', ['id', 'lang'])
    .addUniqueConstraint('pages_path', ['lang', 'path'])
    .execute();
  await schema
    .createTable('menu_items')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('menu', 'text', (column) =>
      column.notNull().check(sql`menu in ('main', 'footer', 'secondary')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('href', 'text', (column) => column.notNull())
    .addColumn('hierarchy', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sponsors')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('logo', 'text')
    .addColumn('uri', 'text')
    .addColumn('footer_line', 'integer', (column) => column.notNull().check(sql`footer_line between 1 and 6`))
    .execute();
};

/** Shows, their times and places, and the rest of their pages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createVersion(db);
  await createShows(db.schema);
  await createArtists(db.schema);
  await createProgrammations(db.schema);
  await createPages(db.schema);
};
