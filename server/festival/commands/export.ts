import { parseArgs } from 'node:util';
import { languages } from '#contract/address/language.ts';
import { readSettings, SettingsError, type Settings } from '#server/environment.ts';
import { createLog, reasonOf } from '#server/log.ts';
import { noWords } from '#contract/words.ts';
import { namelessFestival } from '#server/profile/festival.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { openStore } from '#server/store/store.ts';
import { copyMedia } from '../exporting/copyMedia.ts';
import { folderOf } from '../exporting/folderOf.ts';
import { readProgramme, type Programme } from '../exporting/readProgramme.ts';
import { writeFiles } from '../exporting/writeFiles.ts';
import { filesOf } from '../exporting/writeFolder.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import type { Command } from './command.ts';

const usage = `export DIR
  writes what the database holds of the programme and the pages, imports included, as a festival's folder`;

const refuse = (...lines: string[]): number => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return 1;
};

/** The festival of a site without a folder: what its settings say. */
const profileOf = ({ siteTimezone, ticketsUrl, socialUrls }: Settings): FestivalProfile => ({
  name: namelessFestival,
  languages: [...languages],
  timezone: siteTimezone,
  currency: 'CAD',
  members: true,
  newsletter: true,
  reservable: null,
  drawnBySeries: [],
  ticketsUrl,
  socialUrls: [...socialUrls],
  placeholders: [],
  words: noWords,
  look: { colours: {}, series: {}, fonts: {} },
});

const readAll = async (settings: Settings): Promise<Programme | null> => {
  const store = await openStore(settings, createLog());
  try {
    return await readProgramme(store.db);
  } finally {
    await store.close();
  }
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const summaryOf = ({ shows, dates, artists, pages }: FestivalFolder): string =>
  [
    counted(shows.size, 'show'),
    counted(dates.length, 'date'),
    counted(artists.size, 'artist'),
    counted(pages.size, 'page'),
  ].join(', ');

const write = async (directory: string): Promise<number> => {
  const settings = readSettings(process.env);
  const programme = await readAll(settings);
  if (programme === null) return refuse('The programme is being changed. Nothing was written; try again.');
  const folder = folderOf(programme.present, programme.profile ?? profileOf(settings));
  const written = await writeFiles(directory, filesOf(folder));
  if ('refusal' in written) return refuse(written.refusal);
  if (settings.festival !== null) await copyMedia(settings.festival, directory);
  process.stdout.write(
    `${directory}: ${summaryOf(folder)}. ${counted(written.written, 'file')} written, ${written.removed} removed.\n`,
  );
  return 0;
};

const directoryIn = (args: string[]): string | null => {
  try {
    const [directory, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
    return directory === undefined || more.length > 0 ? null : directory;
  } catch {
    return null;
  }
};

const run = async (args: string[]): Promise<number> => {
  const directory = directoryIn(args);
  if (directory === null) return refuse('Name one folder.', usage);
  try {
    return await write(directory);
  } catch (caught) {
    return refuse(
      caught instanceof SettingsError ? caught.message : `The export failed: ${reasonOf(caught)}.`,
    );
  }
};

/** `npm run festival -- export DIR` */
export const exportCommand: Command = { usage, run };
