import { expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { readSettings } from '../environment.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { bare } from './records/source.ts';
import { createSearchApi } from './searchApi.ts';

const record: SearchRecord = {
  ...bare,
  objectID: 'show-1-en',
  kind: 'show',
  lang: 'en',
  title: 'Sleepless Nights',
  url: '/en/shows/sleepless-nights',
  image: '/festival/nights.jpg',
  summary: '',
  body: '',
};
const names = new Map([['/festival/nights.jpg', '4b553dc28ac02d12afcaed2d-1200x750-d0cebb']]);

/** The search of one record, whose picture is prepared. */
const open = () => {
  const index = new SearchIndex();
  index.put(record);
  const metrics = createMetrics();
  const api = createSearchApi({
    indexer: { current: () => index, ready: () => Promise.resolve(index) },
    settings: readSettings({}),
    clock: createTestClock('2027-07-16T21:30:00Z'),
    log: createLog(() => null),
    pictures: { nameOf: (address) => Promise.resolve(names.get(address) ?? null) },
    metrics,
  });
  const ask = async (env?: object) =>
    (await api.request('/1/indexes/festival/query', { method: 'POST', body: '' }, env)).json();
  return { ask, metrics };
};
const outside = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };

test('PIC-12: the search names the prepared picture of what it finds', async () => {
  expect(await open().ask()).toMatchObject({
    hits: [{ image: '/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/1200.webp' }],
  });
});

test('OPS-32: the work of searches from outside has a figure, that of a page’s own has none', async () => {
  const { ask, metrics } = open();
  await ask();
  await ask(outside);
  await ask(outside);
  expect((await metrics.write()).match(/^chapiteau_search_work_units_count .*$/m)?.[0]).toBe(
    'chapiteau_search_work_units_count 2',
  );
});
