import type { Database } from '#server/store/schema/tables.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { isSaidBy } from './dateValues.ts';
import { isShowSaid } from './fingerprint.ts';
import { readKnownRows, type KnownShow } from './knownRows.ts';
import { matchByStart, matchDates, type Match } from './matchDates.ts';
import { matchShows, type ShowRows } from './matchShows.ts';
import type { ImportedDate } from '../reading/readDate.ts';
import type { ImportedShow } from '../reading/readShow.ts';
import { createSlugs } from '#server/programme/slug.ts';

/** A new or changed show. */
export interface ShowChange {
  show: ImportedShow;
  row: KnownShow | null;
  /** A known show keeps its own. */
  slug: string;
}

/** The content of one transaction. */
export interface Slice {
  shows: ShowChange[];
  dates: Match[];
  /** Shows that dates of the slice leave for another one. */
  left: number[];
  /** Keys that rows of the slice get and others have now. */
  taken: { shows: string[]; dates: string[] };
}

/** All changes for a file. Valid as long as the programme has this version. */
export interface Plan {
  version: number;
  slices: Slice[];
}

/** How many dates to write. */
export const countChanges = ({ slices }: Pick<Plan, 'slices'>): number =>
  slices.reduce((count, { dates }) => count + dates.length, 0);

/**
 * Dates that go together: if one takes the identity that another's row still has, as in a series that moves by a week, both
 * must be written at once.
 */
const chainsOf = (changes: readonly Match[]): Match[][] => {
  const holders = new Map(changes.flatMap((change) => (change.row ? [[change.row.identity, change]] : [])));
  const takers = new Map(changes.map((change) => [change.date.identity, change]));
  const linkedTo = (change: Match): Match[] =>
    [holders.get(change.date.identity), change.row && takers.get(change.row.identity)].filter(
      (linked) => linked !== undefined && linked !== null,
    );
  const isPlaced = new Set<Match>();
  const place = (change: Match): Match[] => {
    const chain: Match[] = [];
    const waiting = [change];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isPlaced.has(next)) continue;
      isPlaced.add(next);
      chain.push(next);
      waiting.push(...linkedTo(next));
    }
    return chain;
  };
  return changes.map(place).filter((chain) => chain.length > 0);
};

const cut = (chains: readonly Match[][], size: number): Match[][] => {
  const slices: Match[][] = [];
  for (const chain of chains) {
    const last = slices.at(-1);
    if (last !== undefined && last.length + chain.length <= size) last.push(...chain);
    else slices.push([...chain]);
  }
  return slices;
};

const isShowChanged = (show: ImportedShow, rows: ShowRows): boolean => {
  const row = rows.get(show);
  return row?.identity !== show.identity || !isShowSaid(row.fingerprint, show);
};

/** A changed show is written with the first of its changed dates; without any, with its first one. */
const changesOf = (matches: readonly Match[], rows: ShowRows): Match[] => {
  const isChanged = ({ date, row }: Match): boolean =>
    row === null ||
    row.identity !== date.identity ||
    row.showId !== rows.get(date.show)?.id ||
    !isSaidBy(row, date);
  const changed = new Set(matches.filter(isChanged));
  const written = new Set([...changed].map(({ date }) => date.show));
  for (const match of matches) {
    const { show } = match.date;
    if (written.has(show) || !isShowChanged(show, rows)) continue;
    written.add(show);
    changed.add(match);
  }
  return matches
    .filter((match) => changed.has(match))
    .toSorted((one, other) => one.date.start - other.date.start);
};

/**
 * Compares dates and their shows with the programme and plans the changes, in slices of so many dates.
 * @param saved the keys of the file's dates that are saved already
 */
export const planSlices = async (
  db: Database,
  dates: readonly ImportedDate[],
  { size, saved }: { size: number; saved: ReadonlySet<string> },
): Promise<Plan> => {
  const version = await readVersion(db);
  const known = await readKnownRows(db);
  const free = new Map(
    known.dates.filter(({ identity }) => !saved.has(identity)).map((row) => [row.identity, row]),
  );
  const matches = matchDates(dates, known, free);
  const rows = matchShows(matches, known);
  matchByStart(matches, ({ date }) => rows.get(date.show)?.id ?? null, free);
  const texts = await db.selectFrom('show_texts').select('slug').execute();
  const slugOf = createSlugs(new Set(texts.map(({ slug }) => slug)));
  const kept = new Set([...rows.values()].map(({ id }) => id));
  const written = new Set<ImportedShow>();
  const showsOf = (changes: readonly Match[]): ShowChange[] =>
    changes.flatMap(({ date: { show } }) => {
      if (written.has(show) || !isShowChanged(show, rows)) return [];
      written.add(show);
      const row = rows.get(show) ?? null;
      return [{ show, row, slug: row === null ? slugOf(show.title) : '' }];
    });
  const leftBy = ({ date, row }: Match): number[] =>
    row === null || row.showId === rows.get(date.show)?.id || kept.has(row.showId) ? [] : [row.showId];
  const showNames = new Set(known.shows.map(({ identity }) => identity));
  const dateNames = new Set(known.dates.map(({ identity }) => identity));
  const slices = cut(chainsOf(changesOf(matches, rows)), size).map((changes): Slice => {
    const shows = showsOf(changes);
    const taken = {
      shows: shows
        .filter(({ show, row }) => row?.identity !== show.identity && showNames.has(show.identity))
        .map(({ show }) => show.identity),
      dates: changes
        .filter(({ date, row }) => row?.identity !== date.identity && dateNames.has(date.identity))
        .map(({ date }) => date.identity),
    };
    return { shows, dates: changes, left: [...new Set(changes.flatMap(leftBy))], taken };
  });
  return { version, slices };
};
