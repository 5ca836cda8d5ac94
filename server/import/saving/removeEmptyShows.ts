import type { Database } from '#server/store/schema/tables.ts';

/** Removes shows without dates: those belong to another show now. */
export const removeEmptyShows = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('programmations')
    .select('show_id')
    .distinct()
    .where('show_id', 'in', [...ids])
    .execute();
  const kept = new Set(rows.map((row) => row.show_id));
  const empty = ids.filter((id) => !kept.has(id));
  if (empty.length === 0) return;
  for (const table of ['show_texts', 'show_categories', 'show_accessibility', 'show_artists'] as const)
    await db.deleteFrom(table).where('show_id', 'in', empty).execute();
  await db.deleteFrom('shows').where('id', 'in', empty).execute();
};
