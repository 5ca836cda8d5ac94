import type { Database, ProgrammationRow } from '../schema/tables.ts';

/** The time and place of one date, for a picture for other sites. */
export type SharedDate = Pick<ProgrammationRow, 'starts_at' | 'ends_at' | 'timezone' | 'state'> & {
  venue: string | null;
  city: string | null;
};

/** Every date of a show, by start and then id. */
export const sharedDates = (db: Database, showId: number): Promise<SharedDate[]> =>
  db
    .selectFrom('programmations')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select(['starts_at', 'ends_at', 'timezone', 'state', 'venues.name as venue', 'venues.city as city'])
    .where('show_id', '=', showId)
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .execute();
