import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { createLog } from '../log.ts';
import { createIndexer } from './indexer.ts';
import { searchLimits } from './limits.ts';
import { bare, fingerprintOf } from './records/source.ts';
import { Work } from './work/work.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const recordOf = (title: string, id = title): SearchRecord => ({
  ...bare,
  objectID: id,
  kind: 'page',
  lang: 'fr',
  title,
  url: `/fr/${id}`,
  image: null,
  summary: '',
  body: '',
});

/** An indexer of data that the test changes; each look at them comes when the test says so. */
const open = (titles: readonly string[]) => {
  const data = {
    version: 1 as number | null,
    records: titles.map((title) => recordOf(title)),
    isDown: false,
    looks: 0,
  };
  const made: string[] = [];
  const events: string[] = [];
  const indexer = createIndexer({
    source: {
      version: () => {
        data.looks += 1;
        return Promise.resolve(data.version);
      },
      async *read() {
        const candidates = data.records.map((record) => ({
          objectID: record.objectID,
          lang: record.lang,
          fingerprint: fingerprintOf(record),
          make: () => {
            made.push(record.title);
            return record;
          },
        }));
        yield candidates;
        if (data.isDown) throw new Error('The data are away');
      },
    },
    log: createLog((line) => {
      const { event, changed, records }: Readonly<Record<string, unknown>> = JSON.parse(line);
      events.push([event, ...(event === 'search.indexed' ? [changed, records] : [])].join(' '));
    }),
  });
  onTestFinished(indexer.stop);
  const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
  return {
    data,
    indexer,
    events,
    takeMade: () => made.splice(0),
    /** Until the look after the next one begins: then that has ended. */
    nextLook: async (): Promise<void> => {
      for (const until = data.looks + 2; data.looks < until; await afterOthers())
        await vi.advanceTimersByTimeAsync(searchLimits.lookEvery);
    },
    found: async (query: string): Promise<(string | undefined)[]> => {
      const index = indexer.current();
      return (await index?.match(query, work))?.places.map((place) => index?.at(place)?.title) ?? [];
    },
  };
};

test('SRCH-10: of a new version only the differences are made anew, what is gone is found no more until it comes back', async () => {
  const { data, indexer, takeMade, nextLook, found } = open(['Gala', 'Cirque']);
  await indexer.ready();
  expect([takeMade(), await found('')]).toEqual([
    ['Gala', 'Cirque'],
    ['Gala', 'Cirque'],
  ]);
  const [gala = recordOf('Gala')] = data.records;
  data.records = [recordOf('Cirque'), recordOf('Nuit')];
  await nextLook();
  // The version tells of a change.
  expect([takeMade(), await found('gala')]).toEqual([[], ['Gala']]);
  data.version = 2;
  await nextLook();
  expect([takeMade(), await found('gala'), await found('')]).toEqual([['Nuit'], [], ['Cirque', 'Nuit']]);
  data.records = [...data.records, gala];
  data.version = 3;
  await nextLook();
  expect([takeMade(), await found('gala')]).toEqual([['Gala'], ['Gala']]);
  data.records = data.records.map((record) =>
    record.title === 'Nuit' ? recordOf('Soirée', record.objectID) : record,
  );
  data.version = 4;
  await nextLook();
  expect([takeMade(), await found('nuit'), await found('soiree')]).toEqual([['Soirée'], [], ['Soirée']]);
});

test('SRCH-12: a version that cannot be read leaves the index as it is, and is read again until it can be', async () => {
  const { data, indexer, events, nextLook, found } = open(['Gala', 'Cirque']);
  await indexer.ready();
  data.records = [recordOf('Gala')];
  data.version = 2;
  data.isDown = true;
  await nextLook();
  expect([events, await found('')]).toEqual([
    ['search.indexed 2 2', 'search.behind'],
    ['Gala', 'Cirque'],
  ]);
  data.isDown = false;
  await nextLook();
  expect([events, await found('')]).toEqual([
    ['search.indexed 2 2', 'search.behind', 'search.indexed 1 1', 'search.caught-up'],
    ['Gala'],
  ]);
});

test('SRCH-12: without data there is no index, and a query does not wait for one without end', async () => {
  const { data, indexer, nextLook } = open(['Gala']);
  data.version = null;
  const ready = indexer.ready();
  await vi.advanceTimersByTimeAsync(searchLimits.firstBuild);
  expect([await ready, indexer.current()]).toEqual([null, null]);
  data.version = 1;
  await nextLook();
  expect((await indexer.ready())?.size).toBe(1);
});

test('SRCH-10: an index of many places without a record makes way for one with as many as there are', async () => {
  const { data, indexer, nextLook, found } = open(
    Array.from({ length: searchLimits.emptyPlaces + 3 }, (_, at) => `Gala ${at}`),
  );
  const first = await indexer.ready();
  data.records = data.records.slice(0, 1);
  data.version = 2;
  await nextLook();
  const fresh = indexer.current();
  expect([fresh === first, fresh?.size, fresh?.isWasteful, await found('')]).toEqual([
    false,
    1,
    false,
    ['Gala 0'],
  ]);
  expect(await indexer.ready()).toBe(fresh);
});

test('SRCH-10: an indexer that has stopped looks at the data no more', async () => {
  const { data, indexer, found } = open(['Gala']);
  await indexer.ready();
  indexer.stop();
  data.records = [recordOf('Cirque')];
  data.version = 2;
  await vi.advanceTimersByTimeAsync(3 * searchLimits.lookEvery);
  await afterOthers();
  expect(await found('')).toEqual(['Gala']);
});

test('SRCH-10: an indexer that stops while it looks does not look again', async () => {
  const { data, indexer } = open(['Gala']);
  await indexer.ready();
  data.version = 2;
  vi.advanceTimersByTime(searchLimits.lookEvery);
  indexer.stop();
  await afterOthers();
  const { looks } = data;
  await vi.advanceTimersByTimeAsync(3 * searchLimits.lookEvery);
  await afterOthers();
  expect(data.looks).toBe(looks);
});
