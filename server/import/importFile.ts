import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '../clock.ts';
import { readFestivalProfile } from '../store/festival/festivalProfile.ts';
import type { Store } from '../store/store.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import { ImportError } from './importError.ts';
import { importLimits } from './limits.ts';
import type { Zones } from './reading/placeZones.ts';
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
  /** Of the file's texts that have none of their own, where another file has those of the other language. */
  language?: Language | null;
  /** The currency whose prices are kept, while others are left out; null refuses others. */
  currency?: string | null;
}

/** The currency of a festival without a folder. */
const usualCurrency = 'CAD';

/**
 * Imports one file, in slices of a transaction each; an empty database gets its base content first.
 * @throws ImportError for an unreadable file, without any change to the database
 */
export const importFile = async (
  store: Store,
  file: string,
  { zones, now, onProgress, slice = importLimits.slice, language = null, currency = null }: ImportOptions,
): Promise<ImportResult> => {
  const ofFestival = (await readFestivalProfile(store.db))?.currency ?? usualCurrency;
  if (currency !== null && currency !== ofFestival)
    throw new ImportError(`cannot be imported in ${currency}: the festival's currency is ${ofFestival}.`);
  const { dates, ...told } = await readProgrammeFile(file, {
    zones,
    language,
    currency: ofFestival,
    leavesPrices: currency !== null,
    onProgress: (read, total) => onProgress('read', read, total),
  });
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
