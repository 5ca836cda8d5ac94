import type { Database } from '../schema/tables.ts';

/** Names of the artists of each show that has any, in the show's order. */
export const artistsOfShows = async (
  db: Database,
  showIds: readonly number[],
): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('show_artists')
    .innerJoin('artists', 'artists.id', 'show_artists.artist_id')
    .select(['show_id', 'name'])
    .where('show_id', 'in', [...showIds])
    .orderBy('show_id')
    .orderBy('position')
    .execute();
  const byShow = Map.groupBy(rows, ({ show_id: showId }) => showId);
  return new Map([...byShow].map(([showId, of]) => [showId, of.map(({ name }) => name)]));
};
