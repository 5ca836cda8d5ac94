import { epochSeconds } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { fillBase } from '../sample/fill.ts';
import type { Zones } from './readEvent.ts';
import { readProgrammeFile, type RejectedRecord } from './readFile.ts';
import { saveEvents, type Saved } from './saveEvents.ts';

export interface ImportResult extends Saved {
  rejected: RejectedRecord[];
}

interface ImportOptions {
  zones: Zones;
  now: Temporal.Instant;
  onProgress: (read: number, total: number) => void;
}

/**
 * Imports one file in one transaction; an empty database gets its base content with it.
 * @throws ImportError for a file that cannot be read; the database is as it was
 */
export const importFile = async (
  store: Store,
  file: string,
  { zones, now, onProgress }: ImportOptions,
): Promise<ImportResult> => {
  const { events, rejected } = await readProgrammeFile(file, zones, onProgress);
  const { saved } = await store.write(
    async (db) => ({
      hasNewBase: await fillBase(db, now),
      saved: await saveEvents(db, events, epochSeconds(now)),
    }),
    ({ hasNewBase, saved: { added, updated } }) => hasNewBase || added + updated > 0,
  );
  return { ...saved, rejected };
};
