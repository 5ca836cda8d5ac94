import type { Selectable } from 'kysely';
import type { Tables } from '#server/store/schema/tables.ts';

/** Columns that another owner writes: an import's key and fingerprint, and what follows from other columns. */
interface OwnedElsewhere {
  shows: 'external_id' | 'fingerprint';
  venues: 'external_id';
  programmations: 'external_id' | 'local_start';
}

/** The tables that a folder fills. */
export const programmeTables = [
  'festival',
  'categories',
  'venues',
  'artist_categories',
  'artists',
  'sponsors',
  'shows',
  'show_texts',
  'show_accessibility',
  'show_categories',
  'show_artists',
  'programmations',
  'pages',
  'menu_items',
  'passports',
  'festival_shows',
  'announcements',
  'videos',
  'video_collections',
  'collected_videos',
] as const satisfies readonly (keyof Tables)[];
export type ProgrammeTable = (typeof programmeTables)[number];

type RowOf<T extends ProgrammeTable> = Required<
  Omit<Selectable<Tables[T]>, T extends keyof OwnedElsewhere ? OwnedElsewhere[T] : never>
>;

/**
 * The rows of a folder with their numbers. `programmations.taken` are the seats sold elsewhere, without reservations of
 * members.
 */
export type ProgrammeRows = { [T in ProgrammeTable]: RowOf<T>[] };

/** Things that a folder names and the database numbers. Names of `menu` and `genre` as `names.ts` makes them. */
export type NumberedKind =
  | 'artist'
  | 'artistType'
  | 'collection'
  | 'date'
  | 'genre'
  | 'menuItem'
  | 'page'
  | 'show'
  | 'sponsor'
  | 'venue';

/** The number of a named thing: the one that the database has for it, or a new one. */
export type NumberOf = (kind: NumberedKind, name: string) => number;
