import type { Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { artistsOfShows } from './artistsOfShows.ts';
import { accessibilityOfShows } from '../shows/accessibility.ts';
import { categoriesOfShows } from '../shows/categories.ts';
import type { PageRow } from './pages.ts';
import type { Database, ProgrammationRow, ShowRow, ShowTextRow } from '../schema/tables.ts';

/** A date for the search, without the columns that bookings change. */
export type SearchDate = Pick<
  ProgrammationRow,
  'starts_at' | 'local_start' | 'timezone' | 'status' | 'price_min' | 'price_max' | 'state'
> & { venue: string | null; city: string | null };

/** All searchable parts of a show, in every language. */
export interface SearchableShow {
  show: Pick<ShowRow, 'id' | 'poster' | 'image_url' | 'belong_to'>;
  texts: ShowTextRow[];
  /** Ids, in the show's order. */
  categories: number[];
  artists: string[];
  accessibility: Accessibility[];
  /** By start. */
  dates: SearchDate[];
}

/** A batch of rows: after this id, so many. */
export interface Stretch {
  after: number;
  limit: number;
}

const datesOf = (db: Database, showIds: readonly number[]): Promise<(SearchDate & { show_id: number })[]> =>
  db
    .selectFrom('programmations')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select(['show_id', 'starts_at', 'local_start', 'timezone', 'status', 'price_min', 'price_max', 'state'])
    .select(['venues.name as venue', 'venues.city as city'])
    .where('show_id', 'in', [...showIds])
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .execute();

/** The next shows by id; an empty batch is the end. */
export const readSearchableShows = async (
  db: Database,
  { after, limit }: Stretch,
): Promise<SearchableShow[]> => {
  const shows = await db
    .selectFrom('shows')
    .select(['id', 'poster', 'image_url', 'belong_to'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (shows.length === 0) return [];
  const ids = shows.map(({ id }) => id);
  const [texts, categories, artists, accessibility, dates] = await Promise.all([
    db.selectFrom('show_texts').selectAll().where('show_id', 'in', ids).orderBy('lang').execute(),
    categoriesOfShows(db, ids),
    artistsOfShows(db, ids),
    accessibilityOfShows(db, ids),
    datesOf(db, ids),
  ]);
  const textsBy = Map.groupBy(texts, (text) => text.show_id);
  const datesBy = Map.groupBy(dates, (date) => date.show_id);
  return shows.map((show) => ({
    show,
    texts: textsBy.get(show.id) ?? [],
    categories: categories.get(show.id) ?? [],
    artists: artists.get(show.id) ?? [],
    accessibility: accessibility.get(show.id) ?? [],
    dates: datesBy.get(show.id) ?? [],
  }));
};

/** A page, with the picture of its video. */
export type SearchablePage = PageRow & { poster: number | null };

/** The next pages that searches may find (META-01), by id, each in all its languages. */
export const readSearchablePages = async (
  db: Database,
  { after, limit }: Stretch,
): Promise<SearchablePage[]> => {
  const ids = await db
    .selectFrom('pages')
    .select('id')
    .distinct()
    .where('noindex', '=', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (ids.length === 0) return [];
  return db
    .selectFrom('pages')
    .leftJoin('videos', 'videos.id', 'pages.id')
    .selectAll('pages')
    .select('videos.poster')
    .where('noindex', '=', 0)
    .where(
      'pages.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('pages.id')
    .orderBy('lang')
    .execute();
};
