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
const open = (ready?: () => Promise<SearchIndex>) => {
  const index = new SearchIndex();
  index.put(record);
  const metrics = createMetrics();
  const logged: unknown[] = [];
  const api = createSearchApi({
    indexer: { current: () => index, ready: ready ?? (() => Promise.resolve(index)) },
    settings: readSettings({}),
    clock: createTestClock('2027-07-16T21:30:00Z'),
    log: createLog((line) => logged.push(JSON.parse(line))),
    pictures: { nameOf: (address) => Promise.resolve(names.get(address) ?? null) },
    metrics,
  });
  const request = async (path: string, env?: object) =>
    api.request(`/1/indexes/${path}`, { method: 'POST', body: '' }, env);
  const ask = async (env?: object) => (await request('festival/query', env)).json();
  return { request, ask, metrics, logged };
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

test('SRCH-10: a failure is told without its reason, which the log has', async () => {
  const { request, logged } = open(() => Promise.reject(new Error('secret reason')));
  const answer = await request('festival/query', outside);
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
    500,
    { message: 'The request could not be answered', status: 500 },
    'no-store',
  ]);
  expect(logged).toMatchObject([{ level: 'error', event: 'search.failed', reason: 'secret reason' }]);
});

test.each([
  ['other/query', 'There is no such index'],
  ['other/facets/kind/query', 'There is no such index'],
  ['festival/queries', 'Several queries are asked of *'],
  ['festival/none', 'There is no such path'],
])('SRCH-10: of what is not there a question is refused: %s', async (path, message) => {
  const answer = await open().request(path, outside);
  expect([answer.status, await answer.json()]).toEqual([404, { message, status: 404 }]);
});
