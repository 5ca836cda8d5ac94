import type { Selectable } from 'kysely';
import type { Database, ProgrammationRow, Tables } from '#server/store/schema/tables.ts';
import { readVersion } from '#server/store/schema/version.ts';
import type { ProgrammeTable } from './programmeRows.ts';

/** A date, and how many reservations it has. Both come from one statement: together they say how many seats others sold. */
export type PresentDate = ProgrammationRow & { reserved: number };

export type FolderRecord = Selectable<Tables['folder_records']>;
export type FormerPath = Selectable<Tables['former_paths']>;

/** The programme that is online. Valid as long as the database has this version. */
export interface PresentRows {
  version: number;
  tables: { [T in Exclude<ProgrammeTable, 'programmations'>]: Selectable<Tables[T]>[] } & {
    programmations: PresentDate[];
  };
  records: FolderRecord[];
  formerPaths: FormerPath[];
}

const readDates = (db: Database): Promise<PresentDate[]> =>
  db
    .selectFrom('programmations')
    .leftJoin(
      db
        .selectFrom('bookings')
        .select(({ fn }) => ['programmation_id', fn.countAll<number>().as('reserved')])
        .where('reserved', '=', 1)
        .groupBy('programmation_id')
        .as('booked'),
      'booked.programmation_id',
      'programmations.id',
    )
    .selectAll('programmations')
    .select(({ fn, val }) => fn.coalesce('booked.reserved', val(0)).as('reserved'))
    .execute();

/** Reads everything that a folder may change. */
export const readPresentRows = async (db: Database): Promise<PresentRows> => ({
  version: await readVersion(db),
  tables: {
    festival: await db.selectFrom('festival').selectAll().execute(),
    categories: await db.selectFrom('categories').selectAll().execute(),
    venues: await db.selectFrom('venues').selectAll().execute(),
    artist_categories: await db.selectFrom('artist_categories').selectAll().execute(),
    artists: await db.selectFrom('artists').selectAll().execute(),
    sponsors: await db.selectFrom('sponsors').selectAll().execute(),
    shows: await db.selectFrom('shows').selectAll().execute(),
    show_texts: await db.selectFrom('show_texts').selectAll().execute(),
    show_accessibility: await db.selectFrom('show_accessibility').selectAll().execute(),
    show_categories: await db.selectFrom('show_categories').selectAll().execute(),
    show_artists: await db.selectFrom('show_artists').selectAll().execute(),
    programmations: await readDates(db),
    pages: await db.selectFrom('pages').selectAll().execute(),
    menu_items: await db.selectFrom('menu_items').selectAll().execute(),
    passports: await db.selectFrom('passports').selectAll().execute(),
    festival_shows: await db.selectFrom('festival_shows').selectAll().execute(),
    announcements: await db.selectFrom('announcements').selectAll().execute(),
    videos: await db.selectFrom('videos').selectAll().execute(),
    video_collections: await db.selectFrom('video_collections').selectAll().execute(),
    collected_videos: await db.selectFrom('collected_videos').selectAll().execute(),
  },
  records: await db.selectFrom('folder_records').selectAll().execute(),
  formerPaths: await db.selectFrom('former_paths').selectAll().execute(),
});
