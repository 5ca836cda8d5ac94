import type { PresentRows } from '../loading/presentRows.ts';
import { rowsOf } from '../loading/rowsOf.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { namesIn } from './namesIn.ts';
import { numberedInOrder } from './numberedInOrder.ts';

/** For tests: the names of a folder with the numbers that an empty database gives them. */
export const recordsOf = (folder: FestivalFolder): PresentRows['records'] =>
  Object.entries(namesIn(folder)).flatMap(([kind, names]) =>
    names.map((name, index) => ({ kind, name, number: index + 1 })),
  );

/** For tests: the rows as a database that loaded the folder would have them. */
export const presentOf = (
  folder: FestivalFolder,
  { now, records }: { now: Temporal.Instant; records: PresentRows['records'] },
): PresentRows => {
  const rows = rowsOf(folder, numberedInOrder(folder), { now });
  const ids = namesIn(folder).date;
  return {
    version: 1,
    records,
    formerPaths: [],
    tables: {
      ...rows,
      shows: rows.shows.map((row) => ({ ...row, external_id: `festival:${row.id}`, fingerprint: null })),
      venues: rows.venues.map((row) => ({ ...row, external_id: `festival:${row.id}` })),
      programmations: rows.programmations.map((row) => ({
        ...row,
        external_id: `festival:${ids[row.id - 1] ?? ''}`,
        reserved: 0,
        local_start: 0,
      })),
    },
  };
};
