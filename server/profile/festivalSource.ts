import { isDeepStrictEqual } from 'node:util';
import { perVersion } from '#server/prepared/perVersion.ts';
import type { VersionWatch } from '#server/prepared/version.ts';
import type { Store } from '#server/store/store.ts';
import { readFestival, withoutFolder, type Festival, type FestivalSettings } from './festival.ts';

/** Tells a process which festival it shows. */
export interface FestivalSource {
  /** The festival of the present data; the same object until it changes. */
  current: () => Promise<Festival>;
  /** The same as it was last read, for work that must not wait. */
  latest: () => Festival;
}

interface SourceDeps {
  store: Pick<Store, 'db'>;
  version: Pick<VersionWatch, 'look'>;
  settings: FestivalSettings;
}

/** Reads the festival once for each version of the data, so that every process follows a change within two seconds. */
export const createFestivalSource = ({ store, version, settings }: SourceDeps): FestivalSource => {
  let last = withoutFolder(settings);
  return {
    current: perVersion(version, async () => {
      const read = await readFestival(store.db, settings);
      if (!isDeepStrictEqual(last, read)) last = read;
      return last;
    }),
    latest: () => last,
  };
};
