import { afterAll, beforeAll } from 'vitest';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { createIndexer, type Indexer } from '#server/search/indexer.ts';
import { embeddedSearch } from '#server/search/records/searchSource.ts';
import type { SearchIndex } from '#server/search/index/searchIndex.ts';
import { createSearchApi } from '#server/search/searchApi.ts';
import type { Spend } from '#server/search/work/spending.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { noPictures } from '#server/pictures/testing/noPictures.ts';

const instant = '2027-06-15T16:00:00Z';
/** Epoch seconds of the clock of these tests. */
export const now = Temporal.Instant.from(instant).epochMilliseconds / 1000;
const startLimit = 60_000;

interface From {
  /** The connection's address; null for the page server, in process. */
  connection: string | null;
  headers?: Record<string, string>;
  /** Aborts when the client goes away. */
  signal?: AbortSignal;
}
export type AskFrom = (from: From, path: string, body: BodyInit) => Promise<Response>;

/** The search of the sample programme for the tests of a file, asked from any address. */
export const sampleSearch = () => {
  const kept: { indexer?: Indexer; store?: Store } = {};
  beforeAll(async () => {
    const log = createLog(() => null);
    kept.store = await openTestStore('sample');
    kept.indexer = createIndexer({ source: embeddedSearch(kept.store), log });
    await kept.indexer.ready();
  }, startLimit);
  afterAll(async () => {
    kept.indexer?.stop();
    await kept.store?.close();
  });
  const indexer = (): Indexer => {
    if (!kept.indexer) throw new Error('It is not there yet');
    return kept.indexer;
  };
  return {
    index: async (): Promise<SearchIndex> => {
      const index = await indexer().ready();
      if (index === null) throw new Error('The index was not built in time');
      return index;
    },
    open: (env: NodeJS.ProcessEnv = {}, spend?: Spend): AskFrom => {
      const api = createSearchApi({
        indexer: indexer(),
        settings: readSettings(env),
        clock: createTestClock(instant),
        log: createLog(() => null),
        pictures: noPictures,
        ...(spend && { spend }),
      });
      return async ({ connection, headers = {}, signal }, path, body) =>
        api.request(
          `/1/indexes/${path}`,
          { method: 'POST', headers, body, ...(signal && { signal }) },
          connection === null ? undefined : { incoming: { socket: { remoteAddress: connection } } },
        );
    },
  };
};
