import { createHash } from 'node:crypto';
import type { Database, ProgrammationRow } from '../store/tables.ts';
import type { ImportedEvent } from './readEvent.ts';

/** What is known of a record that was imported before. */
export interface KnownRow extends Pick<ProgrammationRow, 'starts_at' | 'state' | 'previous_starts_at'> {
  showId: number;
  programmationId: number;
  identity: string;
  fingerprint: string | null;
}

/** A record of the file, and the row of it where there is one. */
export interface Match {
  event: ImportedEvent;
  fingerprint: string;
  row: KnownRow | null;
}

const fingerprintOf = (event: ImportedEvent): string =>
  createHash('sha256').update(JSON.stringify(event)).digest('base64url');

const listKnown = async (db: Database): Promise<KnownRow[]> => {
  const rows = await db
    .selectFrom('shows')
    .innerJoin('programmations', (join) =>
      join
        .onRef('programmations.show_id', '=', 'shows.id')
        .onRef('programmations.external_id', '=', 'shows.external_id'),
    )
    .select(['shows.id as showId', 'programmations.id as programmationId', 'shows.external_id as identity'])
    .select(['fingerprint', 'starts_at', 'state', 'previous_starts_at'])
    .execute();
  return rows;
};

/** Rows that no record has taken, by their identities. */
type Free = Map<string, KnownRow>;

const take = (free: Free, identity: string): KnownRow | null => {
  const row = free.get(identity);
  if (row === undefined) return null;
  free.delete(identity);
  return row;
};

/**
 * A record that took the row of an earlier start, though nobody took the one of its own identity, gives it back and takes
 * that one: no two rows have one identity. What it gives back may be another record's.
 */
const keepOwn = (matches: readonly Match[], free: Free): void => {
  const byIdentity = new Map(matches.map((match) => [match.event.identity, match]));
  for (const { event } of matches) {
    let own: string | undefined = event.identity;
    while (own !== undefined && free.has(own)) {
      const match = byIdentity.get(own);
      if (match === undefined) break;
      const given = match.row;
      match.row = take(free, own);
      if (given !== null) free.set(given.identity, given);
      own = given?.identity;
    }
  }
};

/**
 * Finds the row of each record. One that says what it said last time is the same; one that tells an earlier start is the row
 * at that start; else the identities are compared. A row is of one record only.
 */
export const matchRows = async (db: Database, events: readonly ImportedEvent[]): Promise<Match[]> => {
  const free: Free = new Map((await listKnown(db)).map((row) => [row.identity, row]));
  const matches = events.map((event): Match => {
    const fingerprint = fingerprintOf(event);
    const isSame = free.get(event.identity)?.fingerprint === fingerprint;
    return { event, fingerprint, row: isSame ? take(free, event.identity) : null };
  });
  for (const match of matches) {
    const { identity, formerIdentities } = match.event;
    const former = formerIdentities.find((each) => free.has(each));
    match.row ??= take(free, former ?? identity);
  }
  keepOwn(matches, free);
  return matches;
};
