import type { Language } from '#contract/address/language.ts';
import type { Database, ProgrammationRow } from '#server/store/schema/tables.ts';
import { languageOfFacts } from './fingerprint.ts';

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
  venueId: number | null;
  /** The language of the file whose facts its show has; null for a file in several. */
  by: Language | null;
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
  dates: (
    await db
      .selectFrom('programmations')
      .innerJoin('shows', 'shows.id', 'show_id')
      .leftJoin('venues', 'venues.id', 'programmations.venue_id')
      .where('programmations.external_id', 'like', ours)
      .select([
        'programmations.id',
        'programmations.external_id as identity',
        'show_id as showId',
        'venues.external_id as venue',
        'venue_id as venueId',
        'fingerprint',
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
      .execute()
  ).map(({ fingerprint, ...row }) => ({ ...row, by: languageOfFacts(fingerprint) })),
  shows: await db
    .selectFrom('shows')
    .where('external_id', 'like', ours)
    .select(['id', 'external_id as identity', 'fingerprint'])
    .execute(),
});
