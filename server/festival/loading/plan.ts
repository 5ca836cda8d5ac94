import { parseFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { programmeTables, type ProgrammeTable } from './programmeRows.ts';
import type { Changes, Row, UpdatedRow } from './difference.ts';
import { calledOff, type ChangedDate } from './settleDates.ts';

/** Kinds of things, as a plan names them. */
export const plannedKinds = [
  'festival',
  'shows',
  'dates',
  'venues',
  'artists',
  'artistTypes',
  'pages',
  'collections',
  'menus',
  'sponsors',
  'genres',
] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** The thing that a row of each table is a part of: its kind, and the column of its number. */
const partsOf = {
  festival: ['festival', 'id'],
  categories: ['genres', 'id'],
  venues: ['venues', 'id'],
  artist_categories: ['artistTypes', 'id'],
  artists: ['artists', 'id'],
  sponsors: ['sponsors', 'id'],
  shows: ['shows', 'id'],
  show_texts: ['shows', 'show_id'],
  show_accessibility: ['shows', 'show_id'],
  show_categories: ['shows', 'show_id'],
  show_artists: ['shows', 'show_id'],
  programmations: ['dates', 'id'],
  pages: ['pages', 'id'],
  menu_items: ['menus', 'id'],
  passports: ['pages', 'id'],
  festival_shows: ['pages', 'festival_id'],
  announcements: ['pages', 'page_id'],
  videos: ['pages', 'id'],
  video_collections: ['collections', 'id'],
  collected_videos: ['collections', 'collection_id'],
} as const satisfies Record<ProgrammeTable, readonly [PlannedKind, string]>;

/** How many things of a kind are new, differ, or go. */
export interface Counts {
  new: number;
  changed: number;
  removed: number;
}

/** A load in numbers. */
export interface Plan {
  counts: Record<PlannedKind, Counts>;
  /** Names of dates with another start, of dates called off, and of dates that go. */
  moved: string[];
  cancelled: string[];
  removed: string[];
  /** Members with a reservation or a heart of one of these dates. */
  members: number;
  /** Reservations that end. */
  reservations: number;
  /** The festival's zone, if it had another one: only a start takes it up (docs/decisions/070). */
  newTimezone: string | null;
  /** The day from which the folder's dates count; null where none is relative. */
  firstDay: string | null;
}

const newTimezoneOf = ({ festival: { updated } }: Changes): string | null => {
  const zonesOf = ({ before, after }: UpdatedRow): string[] =>
    [before, after].map((row) => parseFestivalProfile(String(row['profile'])).timezone);
  const [before, after = null] = updated.flatMap(zonesOf);
  return after === before ? null : after;
};

/** The row of its own that a thing has. */
const ownTables: ReadonlySet<ProgrammeTable> = new Set<ProgrammeTable>([
  'festival',
  'shows',
  'programmations',
  'venues',
  'artists',
  'artist_categories',
  'pages',
  'menu_items',
  'sponsors',
  'categories',
  'video_collections',
]);

const countKind = (kind: PlannedKind, changes: Changes): Counts => {
  const added = new Set<unknown>();
  const removed = new Set<unknown>();
  const touched = new Set<unknown>();
  for (const table of programmeTables) {
    const [kindOfTable, column] = partsOf[table];
    if (kindOfTable !== kind) continue;
    const { inserted, updated, removed: gone } = changes[table];
    const note = (numbers: Set<unknown>, rows: readonly Row[]): void => {
      for (const row of rows) numbers.add(row[column]);
    };
    const isOwn = ownTables.has(table);
    note(isOwn ? added : touched, inserted);
    note(isOwn ? removed : touched, gone);
    note(
      touched,
      updated.map(({ after }) => after),
    );
  }
  const replaced = added.intersection(removed);
  const changed = touched.difference(added).difference(removed).union(replaced);
  return {
    new: added.size - replaced.size,
    changed: changed.size,
    removed: removed.size - replaced.size,
  };
};

/** The dates of a load that concern members. */
export interface PlannedDates {
  changed: readonly ChangedDate[];
  removed: readonly number[];
  nameOf: (id: number) => string;
}

/** A load in numbers: everything but what it means to members. */
export const summaryOf = (
  changes: Changes,
  { changed, removed, nameOf }: PlannedDates,
): Omit<Plan, 'members' | 'reservations' | 'firstDay'> => ({
  counts: {
    festival: countKind('festival', changes),
    shows: countKind('shows', changes),
    dates: countKind('dates', changes),
    venues: countKind('venues', changes),
    artists: countKind('artists', changes),
    pages: countKind('pages', changes),
    artistTypes: countKind('artistTypes', changes),
    collections: countKind('collections', changes),
    menus: countKind('menus', changes),
    sponsors: countKind('sponsors', changes),
    genres: countKind('genres', changes),
  },
  moved: changed
    .filter(({ before, after }) => before.starts_at !== after.starts_at)
    .map(({ after }) => nameOf(after.id)),
  cancelled: calledOff(changed).map(({ after }) => nameOf(after.id)),
  removed: removed.map(nameOf),
  newTimezone: newTimezoneOf(changes),
});
