import { isCancelled } from '#contract/programme/shows/state.ts';
import { membersOfDates, datesInUse } from '#server/store/members/datesInUse.ts';
import { epochSeconds } from '#server/clock.ts';
import { readFirstStart } from '#server/store/festival/firstStart.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { differenceOf, hasChanges, compareRows, type Changes, type TableChanges } from './difference.ts';
import { formerPathChanges } from './formerPaths.ts';
import { createKept, createOwnership } from './keptRows.ts';
import { match, type Matched } from './matching/match.ts';
import type { Numbers } from './matching/numbering.ts';
import { summaryOf, type Plan } from './plan.ts';
import { readPresentRows, type PresentRows } from './presentRows.ts';
import type { ProgrammeRows } from './programmeRows.ts';
import { refusalsOf } from './refusals.ts';
import { firstDayOf, hasRelativeDates, withFirstStart } from './relativeDates.ts';
import { rowsOf } from './rowsOf.ts';
import { absentDates, newsOf, settleDates, type ChangedDate } from './settleDates.ts';
import { stayingRows } from './staying.ts';

/** Everything to write, valid as long as the database has this version and members' rows are the same. */
export interface PlannedLoad {
  version: number;
  plan: Plan;
  changes: Changes;
  records: TableChanges;
  formerPaths: TableChanges;
  /** The start to keep, from which relative dates count (epoch seconds); null where none is to keep. */
  firstStart: number | null;
  /** Changes of dates that members hear of. */
  news: ChangedDate[];
  /** Sentences that keep the folder from being loaded. */
  refusals: string[];
  hasChanges: boolean;
}

const recordChanges = (named: Numbers, { records }: PresentRows): TableChanges =>
  compareRows(['kind', 'name'], {
    wanted: [...named].flatMap(([kind, names]) =>
      [...names].map(([name, number]) => ({ kind, name, number })),
    ),
    present: records.map((record) => ({ ...record })),
    isKept: () => false,
  });

const byNumber = <Thing>(
  named: ReadonlyMap<string, number> | undefined,
  things: Iterable<readonly [string, Thing]>,
): Map<number, Thing> =>
  new Map(
    [...things].flatMap(([name, thing]): [number, Thing][] => {
      const number = named?.get(name);
      return number === undefined ? [] : [[number, thing]];
    }),
  );

/** The columns that a folder does not have: those of new rows, and the time at which a known show was added. */
const completed = (
  { rows, named }: Matched,
  folder: FestivalFolder,
  present: PresentRows['tables'],
): Pick<PresentRows['tables'], 'shows' | 'venues'> => {
  const shows = new Map(present.shows.map((show) => [show.id, show]));
  const files = byNumber(named.get('show'), folder.shows);
  const venues = new Map(present.venues.map((venue) => [venue.id, venue]));
  const keyOf = (id: number): string => `festival:${id}`;
  return {
    venues: rows.venues.map((row) => ({
      ...row,
      external_id: venues.get(row.id)?.external_id ?? keyOf(row.id),
    })),
    shows: rows.shows.map((row) => {
      const before = shows.get(row.id);
      const isAddedSaid = files.get(row.id)?.facts.added !== undefined;
      return {
        ...row,
        external_id: before?.external_id ?? keyOf(row.id),
        fingerprint: before?.fingerprint ?? null,
        added_at: isAddedSaid ? row.added_at : (before?.added_at ?? row.added_at),
      };
    }),
  };
};

const idsOf = (changed: readonly ChangedDate[]): number[] => changed.map(({ after }) => after.id);

/** How many reservations the cancelled ones of these dates have. */
const reservationsOf = (changed: readonly ChangedDate[]): number =>
  changed.filter(({ after }) => isCancelled(after)).reduce((sum, { before }) => sum + before.reserved, 0);

/** Compares a folder with what is online. Relative dates count from the kept first start, else from `now`. */
export const planLoad = async (
  db: Database,
  { folder: written, now: at }: { folder: FestivalFolder; now: Temporal.Instant },
): Promise<PlannedLoad> => {
  const present = await readPresentRows(db);
  const now = epochSeconds(at);
  const isRelative = hasRelativeDates(written);
  const kept = isRelative ? await readFirstStart(db) : null;
  const first = kept === null ? at : Temporal.Instant.fromEpochMilliseconds(kept * 1000);
  const firstStart = isRelative && kept === null ? now : null;
  const folder = isRelative ? withFirstStart(written, first) : written;
  const matched = match(present, folder, (numberOf) => rowsOf(folder, numberOf, { now: at }));
  const isOfImport = createOwnership(present);
  const dates = byNumber(
    matched.named.get('date'),
    folder.dates.map((date) => [date.id, date]),
  );
  const asked = {
    present: present.tables.programmations,
    rows: matched.rows.programmations,
    isOurs: (date: { id: number; external_id: string }) => !isOfImport('date', date),
  };
  const referenced = await datesInUse(
    db,
    absentDates(asked).map(({ id }) => id),
  );
  const settled = settleDates({ ...asked, dates, referenced, now });
  const wanted: ProgrammeRows = {
    ...matched.rows,
    ...completed(matched, folder, present.tables),
    programmations: settled.rows,
  };
  const isNamed = new Set(matched.rows.programmations.map(({ id }) => id));
  const isRemoved = new Set(settled.removed);
  const isKept = createKept({
    present: present.tables,
    wanted,
    keptDates: present.tables.programmations.filter(({ id }) => !isNamed.has(id) && !isRemoved.has(id)),
    isOfImport,
  });
  const changes = differenceOf(wanted, present.tables, isKept);
  const staying = stayingRows(wanted, present.tables, changes);
  const records = recordChanges(matched.named, present);
  const formerPaths = formerPathChanges({ present, staying, aliases: matched.aliases });
  const externalIds = new Map(present.tables.programmations.map((row) => [row.id, row.external_id]));
  const nameOf = (id: number): string =>
    dates.get(id)?.id ?? (externalIds.get(id) ?? '').replace(/^festival:/, '');
  const news = newsOf(settled.changed, now);
  const members = await membersOfDates(db, [...idsOf(news), ...settled.removed]);
  const isWritten = [records, formerPaths].some(
    (each) => each.inserted.length + each.updated.length + each.removed.length > 0,
  );
  return {
    version: present.version,
    plan: {
      ...summaryOf(changes, { changed: settled.changed, removed: settled.removed, nameOf }),
      members: members.size,
      reservations: reservationsOf(news),
      firstDay: isRelative ? firstDayOf(first, folder.festival).toString() : null,
    },
    changes,
    records,
    formerPaths,
    firstStart,
    news,
    refusals: refusalsOf(staying, { dates: settled.rows, nameOf }),
    hasChanges: hasChanges(changes) || isWritten || firstStart !== null,
  };
};
