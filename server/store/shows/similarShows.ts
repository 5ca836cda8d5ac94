import { kinds } from '#contract/programme/shows/view.ts';
import { givenStates } from './given.ts';
import { scheduled, type ScheduledShow } from './programmations.ts';
import type { LocalizedShow } from './shows.ts';
import type { Database } from '../schema/tables.ts';

/** Dates to search for some shows: a show on every evening has many. */
const datesLookedAt = 80;

const genresOf = (db: Database, showId: number) =>
  db
    .selectFrom('show_categories as ours')
    .innerJoin('categories', 'categories.id', 'ours.category_id')
    .where('ours.show_id', '=', showId)
    .where('categories.code', 'not in', [...kinds])
    .select('ours.category_id');

const citiesOf = (db: Database, showId: number) =>
  db
    .selectFrom('programmations')
    .innerJoin('venues', 'venues.id', 'programmations.venue_id')
    .where('show_id', '=', showId)
    .select('city');

/** Coming dates of other shows of its kind or one of its genres, by start: in its cities, or elsewhere. */
const comingDates = (
  db: Database,
  { id, kind }: Pick<LocalizedShow, 'id' | 'kind'>,
  { now, isNear }: { now: number; isNear: boolean },
) => {
  const dates = db
    .selectFrom('programmations')
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .where('starts_at', '>', now)
    .where('state', 'in', givenStates)
    .where('show_id', '!=', id)
    .where((where) =>
      where.or([
        where('kind', '=', kind),
        where('show_id', 'in', (from) =>
          from.selectFrom('show_categories').select('show_id').where('category_id', 'in', genresOf(db, id)),
        ),
      ]),
    );
  const chosen = isNear
    ? dates.where('venue_id', 'in', (from) =>
        from.selectFrom('venues').select('venues.id').where('city', 'in', citiesOf(db, id)),
      )
    : dates;
  return chosen
    .select(['programmations.id', 'show_id'])
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .limit(datesLookedAt)
    .execute();
};

/**
 * The nearest dates of similar shows: of its kind or one of its genres, one of each show, those in its cities first, then by
 * start. `now` in epoch seconds.
 */
export const similarShows = async (
  db: Database,
  show: Pick<LocalizedShow, 'id' | 'kind' | 'lang'>,
  { now, limit }: { now: number; limit: number },
): Promise<ScheduledShow[]> => {
  const near = await comingDates(db, show, { now, isNear: true });
  const anywhere = await comingDates(db, show, { now, isNear: false });
  const ofShow = new Map<number, number>();
  for (const { id, show_id: showId } of [...near, ...anywhere])
    if (!ofShow.has(showId)) ofShow.set(showId, id);
  const ids = [...ofShow.values()].slice(0, limit);
  if (ids.length === 0) return [];
  const rows = await scheduled(
    db,
    show.lang,
    db.selectFrom('programmations').selectAll().where('id', 'in', ids),
  ).execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};
