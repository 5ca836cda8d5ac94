import { join } from 'node:path';
import { importFile } from '#server/import/importFile.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { benchSettings } from '../benchSettings.ts';
import { writeProgramme } from './generatedProgramme.ts';
import { writeLargestFile } from './largestFile.ts';
import { withFolder, withServerOn, type Site } from './site.ts';

/** A site with a generated and imported programme, and its database. */
export interface GeneratedSite extends Site {
  store: Store;
}

/** Gives a site with a written and imported programme to `work`, and ends it afterwards. */
const withImportedSite = <T>(
  write: (file: string) => Promise<void>,
  work: (site: GeneratedSite) => Promise<T>,
): Promise<T> =>
  withFolder(async (dataDirectory) => {
    const store = await openStore(
      { databaseUrl: null, dataDirectory },
      createLog(() => null),
    );
    try {
      const file = join(dataDirectory, 'programme.jsonld');
      await write(file);
      const { now, generated } = benchSettings;
      await importFile(store, file, {
        zones: { fallback: generated.timezone, override: null },
        now: Temporal.Instant.from(now),
        onProgress: () => undefined,
        slice: generated.slice,
      });
      return await withServerOn(dataDirectory, { hasSample: false }, (site) => work({ ...site, store }));
    } finally {
      await store.close();
    }
  });

/** Gives a freshly imported site with so many dates in the generated month to `work`, and ends it afterwards. */
export const withGeneratedSite = <T>(dates: number, work: (site: GeneratedSite) => Promise<T>): Promise<T> =>
  withImportedSite((file) => writeProgramme(file, dates), work);

/** Gives a freshly imported site as large as the largest existing festival to `work`, and ends it afterwards. */
export const withLargestSite = <T>(work: (site: GeneratedSite) => Promise<T>): Promise<T> =>
  withImportedSite(writeLargestFile, work);
