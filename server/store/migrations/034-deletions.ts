import type { Kysely } from 'kysely';

type Schema = Kysely<unknown>['schema'];

/** The ids of deleted accounts, so that a restored backup does not bring them back. */
export const up = async ({ schema }: { schema: Schema }): Promise<void> => {
  await schema
    .createTable('deleted_members')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deleted_members_age')
    .on('deleted_members')
    .columns(['deleted_at', 'uuid'])
    .execute();
};
