import { sql, type Kysely } from 'kysely';

/** The counts and dates of a video, and the collections; a video itself is a page. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema
    .createTable('videos')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('youtube_id', 'text')
    .addColumn('film', 'text')
    .addColumn('captions', 'text', (column) => column.notNull())
    .addColumn('poster', 'integer')
    .addColumn('view_count', 'integer', (column) => column.notNull().check(sql`view_count >= 0`))
    .addColumn('like_count', 'integer', (column) => column.notNull().check(sql`like_count >= 0`))
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('video_collections')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addPrimaryKeyConstraint('video_collections_pk', ['id', 'lang'])
    .execute();
  await schema
    .createTable('collected_videos')
    .addColumn('collection_id', 'integer', (column) => column.notNull())
    .addColumn('video_id', 'integer', (column) => column.notNull().references('videos.id'))
    .addPrimaryKeyConstraint('collected_videos_pk', ['collection_id', 'video_id'])
    .execute();
  await schema.createIndex('videos_published').on('videos').columns(['published_at', 'id']).execute();
};
