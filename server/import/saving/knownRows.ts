import type { Database, ProgrammationRow } from '#server/store/schema/tables.ts';

/** What imports call their own, wherever it is. */
const ours = 'jsonld:%';

/** A date that was imported before. */
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
  /** What its venue is known by. */
  venue: string | null;
}

/** A show that was imported before. */
export interface KnownShow {
  id: number;
  identity: string;
  fingerprint: string | null;
}

export interface KnownRows {
  dates: KnownDate[];
  shows: KnownShow[];
}

/** Everything that was imported before, from whatever file. */
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
