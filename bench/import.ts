import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '#server/log.ts';
import { countProgrammations } from '#server/store/shows/programmations.ts';
import { countShows } from '#server/store/shows/catalogue.ts';
import { everyShow } from '#server/store/testing/showRules.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { runScript, type RunningScript } from '#server/testing/runScript.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atLeast, atMost, figure, megabytes, type Figure } from './figure.ts';
import { writeLargestFile } from './site/largestFile.ts';
import { largest } from './site/largestFestival.ts';
import { peakBytes } from './site/process.ts';

const second = 1000;

interface Imported {
  seconds: number;
  peakBytes: number;
  /** Of another writing process, in milliseconds. */
  longestWait: number;
}

const isRunning = ({ process }: RunningScript): boolean =>
  process.exitCode === null && process.signalCode === null;

/** Imports with the command, like people, while another process writes now and then. */
const importFile = async (store: Store, dataDirectory: string, file: string): Promise<Imported> => {
  const startedAt = performance.now();
  const script = runScript('server/import/import.cli.ts', {
    args: [file],
    env: { DATA_DIR: dataDirectory },
  });
  const { pid = 0 } = script.process;
  let seconds = 0;
  const ended = script.end().then((result) => {
    seconds = (performance.now() - startedAt) / second;
    return result;
  });
  let [peak, longestWait] = [0, 0];
  while (isRunning(script)) {
    const askedAt = performance.now();
    await store.transact(() => Promise.resolve());
    longestWait = Math.max(longestWait, performance.now() - askedAt);
    peak = Math.max(peak, await peakBytes(pid));
    await pause(benchSettings.importLook);
  }
  const { code, errors } = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}: ${errors}`);
  return { seconds, peakBytes: peak, longestWait };
};

/** A month as large as the largest festival's is imported into an empty database, and once more. */
export const importing = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const file = join(folder, 'largest.jsonld');
  const store = await openStore(
    { databaseUrl: null, dataDirectory: folder },
    createLog(() => null),
  );
  try {
    await writeLargestFile(file);
    const { size } = await stat(file);
    const first = await importFile(store, folder, file);
    const [shows, dates] = [
      await countShows(store.db, everyShow),
      await countProgrammations(store.db, { from: null, to: null }),
    ];
    const again = await importFile(store, folder, file);
    return [
      figure('a month of the largest festival', first.seconds, 's', atMost(goals.importSeconds)),
      figure('… bytes of JSON-LD', megabytes(size), 'MB'),
      figure('… dates that are there', dates, '', atLeast(largest.dates)),
      figure('… shows', shows, '', atLeast(largest.shows)),
      figure('… longest wait of another writer', first.longestWait, 'ms'),
      figure('… memory at most', megabytes(first.peakBytes), 'MB'),
      figure('… again, unchanged', again.seconds, 's'),
    ];
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
};
