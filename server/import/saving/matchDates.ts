import { isSaidBy } from './dateValues.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { KnownDate, KnownRows } from './knownRows.ts';
import type { ImportedDate } from '../reading/readDate.ts';

/** A date of the file, and the row of it where there is one. */
export interface Match {
  date: ImportedDate;
  row: KnownDate | null;
}

/** Rows that no date has taken, by their identities. */
export type Free = Map<string, KnownDate>;

const take = (free: Free, identity: string): KnownDate | null => {
  const row = free.get(identity);
  if (row === undefined) return null;
  free.delete(identity);
  return row;
};

/**
 * A date that took the row of an earlier start, though nobody took the one of its own identity, gives it back and takes
 * that one: no two rows have one identity. What it gives back may be another date's.
 */
const keepOwn = (matches: readonly Match[], free: Free): void => {
  const byIdentity = new Map(matches.map((match) => [match.date.identity, match]));
  for (const { date } of matches) {
    let own: string | undefined = date.identity;
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

/** Whether a row says what is told of a date and of its show; of one that was told to have moved, that it has. */
const createSameness = ({ shows }: KnownRows): ((row: KnownDate, date: ImportedDate) => boolean) => {
  const fingerprints = new Map(shows.map(({ id, fingerprint }) => [id, fingerprint]));
  return (row, date) =>
    (date.state === 'rescheduled' || date.formerIdentities.length === 0) &&
    fingerprints.get(row.showId) === fingerprintOf(date.show) &&
    isSaidBy(row, date);
};

/**
 * Finds the row of each date by what it is called, and leaves the others in `free`. One that says what it said last time is
 * the same; one that tells an earlier start is the row at that start; else the identities are compared. A row is of one
 * date only.
 */
export const matchDates = (dates: readonly ImportedDate[], known: KnownRows, free: Free): Match[] => {
  const isSame = createSameness(known);
  const matches = dates.map((date): Match => {
    const own = free.get(date.identity);
    return { date, row: own && isSame(own, date) ? take(free, date.identity) : null };
  });
  for (const match of matches) {
    const { identity, formerIdentities } = match.date;
    const former = formerIdentities.find((each) => free.has(each));
    match.row ??= take(free, former ?? identity);
  }
  keepOwn(matches, free);
  return matches;
};

/**
 * A date that no row is called like, of a show that is known: at the same time it was the same date. So a show whose dates get
 * ids, or lose them, keeps its rows.
 */
export const matchByStart = (
  matches: readonly Match[],
  showIdOf: (match: Match) => number | null,
  free: Free,
): void => {
  const nameOf = (showId: number, start: number): string => `${showId} ${start}`;
  const byStart = new Map([...free.values()].map((row) => [nameOf(row.showId, row.starts_at), row]));
  for (const match of matches) {
    const showId = match.row === null ? showIdOf(match) : null;
    if (showId === null) continue;
    const row = byStart.get(nameOf(showId, match.date.start));
    if (row === undefined) continue;
    byStart.delete(nameOf(showId, match.date.start));
    match.row = take(free, row.identity);
  }
};
