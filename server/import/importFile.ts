import { epochSeconds } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { fillBase } from '../sample/fill.ts';
import { importLimits } from './limits.ts';
import type { Zones } from './reading/readDate.ts';
import { readProgrammeFile, type ReadProgramme } from './reading/readFile.ts';
import { saveDates, type Saved } from './saving/saveDates.ts';

export type ImportResult = Saved & Omit<ReadProgramme, 'dates'>;

/** The step of an import. */
export type ImportStep = 'read' | 'saved';

interface ImportOptions {
  zones: Zones;
  now: Temporal.Instant;
  /** Called at every thousand dates. */
  onProgress: (step: ImportStep, done: number, total: number) => void;
  /** Dates of one transaction. */
  slice?: number;
}

/**
 * Imports one file, in slices of a transaction each; an empty database gets its base content first.
 * @throws ImportError for an unreadable file, without any change to the database
 */
export const importFile = async (
  store: Store,
  file: string,
  { zones, now, onProgress, slice = importLimits.slice }: ImportOptions,
): Promise<ImportResult> => {
  const { dates, ...told } = await readProgrammeFile(file, zones, (read, total) =>
    onProgress('read', read, total),
  );
  await store.write(
    (db) => fillBase(db, now),
    (hasNewBase) => hasNewBase,
  );
  const saved = await saveDates(store, dates, {
    now: epochSeconds(now),
    slice,
    onProgress: (done, total) => onProgress('saved', done, total),
  });
  if (saved.added + saved.updated > 0) await store.refreshStatistics();
  return { ...saved, ...told };
};
