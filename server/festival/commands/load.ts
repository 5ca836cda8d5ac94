import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClock } from '#server/clock.ts';
import { readSettings } from '#server/environment.ts';
import { createLog, reasonOf } from '#server/log.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { createFolderCache, type FolderCache } from '../checking/readAndCheck.ts';
import { describeEnd } from '../loading/describeEnd.ts';
import { describePlan } from '../loading/describePlan.ts';
import { loadDirectory } from '../loading/loadDirectory.ts';
import type { Plan } from '../loading/plan.ts';
import { openMediaFolder } from '../media/mediaFolder.ts';
import { sayMistakes } from './check.ts';
import type { Command } from './command.ts';
import { measures } from './measures.ts';
import { preparePictures } from './preparePictures.ts';
import { watchFolder } from './watchFolder.ts';

const usage = `load DIR [--dry-run] [--cancel N] [--watch]
  checks a festival's folder, says what changes, and brings it online
  --dry-run   says it, and writes nothing
  --cancel N  lets N reservations end: exactly the number that a load without it says
  --watch     goes on: loads every change of the folder, until Ctrl+C; it never ends a reservation`;
/** The exit code for arguments that nobody can follow. */
const wrongUsage = 2;

interface Asked {
  directory: string;
  dryRun: boolean;
  cancel: number;
  watch: boolean;
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  cancel: { type: 'string', default: '0' },
  watch: { type: 'boolean', default: false },
} as const;

/** @returns a sentence if they cannot be read */
const readArguments = (args: string[]): Asked | string => {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0) return 'Name one folder.';
    if (!/^\d{1,9}$/.test(values.cancel)) return '--cancel must be a whole number, like 12.';
    const [cancel, dryRun] = [Number(values.cancel), values['dry-run']];
    if (values.watch && (cancel > 0 || dryRun)) return '--watch goes with neither --cancel nor --dry-run.';
    const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isFolder ? { directory, dryRun, cancel, watch: values.watch } : `${directory} is no folder.`;
  } catch (caught) {
    return reasonOf(caught);
  }
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Loading {
  store: Store;
  now: () => Temporal.Instant;
  cache: FolderCache;
  pictures: Pictures;
}

/** Loads once, and says so. @returns whether the folder is online now, or would be */
const loadOnce = async (
  { directory, dryRun, cancel }: Omit<Asked, 'watch'>,
  { store, now, cache, pictures }: Loading,
): Promise<boolean> => {
  let told = '';
  const onPlan = (plan: Plan): void => {
    const lines = describePlan(plan).join('\n');
    if (lines !== told) say(lines);
    told = lines;
  };
  const { mistakes, result } = await loadDirectory(store, directory, {
    now: now(),
    cache,
    measures,
    cancel,
    dryRun,
    onPlan,
    preparePictures: (addresses) => preparePictures(pictures, addresses, say),
  });
  if (result === null) {
    sayMistakes(mistakes);
    say('Nothing was loaded: what is online stays.');
    return false;
  }
  if (mistakes.length > 0)
    say(`Warnings: ${mistakes.length}. npm run festival -- check ${directory} lists them.`);
  for (const line of describeEnd(result)) say(line);
  return !['refused', 'needsCancel'].includes(result.outcome);
};

const keepLoading = async (asked: Asked, loading: Loading): Promise<void> => {
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  const again = async (): Promise<void> => {
    try {
      await loadOnce(asked, loading);
    } catch (caught) {
      say(`The load failed: ${reasonOf(caught)}. It tries again at the next change.`);
    }
  };
  const watching = watchFolder(asked.directory, again, ending.signal);
  say(`Watching ${asked.directory}; Ctrl+C ends it.`);
  await watching;
};

const run = async (args: string[]): Promise<number> => {
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n${usage}\n`);
    return wrongUsage;
  }
  const settings = readSettings(process.env);
  const clock = createClock(settings.now);
  const log = createLog();
  const store = await openStore(settings, log);
  const { find } = openMediaFolder(resolve(asked.directory));
  const pictures = createPictures({ dataDirectory: settings.dataDirectory, log, find });
  try {
    const loading = { store, now: () => clock.now(), cache: createFolderCache(), pictures };
    const isLoaded = await loadOnce(asked, loading);
    if (isLoaded) await store.refreshStatistics();
    if (!asked.watch) return isLoaded ? 0 : 1;
    await keepLoading(asked, loading);
    return 0;
  } finally {
    pictures.close();
    await store.close();
  }
};

/** `npm run festival -- load DIR` */
export const loadCommand: Command = { usage, run };
