import type { ReservableShows } from '../festival/festivalProfile.ts';
import type { Database, ShowRow } from '../schema/tables.ts';

const isOfSeries = async (db: Database, show: number, series: readonly number[]): Promise<boolean> =>
  series.length > 0 &&
  (await db
    .selectFrom('festival_shows')
    .select('show_id')
    .where('show_id', '=', show)
    .where('festival_id', 'in', [...series])
    .executeTakeFirst()) !== undefined;

/** FES-23: whether members reserve the dates of a show; what it belongs to is compared without its capitals. */
export const isReservable = async (
  db: Database,
  { id, belong_to: belongsTo }: Pick<ShowRow, 'id' | 'belong_to'>,
  { all, shows, belongsTo: names, series }: ReservableShows,
): Promise<boolean> => {
  const told = belongsTo?.toLowerCase();
  if (all || shows.includes(id) || names.some((name) => name.toLowerCase() === told)) return true;
  return isOfSeries(db, id, series);
};
