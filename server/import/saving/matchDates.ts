import { isSaidBy } from './dateValues.ts';
import { isShowSaid } from './fingerprint.ts';
import type { KnownDate, KnownRows } from './knownRows.ts';
import type { ImportedDate } from '../reading/readDate.ts';

/** A date of the file with its row, if any. */
export interface Match {
  date: ImportedDate;
  row: KnownDate | null;
}

/** Rows without a date, by their identities. */
export type Free = Map<string, KnownDate>;

const take = (free: Free, identity: string): KnownDate | null => {
  const row = free.get(identity);
  if (row === undefined) return null;
  free.delete(identity);
  return row;
};

/**
 * A date that took the row of an earlier start, while the row of its own identity is free, changes over to that one: no two
 * rows share an identity. The row that it gives up may belong to another date.
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

/** Whether a row already has the content of a date and its show; for a moved date, that it has moved. */
const createSameness = ({ shows }: KnownRows): ((row: KnownDate, date: ImportedDate) => boolean) => {
  const fingerprints = new Map(shows.map(({ id, fingerprint }) => [id, fingerprint]));
  return (row, date) =>
    (date.state === 'rescheduled' || date.formerIdentities.length === 0) &&
    isShowSaid(fingerprints.get(row.showId) ?? null, date.show) &&
    isSaidBy(row, date);
};

/**
 * Finds the row of each date by its keys, and leaves the others in `free`. A date with the same content is the same; one with
 * an earlier start has the row at that start; else the identities decide. A row belongs to one date only.
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

/** Matches the rest by show and time. So a show keeps its rows when its dates get ids, or lose them. */
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
