import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { searchSettings } from '#contract/settings/search.ts';
import { createLog } from '#server/log.ts';
import { answerQuery } from '#server/search/answers/answer.ts';
import { answerBatch } from '#server/search/answers/batch.ts';
import { readParams } from '#server/search/answers/readParams.ts';
import type { SearchIndex } from '#server/search/index/searchIndex.ts';
import { createIndexer } from '#server/search/indexer.ts';
import { embeddedSearch } from '#server/search/records/searchSource.ts';
import { worst } from '#server/search/testing/attacks.ts';
import { workLimits } from '#server/search/work/limits.ts';
import { Work } from '#server/search/work/work.ts';
import type { Store } from '#server/store/store.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atMost, figure, megabytes, quantile, type Figure } from './figure.ts';
import { withGeneratedSite } from './site/generatedSite.ts';

const now = Temporal.Instant.from(benchSettings.now).epochMilliseconds / 1000;
const nanoseconds = 1e6;
const microseconds = 1000;

interface Built {
  index: SearchIndex;
  milliseconds: number;
  /** The longest wait of anything else meanwhile, in milliseconds. */
  stall: number;
  bytes: number;
}

/** Builds an index in this process, like the server in its own. */
const build = async (store: Store): Promise<Built> => {
  const indexer = createIndexer({ source: embeddedSearch(store), log: createLog(() => null) });
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage().heapUsed;
  delays.enable();
  const startedAt = performance.now();
  const index = await indexer.ready();
  const milliseconds = performance.now() - startedAt;
  delays.disable();
  indexer.stop();
  if (index === null) throw new Error('The index was not built in time');
  const bytes = process.memoryUsage().heapUsed - before;
  return { index, milliseconds, stall: delays.max / nanoseconds, bytes };
};

/** People's requests while they type titles, letter by letter. */
const typed = async (store: Store): Promise<string[]> => {
  const rows = await store.db
    .selectFrom('show_texts')
    .select('title')
    .orderBy('show_id')
    .limit(benchSettings.search.titles)
    .execute();
  return rows.flatMap(({ title }) => Array.from(title, (_, at) => title.slice(0, at + 1)));
};

/** No other caller, and no costs. */
const alone = (): Work => new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });

/** Milliseconds of each query with all facets, like the page's. */
const askAll = async (index: SearchIndex, queries: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  for (const query of queries) {
    const params = readParams({ query, facets: ['*'], attributesToSnippet: ['body:20'] });
    const startedAt = performance.now();
    await answerQuery(index, { name: searchSettings.indexName, params, now }, alone());
    times.push(performance.now() - startedAt);
  }
  return times;
};

/** Of the worst requests: the counted units of work in a millisecond of processor. */
const unitsOfWorst = async (index: SearchIndex): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, { body }] of Object.entries(worst)) {
    const work = alone();
    const before = process.cpuUsage();
    // With more records than the sample, it may be refused; the work until then counts.
    await answerBatch({ index, now, checkName: () => undefined, work }, body).catch(() => null);
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / microseconds;
    figures.push(
      figure(`units a millisecond, ${name}`, work.units / milliseconds, ''),
      figure('… a minute of an address', workLimits.minute / (work.units / milliseconds) / 1000, 's'),
    );
  }
  return figures;
};

/** How long until a renamed show is found by its new name, over the wire of the server, in seconds. */
const untilFound = async (url: string, store: Store): Promise<number> => {
  const { show_id: id } = await store.db.selectFrom('show_texts').select('show_id').executeTakeFirstOrThrow();
  await store.write((db) =>
    db.updateTable('show_texts').set({ title: 'Xylophoniste' }).where('show_id', '=', id).execute(),
  );
  const startedAt = performance.now();
  const body = JSON.stringify({ query: 'xylophoniste' });
  for (;;) {
    const address = `${url}/api/search/1/indexes/${searchSettings.indexName}/query`;
    const answer = await (await fetch(address, { method: 'POST', body })).text();
    if (/"nbHits":[1-9]/.test(answer)) return (performance.now() - startedAt) / 1000;
    await pause(benchSettings.search.look);
  }
};

const atSize = (dates: number, goal: number): Promise<Figure[]> =>
  withGeneratedSite(dates, async ({ url, store }) => {
    await fetch(`${url}/api/search/1/indexes/${searchSettings.indexName}/query`, { method: 'POST' });
    await pause(benchSettings.settle);
    const { index, milliseconds, stall, bytes } = await build(store);
    const queries = await typed(store);
    await askAll(index, queries.slice(0, benchSettings.search.warmUp));
    const times = await askAll(index, queries);
    const size = index.size.toLocaleString('en');
    return [
      figure(`index of ${size} records built`, milliseconds / 1000, 's', atMost(goals.searchBuildSeconds)),
      figure('… longest stall of others', stall, 'ms', atMost(goals.searchStall)),
      figure('… memory', megabytes(bytes), 'MB'),
      figure(`query with all facets, ${times.length} of them: p50`, quantile(times, 0.5), 'ms'),
      figure('… p95', quantile(times, 0.95), 'ms', atMost(goal)),
      figure('… p99', quantile(times, 0.99), 'ms'),
      figure('a change is found after', await untilFound(url, store), 's', atMost(goals.searchChangeSeconds)),
      ...(await unitsOfWorst(index)),
    ];
  });

/** The embedded index, on generated and imported programmes; every show is two records. */
export const search = async (): Promise<Figure[]> => [
  ...(await atSize(benchSettings.search.fewDates, goals.searchFew)),
  ...(await atSize(benchSettings.search.manyDates, goals.searchMany)),
];
