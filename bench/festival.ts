import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jazzFiles } from '#server/festival/testing/jazzFiles.ts';
import { createLog } from '#server/log.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { countProgrammations } from '#server/store/shows/programmations.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { runScript, type RunningScript } from '#server/testing/runScript.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atLeast, atMost, figure, megabytes, type Figure } from './figure.ts';
import { largest } from './site/largestFestival.ts';
import { peakBytes } from './site/process.ts';

const second = 1000;
const script = 'server/festival/festival.cli.ts';

const isRunning = ({ process }: RunningScript): boolean =>
  process.exitCode === null && process.signalCode === null;

/** Checks and loads with the command. */
const load = async (folder: string, env: NodeJS.ProcessEnv): Promise<{ seconds: number; peak: number }> => {
  const startedAt = performance.now();
  const loading = runScript(script, { args: ['load', folder], env });
  let peak = 0;
  while (isRunning(loading)) {
    peak = Math.max(peak, await peakBytes(loading.process.pid ?? 0));
    await pause(benchSettings.importLook);
  }
  const { code, output, errors } = await loading.end();
  if (code !== 0) throw new Error(`The load ended with ${code}: ${output}${errors}`);
  return { seconds: (performance.now() - startedAt) / second, peak };
};

/** Changes one file beside `load --watch`. @returns seconds until the database has it */
const changeOne = async (store: Store, folder: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const watching = runScript(script, { args: ['load', folder, '--watch'], env });
  await watching.line('Watching');
  const version = await readVersion(store.db);
  const startedAt = performance.now();
  await writeFile(join(folder, 'shows/concert-7.fr.md'), '---\ntitle: Autre titre\n---\nUn autre texte.\n');
  while ((await readVersion(store.db)) === version) await pause(benchSettings.importLook);
  const seconds = (performance.now() - startedAt) / second;
  watching.process.kill('SIGINT');
  await watching.end();
  return seconds;
};

/** The folder of a festival as large as the largest is checked and loaded, and one file of it changed. */
export const festivalFolder = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const folder = makeFolder(jazzFiles(largest));
  const databaseUrl = process.env['DATABASE_URL'] ?? null;
  const env = { DATA_DIR: dataDirectory, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const store = await openStore(
    { databaseUrl, dataDirectory },
    createLog(() => null),
  );
  try {
    const first = await load(folder, env);
    const dates = await countProgrammations(store.db, { from: null, to: null });
    const again = await load(folder, env);
    const changed = await changeOne(store, folder, env);
    return [
      figure('the largest festival, checked and loaded', first.seconds, 's', atMost(goals.folderSeconds)),
      figure('… dates that are there', dates, '', atLeast(largest.dates)),
      figure('… memory at most', megabytes(first.peak), 'MB', atMost(goals.folderMegabytes)),
      figure('… again, unchanged', again.seconds, 's'),
      figure(
        'one changed file beside --watch, until it is online',
        changed,
        's',
        atMost(goals.changeSeconds),
      ),
    ];
  } finally {
    await store.close();
    for (const each of [folder, dataDirectory]) await rm(each, { recursive: true, force: true });
  }
};
