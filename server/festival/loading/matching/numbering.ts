import type { NumberedKind, NumberOf, ProgrammeTable } from '../programmeRows.ts';
import type { PresentRows } from '../presentRows.ts';

/** The table that numbers each kind. */
export const tableOfKind = {
  artist: 'artists',
  artistType: 'artist_categories',
  collection: 'video_collections',
  date: 'programmations',
  genre: 'categories',
  menuItem: 'menu_items',
  page: 'pages',
  show: 'shows',
  sponsor: 'sponsors',
  venue: 'venues',
} as const satisfies Record<NumberedKind, ProgrammeTable>;
type NumberedTable = (typeof tableOfKind)[NumberedKind];

/** The number of each named thing, by kind and name. */
export type Numbers = ReadonlyMap<NumberedKind, ReadonlyMap<string, number>>;

export interface Numbering {
  numberOf: NumberOf;
  /** Those that somebody asked for. */
  named: Numbers;
}

/** Numbers that belong to names already. */
export type Known = (kind: NumberedKind, name: string) => number | undefined;

/** The numbers of the last loaded folder. */
export const recordedNumbers = ({ records }: Pick<PresentRows, 'records'>): Known => {
  const numbers = new Map<string, Map<string, number>>();
  for (const { kind, name, number } of records) {
    const ofKind = numbers.get(kind) ?? new Map<string, number>();
    numbers.set(kind, ofKind.set(name, number));
  }
  return (kind, name) => numbers.get(kind)?.get(name);
};

const highestNumbers = ({ tables, records }: PresentRows): Map<NumberedTable, number> => {
  const highest = new Map<NumberedTable, number>();
  const note = (table: NumberedTable, number: number): void => {
    if (number > (highest.get(table) ?? 0)) highest.set(table, number);
  };
  for (const table of Object.values(tableOfKind)) for (const { id } of tables[table]) note(table, id);
  const ofRecords = new Map<string, NumberedTable>(Object.entries(tableOfKind));
  for (const { kind, number } of records) {
    const table = ofRecords.get(kind);
    if (table !== undefined) note(table, number);
  }
  return highest;
};

/** Numbers names: the known ones keep theirs, others get the next free one of their table. */
export const createNumbering = (present: PresentRows, known: Known): Numbering => {
  const highest = highestNumbers(present);
  const named = new Map<NumberedKind, Map<string, number>>();
  const next = (kind: NumberedKind): number => {
    const number = (highest.get(tableOfKind[kind]) ?? 0) + 1;
    highest.set(tableOfKind[kind], number);
    return number;
  };
  const numberOf: NumberOf = (kind, name) => {
    const ofKind = named.get(kind) ?? new Map<string, number>();
    named.set(kind, ofKind);
    const number = ofKind.get(name) ?? known(kind, name) ?? next(kind);
    ofKind.set(name, number);
    return number;
  };
  return { numberOf, named };
};
