import type { Kysely } from 'kysely';

/** The list of the shows reads the dates of each, and whether they take place, from this index alone. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> => {
  await schema.dropIndex('programmations_show').execute();
  await schema
    .createIndex('programmations_show')
    .on('programmations')
    .columns(['show_id', 'starts_at', 'state'])
    .execute();
};
