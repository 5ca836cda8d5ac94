import { expect, test } from 'vitest';
import * as v from 'valibot';
import { searchSettings } from '#contract/settings/search.ts';
import { createLog } from '#server/log.ts';
import { searchOn } from '#server/search/testing/searchOn.ts';
import { openStore } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { loadFolder } from './loading/load.ts';
import { folderOfShort } from './testing/testFolder.ts';

const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
const options = { now, cancel: 0, dryRun: false };
const dates = [{ id: 'chat-1', show: 'chat', start: '2027-08-16 20:00' }];
const found = v.object({ hits: v.array(v.object({ title: v.string() })) });

test('search in another process has a loaded show by itself', async () => {
  const store = await openTestStore();
  const { dataDirectory } = store;
  const beside = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  const site = await searchOn(store, now.toString());
  const titles = async (query: string): Promise<string[]> => {
    const { results } = await site.client.search([
      { indexName: searchSettings.indexName, params: { query, filters: 'lang:fr' } },
    ]);
    return v.parse(found, results[0]).hits.map(({ title }) => title);
  };
  try {
    expect(await titles('matou')).toEqual([]);
    await loadFolder(beside, folderOfShort({ shows: { chat: { title: 'Le matou' } }, dates }), options);
    await expect.poll(() => titles('matou'), { interval: 100 }).toEqual(['Le matou']);
    await loadFolder(beside, folderOfShort({ shows: { chat: { title: 'Le minet' } }, dates }), options);
    await expect.poll(() => titles('minet'), { interval: 100 }).toEqual(['Le minet']);
  } finally {
    await site.stop();
    await beside.close();
    await store.close();
  }
});

test('so has the content of its pages', async () => {
  const { app, store } = await startOwnApp();
  const beside = await openStore(
    { databaseUrl: null, dataDirectory: store.dataDirectory },
    createLog(() => null),
  );
  const content = async (): Promise<string> =>
    (await app.hono.request('/api/content/fr/router/spectacles/chat')).text();
  try {
    expect(await content()).not.toContain('Le matou');
    await loadFolder(beside, folderOfShort({ shows: { chat: { title: 'Le matou' } }, dates }), options);
    await expect.poll(content, { interval: 100 }).toContain('Le matou');
    await loadFolder(beside, folderOfShort({ shows: { chat: { title: 'Le minet' } }, dates }), options);
    await expect.poll(content, { interval: 100 }).toContain('Le minet');
  } finally {
    await beside.close();
  }
});
