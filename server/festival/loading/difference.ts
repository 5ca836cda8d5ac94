import { programmeTables, type ProgrammeTable } from './programmeRows.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, string | number | null>>;
export type Rows = Readonly<Record<ProgrammeTable, readonly Row[]>>;

/** The columns that tell the rows of a table apart. */
export const primaryKeys = {
  festival: ['id'],
  categories: ['id'],
  venues: ['id'],
  artist_categories: ['id'],
  artists: ['id'],
  sponsors: ['id'],
  shows: ['id'],
  show_texts: ['show_id', 'lang'],
  show_accessibility: ['show_id', 'feature'],
  show_categories: ['show_id', 'category_id'],
  show_artists: ['show_id', 'artist_id'],
  programmations: ['id'],
  pages: ['id', 'lang'],
  menu_items: ['id'],
  passports: ['id', 'lang'],
  festival_shows: ['festival_id', 'show_id'],
  announcements: ['page_id'],
  videos: ['id'],
  video_collections: ['id', 'lang'],
  collected_videos: ['collection_id', 'video_id'],
} as const satisfies Record<ProgrammeTable, readonly string[]>;

/** A row whose columns differ from the folder's. */
export interface UpdatedRow {
  before: Row;
  /** With all columns. */
  after: Row;
}

/** The changes of one table. */
export interface TableChanges {
  inserted: Row[];
  updated: UpdatedRow[];
  removed: Row[];
}
export type Changes = Record<ProgrammeTable, TableChanges>;

const createKeys = (columns: readonly string[]): ((row: Row) => string | number | null | undefined) => {
  const [first = '', ...others] = columns;
  return others.length === 0 ? (row) => row[first] : (row) => columns.map((column) => row[column]).join('\n');
};

const differs = (before: Row, wanted: Row): boolean =>
  Object.keys(wanted).some((column) => before[column] !== wanted[column]);

/** Compares the rows of one table, over the columns that the wanted ones have. */
export const compareRows = (
  columns: readonly string[],
  {
    wanted,
    present,
    isKept,
  }: { wanted: readonly Row[]; present: readonly Row[]; isKept: (row: Row) => boolean },
): TableChanges => {
  const keyOf = createKeys(columns);
  const left = new Map(present.map((row) => [keyOf(row), row]));
  const inserted: Row[] = [];
  const updated: UpdatedRow[] = [];
  for (const row of wanted) {
    const key = keyOf(row);
    const before = left.get(key);
    left.delete(key);
    if (before === undefined) inserted.push(row);
    else if (differs(before, row)) updated.push({ before, after: { ...before, ...row } });
  }
  return { inserted, updated, removed: [...left.values()].filter((row) => !isKept(row)) };
};

/** Compares the folder’s rows with those that are online. */
export const differenceOf = (
  wanted: Rows,
  present: Rows,
  isKept: (table: ProgrammeTable, row: Row) => boolean,
): Changes => {
  const compare = (table: ProgrammeTable): TableChanges =>
    compareRows(primaryKeys[table], {
      wanted: wanted[table],
      present: present[table],
      isKept: (row) => isKept(table, row),
    });
  return {
    festival: compare('festival'),
    categories: compare('categories'),
    venues: compare('venues'),
    artist_categories: compare('artist_categories'),
    artists: compare('artists'),
    sponsors: compare('sponsors'),
    shows: compare('shows'),
    show_texts: compare('show_texts'),
    show_accessibility: compare('show_accessibility'),
    show_categories: compare('show_categories'),
    show_artists: compare('show_artists'),
    programmations: compare('programmations'),
    pages: compare('pages'),
    menu_items: compare('menu_items'),
    passports: compare('passports'),
    festival_shows: compare('festival_shows'),
    announcements: compare('announcements'),
    videos: compare('videos'),
    video_collections: compare('video_collections'),
    collected_videos: compare('collected_videos'),
  };
};

/** Whether anything changes. */
export const hasChanges = (changes: Changes): boolean =>
  programmeTables.some((table) => {
    const { inserted, updated, removed } = changes[table];
    return inserted.length + updated.length + removed.length > 0;
  });
