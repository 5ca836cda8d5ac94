import { algoliasearch } from 'algoliasearch';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { listenOnFreePort } from '../testing/startTestApp.ts';

/** What the official client finds in the test programme. */
const search = async (query: string): Promise<string[]> => {
  const { app } = await startOwnApp();
  const { origin, stop } = await listenOnFreePort(app);
  onTestFinished(stop);
  const url = `${new URL(origin).host}/api/search`;
  const client = algoliasearch('any', 'any', { hosts: [{ url, protocol: 'http', accept: 'readWrite' }] });
  const { hits } = await client.searchSingleIndex({ indexName: 'chapiteau', searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
};

test('SRCH-10: every word must match, the last one as a beginning, with typos and without accents', async () => {
  expect(await search('nuit blanhc')).toEqual(['show-1-fr']);
  expect(await search('MICRO FERME')).toEqual(['show-2-fr']);
  expect(await search('nuits anglaises')).toEqual([]);
});
