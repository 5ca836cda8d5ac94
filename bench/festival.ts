import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { searchSettings } from '#contract/settings/search.ts';
import { jazzFiles } from '#server/festival/testing/jazzFiles.ts';
import { createLog } from '#server/log.ts';
import { countProgrammations } from '#server/store/shows/programmations.ts';
import { openStore } from '#server/store/store.ts';
import { kill, startServer } from '#server/stress/servers.ts';
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

const title = 'Autre titre';

const says = async (address: string, init?: RequestInit): Promise<boolean> =>
  (await (await fetch(address, init)).text()).includes(title);

/** Whether the show's page and the search of a process have its new title. */
const isOnline = async (origin: string): Promise<boolean> => {
  const search = `${origin}/api/search/1/indexes/${searchSettings.indexName}/query`;
  const question = { method: 'POST', body: JSON.stringify({ query: title }) };
  return (await says(`${origin}/fr/spectacles/concert-7`)) && says(search, question);
};

/** Changes one file beside `load --watch` and two processes. @returns seconds until both of these have it */
const changeOne = async (folder: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const watching = runScript(script, { args: ['load', folder, '--watch'], env });
  try {
    for (const { origin } of servers) await isOnline(origin);
    await watching.line('Watching');
    const startedAt = performance.now();
    await writeFile(join(folder, 'shows/concert-7.fr.md'), `---\ntitle: ${title}\n---\nUn autre texte.\n`);
    for (const { origin } of servers) while (!(await isOnline(origin))) await pause(benchSettings.importLook);
    return (performance.now() - startedAt) / second;
  } finally {
    watching.process.kill('SIGINT');
    await watching.end();
    await Promise.all(servers.map(kill));
  }
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
    const changed = await changeOne(folder, env);
    return [
      figure('the largest festival, checked and loaded', first.seconds, 's', atMost(goals.folderSeconds)),
      figure('… dates that are there', dates, '', atLeast(largest.dates)),
      figure('… memory at most', megabytes(first.peak), 'MB', atMost(goals.folderMegabytes)),
      figure('… again, unchanged', again.seconds, 's'),
      figure(
        'one changed file beside --watch, until two processes show and find it',
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
