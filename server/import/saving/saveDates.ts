import { setTimeout as pause } from 'node:timers/promises';
import { storeLimits } from '#server/store/engine/limits.ts';
import type { Store } from '#server/store/store.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { importLimits } from '../limits.ts';
import { countChanges, planSlices, type Slice } from './planSlices.ts';
import type { ImportedDate } from '../reading/readDate.ts';
import { saveSlice } from './saveSlice.ts';

export interface Saved {
  added: number;
  updated: number;
  unchanged: number;
  /** Reservations ended by a cancelled date. */
  ended: number;
}

/** The way to save the dates of a file. */
export interface Saving {
  /** Epoch seconds. */
  now: number;
  /** Dates of one transaction. */
  slice: number;
  /** Called at every thousand dates. */
  onProgress: (saved: number, total: number) => void;
}

/** @returns how many reservations ended; null, without any change, if the programme has another version */
const saveIfCurrent = (
  store: Store,
  slice: Slice,
  { version, now }: { version: number; now: number },
): Promise<number | null> =>
  store.write(
    async (db) => ((await readVersion(db)) === version ? saveSlice(db, slice, now) : null),
    (ended) => ended !== null,
  );

const thousands = (count: number): number => Math.floor(count / importLimits.progressEvery);

/**
 * Brings the dates of one file into the programme, slice by slice (docs/decisions/023): between two of them others write. If
 * one of these changed the programme, the rest is compared with it anew. Unchanged dates stay, and so do dates that it does
 * not reach.
 */
export const saveDates = async (
  store: Store,
  dates: readonly ImportedDate[],
  { now, slice: size, onProgress }: Saving,
): Promise<Saved> => {
  const counts = { added: 0, updated: 0, ended: 0 };
  const left = new Set(dates);
  const saved = new Set<string>();
  let plan = await planSlices(store.db, dates, { size, saved });
  for (let slice = plan.slices.shift(); slice !== undefined; slice = plan.slices.shift()) {
    const ended = await saveIfCurrent(store, slice, { version: plan.version, now });
    if (ended === null) {
      plan = await planSlices(store.db, [...left], { size, saved });
      continue;
    }
    plan.version += 1;
    const before = saved.size;
    counts.added += slice.dates.filter(({ row }) => row === null).length;
    counts.updated += slice.dates.filter(({ row }) => row !== null).length;
    counts.ended += ended;
    for (const { date } of slice.dates) {
      left.delete(date);
      saved.add(date.identity);
    }
    if (thousands(saved.size) > thousands(before)) onProgress(saved.size, saved.size + countChanges(plan));
    await pause(storeLimits.rest);
  }
  return { ...counts, unchanged: left.size };
};
