import type { Database, ProgrammationRow } from '#server/store/schema/tables.ts';

/** The prefix of imported keys. */
const ours = 'jsonld:%';

/** A date from an earlier import. */
export interface KnownDate extends Pick<
  ProgrammationRow,
  | 'id'
  | 'starts_at'
  | 'ends_at'
  | 'timezone'
  | 'status'
  | 'price_min'
  | 'price_max'
  | 'ticket_url'
  | 'state'
  | 'previous_starts_at'
> {
  identity: string;
  showId: number;
  /** Its venue's key. */
  venue: string | null;
}

/** A show from an earlier import. */
export interface KnownShow {
  id: number;
  identity: string;
  fingerprint: string | null;
}

export interface KnownRows {
  dates: KnownDate[];
  shows: KnownShow[];
}

/** All rows of earlier imports, from any file. */
export const readKnownRows = async (db: Database): Promise<KnownRows> => ({
  dates: await db
    .selectFrom('programmations')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .where('programmations.external_id', 'like', ours)
    .select([
      'programmations.id',
      'programmations.external_id as identity',
      'show_id as showId',
      'venues.external_id as venue',
      'starts_at',
      'ends_at',
      'timezone',
      'status',
      'price_min',
      'price_max',
      'ticket_url',
      'state',
      'previous_starts_at',
    ])
    .execute(),
  shows: await db
    .selectFrom('shows')
    .where('external_id', 'like', ours)
    .select(['id', 'external_id as identity', 'fingerprint'])
    .execute(),
});
