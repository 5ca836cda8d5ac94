import type { KnownRows, KnownShow } from './knownRows.ts';
import type { Match } from './matchDates.ts';
import type { ImportedShow } from '../reading/readShow.ts';

/** The row of each known show. */
export type ShowRows = ReadonlyMap<ImportedShow, KnownShow>;

/** Rows whose dates all belong to one show now: that show's former row. */
const findFormer = (matches: readonly Match[], { dates }: KnownRows): Map<number, ImportedShow> => {
  const total = Map.groupBy(dates, ({ showId }) => showId);
  const told = Map.groupBy(matches, ({ row }) => row?.showId);
  return new Map(
    [...total].flatMap(([id, rows]): [number, ImportedShow][] => {
      const [first, ...others] = told.get(id) ?? [];
      const isOne = others.every(({ date }) => date.show === first?.date.show);
      return first && isOne && others.length + 1 === rows.length ? [[id, first.date.show]] : [];
    }),
  );
};

/**
 * Finds the rows of shows: by their keys; for a show with one date, by the row of that date. A show whose dates all belong to
 * another one now becomes that. A row belongs to one show only.
 */
export const matchShows = (matches: readonly Match[], known: KnownRows): ShowRows => {
  const { shows } = known;
  const byId = new Map(shows.map((row) => [row.id, row]));
  const byIdentity = new Map(shows.map((row) => [row.identity, row]));
  const found = new Map<ImportedShow, KnownShow>();
  const taken = new Set<KnownShow>();
  const take = (show: ImportedShow, row: KnownShow | undefined): void => {
    if (row === undefined || found.has(show) || taken.has(row)) return;
    found.set(show, row);
    taken.add(row);
  };
  /** The row of a date that has a show to itself. */
  const ownShowOf = ({ row }: Match): KnownShow | undefined => {
    const show = row === null ? undefined : byId.get(row.showId);
    return show?.identity === row?.identity ? show : undefined;
  };
  for (const match of matches) {
    const { show } = match.date;
    take(show, show.isItsDate ? ownShowOf(match) : byIdentity.get(show.identity));
  }
  for (const [id, show] of findFormer(matches, known)) take(show, byId.get(id));
  for (const { date } of matches) take(date.show, byIdentity.get(date.show.identity));
  return found;
};
