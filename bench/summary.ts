import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { preparedLimits } from '#server/prepared/limits.ts';
import { kill, startServer } from '#server/stress/servers.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atMost, figure, kilobytes, median, quantile, type Figure } from './figure.ts';
import { cityOf, addLargestMonth, largest, largestMonth } from './largestMonth.ts';

const { lang, siteId, now, summaryRuns, settle: aloneTime } = benchSettings;

interface Asked {
  milliseconds: number;
  bytes: number;
}

const ask = async (address: string): Promise<Asked> => {
  const startedAt = performance.now();
  const response = await fetch(address);
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} was answered ${response.status}`);
  return { milliseconds: performance.now() - startedAt, bytes: body.byteLength };
};

/** Asks each question on data that have just changed, so that nothing is kept. */
const askCold = async (store: Store, questions: readonly string[]): Promise<Asked[]> => {
  const asked: Asked[] = [];
  for (const question of questions) {
    await store.write(() => Promise.resolve());
    await pause(2 * preparedLimits.versionLookEvery);
    asked.push(await ask(question));
  }
  return asked;
};

/** Asks something that is kept, one after another until `work` is done. @returns milliseconds of each */
const askMeanwhile = async (address: string, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const progress = { isDone: false };
  const done = work.finally(() => {
    progress.isDone = true;
  });
  while (!progress.isDone) times.push((await ask(address)).milliseconds);
  await done;
  return times;
};

/** A month of the calendar as the server counts it, as large as the largest festival's (CAL-48). */
export const summary = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  try {
    const server = await startServer({ DATA_DIR: dataDirectory, NOW: now });
    try {
      await addLargestMonth(store);
      await store.refreshStatistics();
      const content = `${server.origin}/api/content/${lang}/content/${siteId}`;
      const month = `${content}/calendar?month=${largestMonth}`;
      const facets = `${content}/calendar/facets?month=${largestMonth}`;
      const runs = Array.from({ length: summaryRuns }, (_, index) => index);
      // The first question starts the thread that counts.
      await ask(`${content}/calendar?month=2027-01`);
      const plain = await askCold(
        store,
        runs.map(() => month),
      );
      const filtered = await askCold(
        store,
        runs.map((run) => `${month}&city=${encodeURIComponent(cityOf(run))}&genre=Clown&price=0-25`),
      );
      const counted = await askCold(
        store,
        runs.map(() => facets),
      );
      const kept = `${content}/sponsors`;
      await ask(kept);
      const alone = await askMeanwhile(kept, pause(aloneTime));
      const meanwhile = await askMeanwhile(
        kept,
        Promise.all(runs.map((run) => ask(`${facets}&city=${encodeURIComponent(cityOf(run))}`))),
      );
      const timeOf = (asked: readonly Asked[]): number =>
        median(asked.map(({ milliseconds }) => milliseconds));
      return [
        figure(
          `month of ${largest.dates}, cold: no filter, median`,
          timeOf(plain),
          'ms',
          atMost(goals.summaryTime),
        ),
        figure('… bytes of JSON', kilobytes(plain[0]?.bytes ?? 0), 'KB'),
        figure('… three filters', timeOf(filtered), 'ms', atMost(goals.filteredSummaryTime)),
        figure('… choices of the panel', timeOf(counted), 'ms', atMost(goals.facetsTime)),
        figure('a kept answer with nothing else to do: p99', quantile(alone, 0.99), 'ms'),
        figure(
          '… while months are counted: p99',
          quantile(meanwhile, 0.99),
          'ms',
          atMost(goals.besideCounting),
        ),
      ];
    } finally {
      await kill(server);
    }
  } finally {
    await store.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
