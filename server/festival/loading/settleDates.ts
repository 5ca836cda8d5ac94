import { isCancelled, isPostponed } from '#contract/programme/shows/state.ts';
import { localStart } from '#server/store/schema/localStart.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';
import type { FestivalDate } from '../schema/folder.ts';
import { stateOf } from './dateState.ts';
import { externalIdOf } from './matching/finder.ts';
import type { PresentDate } from './presentRows.ts';
import type { ProgrammeRows } from './programmeRows.ts';

type FolderRow = ProgrammeRows['programmations'][number];

/** A date that changes, before and after. */
export interface ChangedDate {
  before: PresentDate;
  after: ProgrammationRow;
}

/** The dates of the folder as they will be, and those that stay though the folder lacks them. */
export interface SettledDates {
  rows: ProgrammationRow[];
  /** Dates that stay as they are. */
  kept: ReadonlySet<number>;
  /** Dates to delete. */
  removed: number[];
  changed: ChangedDate[];
}

/** The parts that decide about dates. */
interface Deciding {
  present: readonly PresentDate[];
  /** Rows of the folder, and the dates that they come from, by number. */
  rows: readonly FolderRow[];
  dates: ReadonlyMap<number, FestivalDate>;
  /** Whether the folder's absence says anything about a date: those of an import are none of its business. */
  isOurs: (date: PresentDate) => boolean;
  /** Dates that rows of members name. */
  referenced: ReadonlySet<number>;
  now: number;
}

const isPast = ({ starts_at: start }: ProgrammationRow, now: number): boolean => start <= now;

/** Dates of ours that the folder lacks. */
export const absentDates = ({ present, rows, isOurs }: Pick<Deciding, 'present' | 'rows' | 'isOurs'>) => {
  const there = new Set(rows.map(({ id }) => id));
  return present.filter((date) => !there.has(date.id) && isOurs(date));
};

const toRow = (row: FolderRow, date: FestivalDate | undefined, before: PresentDate | undefined) => {
  const planned = { start: row.starts_at, said: date?.state, previousStart: row.previous_starts_at };
  const isThen = before?.starts_at === row.starts_at && before.timezone === row.timezone;
  return {
    ...row,
    ...stateOf(planned, before),
    external_id: before?.external_id ?? externalIdOf(date?.id ?? String(row.id)),
    local_start: isThen ? before.local_start : localStart(row.starts_at, row.timezone),
    taken: row.taken + (before?.reserved ?? 0),
  };
};

const isChanged = (before: PresentDate, after: ProgrammationRow): boolean =>
  before.starts_at !== after.starts_at || before.state !== after.state;

/**
 * Decides what becomes of each date. One that the folder lacks goes, unless a member's row names it: then it stays, and is
 * cancelled if it lies ahead.
 */
export const settleDates = (deciding: Deciding): SettledDates => {
  const { present, rows, dates, referenced, now } = deciding;
  const known = new Map(present.map((date) => [date.id, date]));
  const wanted = rows.map((row) => toRow(row, dates.get(row.id), known.get(row.id)));
  const absent = absentDates(deciding);
  const named = absent.filter(({ id }) => referenced.has(id));
  const toCancel = named.filter((date) => !isPast(date, now) && !isCancelled(date));
  const cancelled = toCancel.map(({ reserved: _reserved, ...date }) => ({
    ...date,
    state: 'cancelled' as const,
    previous_starts_at: null,
  }));
  const isWanted = new Set([...wanted, ...cancelled].map(({ id }) => id));
  const removed = absent.filter(({ id }) => !referenced.has(id)).map(({ id }) => id);
  const isRemoved = new Set(removed);
  const kept = present.filter(({ id }) => !isWanted.has(id) && !isRemoved.has(id)).map(({ id }) => id);
  const changed = [...wanted, ...cancelled].flatMap((after): ChangedDate[] => {
    const before = known.get(after.id);
    return before !== undefined && isChanged(before, after) ? [{ before, after }] : [];
  });
  return { rows: [...wanted, ...cancelled], kept: new Set(kept), removed, changed };
};

/** Changes that concern members: past dates are over, unless they were put off without a new time. */
export const newsOf = (changed: readonly ChangedDate[], now: number): ChangedDate[] =>
  changed.filter(({ before }) => !isPast(before, now) || isPostponed(before));

/** Dates that are called off. */
export const calledOff = (changed: readonly ChangedDate[]): ChangedDate[] =>
  changed.filter(({ before, after }) => isCancelled(after) && !isCancelled(before));
