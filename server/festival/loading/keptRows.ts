import type { PresentDate, PresentRows } from './presentRows.ts';
import type { NumberedKind, ProgrammeRows, ProgrammeTable } from './programmeRows.ts';
import type { Row } from './difference.ts';

/** The beginning of an import's keys. */
const ofImport = 'jsonld:';

type OfImport = (kind: NumberedKind, row: { id: number; external_id: string }) => boolean;

/** Whether a row came by an import and no folder ever named it. */
export const createOwnership = ({ records }: Pick<PresentRows, 'records'>): OfImport => {
  const numbers = Map.groupBy(records, ({ kind }) => kind);
  const recorded = new Map(
    [...numbers].map(([kind, each]) => [kind, new Set(each.map(({ number }) => number))]),
  );
  return (kind, row) => row.external_id.startsWith(ofImport) && recorded.get(kind)?.has(row.id) !== true;
};

/** Whether a row that the folder lacks stays. */
export type IsKept = (table: ProgrammeTable, row: Row) => boolean;

interface Keeping {
  present: PresentRows['tables'];
  wanted: ProgrammeRows;
  /** Dates that stay though the folder lacks them, or are cancelled. */
  keptDates: readonly PresentDate[];
  isOfImport: OfImport;
}

/** Decides about rows that the folder lacks: an import's stay, and those that a date needs which stays. */
export const createKept = ({ present, wanted, keptDates, isOfImport }: Keeping): IsKept => {
  const inFolder = new Set(wanted.shows.map(({ id }) => id));
  const ofDates = new Set(keptDates.map((date) => date.show_id));
  const shows = new Set(
    present.shows
      .filter((show) => !inFolder.has(show.id) && (ofDates.has(show.id) || isOfImport('show', show)))
      .map(({ id }) => id),
  );
  const venues = new Set([
    ...keptDates.map((date) => date.venue_id),
    ...present.venues.filter((venue) => isOfImport('venue', venue)).map(({ id }) => id),
  ]);
  const ofShows = ({ show_id: id }: { show_id: number }): boolean => shows.has(id);
  const categories = new Set(present.show_categories.filter(ofShows).map((row) => row.category_id));
  const artists = new Set(present.show_artists.filter(ofShows).map((row) => row.artist_id));
  const types = new Set(present.artists.filter(({ id }) => artists.has(id)).map((row) => row.category_id));
  const dates = new Set(keptDates.map(({ id }) => id));
  const numbersOf: Partial<Record<ProgrammeTable, ReadonlySet<unknown>>> = {
    shows,
    venues,
    categories,
    artists,
    artist_categories: types,
    programmations: dates,
    show_texts: shows,
    show_accessibility: shows,
    show_categories: shows,
    show_artists: shows,
  };
  return (table, row) => numbersOf[table]?.has(row['id'] ?? row['show_id']) === true;
};
