import type { Database, ProgrammationRow } from '../schema/tables.ts';

/** When and where a show is given once, as its picture for other sites tells it. */
export type SharedDate = Pick<ProgrammationRow, 'starts_at' | 'timezone' | 'state'> & {
  venue: string | null;
  city: string | null;
};

/** Every date of a show, by start and then id. */
export const sharedDates = (db: Database, showId: number): Promise<SharedDate[]> =>
  db
    .selectFrom('programmations')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select(['starts_at', 'timezone', 'state', 'venues.name as venue', 'venues.city as city'])
    .where('show_id', '=', showId)
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .execute();
