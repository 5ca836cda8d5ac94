import type { Settings } from '../environment.ts';
import type { Store } from '../store/store.ts';
import { holdsSample } from './fill.ts';
import { sampleDirectory } from './sampleFolder.ts';

/** The folder of the festival that is shown: the setting's, else the sample's where that is there. */
export const shownDirectory = async (
  { festival }: Pick<Settings, 'festival'>,
  { db }: Pick<Store, 'db'>,
): Promise<string | null> => festival ?? ((await holdsSample(db)) ? sampleDirectory : null);

/**
 * The folder that has the sample's pictures, films and papers at `/media/…`, for as long as this process runs; none beside
 * another festival. Files of no other sort in it are served.
 */
export const foldersOfSample = async (
  { festival }: Pick<Settings, 'festival'>,
  { db }: Pick<Store, 'db'>,
): Promise<string[]> => (festival === sampleDirectory || (await holdsSample(db)) ? [sampleDirectory] : []);
