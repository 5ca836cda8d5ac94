import { readFirstStart } from '#server/store/festival/firstStart.ts';
import type { Store } from '#server/store/store.ts';
import type { Measures } from '../checking/checkMedia.ts';
import { readAndCheck, type FolderCache } from '../checking/readAndCheck.ts';
import type { Mistake } from '../mistake.ts';
import { loadFolder, type LoadOptions, type LoadResult } from './load.ts';

/** A load's end; null where a mistake keeps the folder from being loaded. */
export interface DirectoryLoad {
  mistakes: Mistake[];
  result: LoadResult | null;
}

/** Reads, checks and loads a folder. With a cache it reads only the files that have changed since the last time. */
export const loadDirectory = async (
  store: Store,
  directory: string,
  { cache, measures = {}, ...options }: LoadOptions & { cache: FolderCache; measures?: Measures },
): Promise<DirectoryLoad> => {
  const kept = await readFirstStart(store.db);
  const firstStart = kept === null ? options.now : Temporal.Instant.fromEpochMilliseconds(kept * 1000);
  const { folder, mistakes } = await readAndCheck(directory, { cache, measures, firstStart });
  return { mistakes, result: folder === null ? null : await loadFolder(store, folder, options) };
};
