import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../environment.ts';
import { createLog } from '../log.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { createIndexer } from './indexer.ts';
import { embeddedSearch } from './records/searchSource.ts';
import { createSearchApi } from './searchApi.ts';
import { noPictures } from '#server/pictures/testing/noPictures.ts';

/** The search of the test programme. The test decides when its first index is built. */
const open = async () => {
  const store = await openTestStore();
  await fillTestProgramme(store);
  const { promise: mayRead, resolve: build } = Promise.withResolvers<void>();
  const counts = store.counts.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await mayRead;
      return result;
    },
  });
  const log = createLog(() => undefined);
  const indexer = createIndexer({ source: embeddedSearch({ db: store.db, counts }), log });
  onTestFinished(async () => {
    indexer.stop();
    await store.close();
  });
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const api = createSearchApi({ indexer, settings: readSettings({}), clock, log, pictures: noPictures });
  const ask = async (env?: object): Promise<number> =>
    (await api.request('/1/indexes/festival/query', { method: 'POST', body: '{}' }, env)).status;
  return {
    build,
    ready: indexer.ready,
    askFromPage: () => ask(),
    askFromOutside: () => ask({ incoming: { socket: { remoteAddress: '203.0.113.7' } } }),
  };
};

test('SRCH-12: until there is an index, a page goes without results and holds no turn; whoever asks from outside waits for it', async () => {
  const { build, ready, askFromPage, askFromOutside } = await open();
  const outside = askFromOutside();
  expect([await askFromPage(), await Promise.race([outside, Promise.resolve('waits')])]).toEqual([
    503,
    'waits',
  ]);
  build();
  await ready();
  expect([await outside, await askFromPage()]).toEqual([200, 200]);
});
