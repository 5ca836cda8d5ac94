import type { Kind } from '#contract/programme/shows/view.ts';
import { givenStates } from './given.ts';
import { localized, type LocalizedShow } from './shows.ts';
import type { Database } from '../schema/tables.ts';

/** Categories about a show's place, not its content. */
const kinds: readonly Kind[] = ['venue', 'outdoor', 'online'];

const showsOfSameGenre = (db: Database, showId: number) =>
  db
    .selectFrom('show_categories as theirs')
    .innerJoin('show_categories as ours', 'ours.category_id', 'theirs.category_id')
    .innerJoin('categories', 'categories.id', 'ours.category_id')
    .where('ours.show_id', '=', showId)
    .where('categories.code', 'not in', [...kinds])
    .select('theirs.show_id');

/** A suggested show, with the start of its last date that takes place. */
export type SuggestedRow = LocalizedShow & { last_start: number | null };

/**
 * Other shows of the same genre or series (SHW-07): coming ones after `now` (epoch seconds) first, then those of its series,
 * then by id.
 */
export const suggestedShows = (
  db: Database,
  { id, lang, show_type: series }: Pick<LocalizedShow, 'id' | 'lang' | 'show_type'>,
  { now, limit }: { now: number; limit: number },
): Promise<SuggestedRow[]> =>
  localized(db, lang)
    .leftJoin(
      (from) =>
        from
          .selectFrom('programmations')
          .select(({ fn }) => ['show_id as given', fn.max('starts_at').as('last_start')])
          .where('state', 'in', givenStates)
          .groupBy('show_id')
          .as('dates'),
      (join) => join.onRef('dates.given', '=', 'shows.id'),
    )
    .select('last_start')
    .where('shows.id', '!=', id)
    .where((where) =>
      where.or([
        where('shows.id', 'in', showsOfSameGenre(db, id)),
        ...(series === null ? [] : [where('show_type', '=', series)]),
      ]),
    )
    .orderBy((order) => order.case().when('last_start', '>', now).then(0).else(1).end())
    .orderBy((order) =>
      order
        .case()
        .when('show_type', '=', series ?? '')
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('shows.id')
    .limit(limit)
    .execute();
