import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createClock } from '../clock.ts';
import { createLog, reasonOf } from '../log.ts';
import { readSettings, SettingsError } from '../environment.ts';
import { openStore } from '../store/store.ts';
import { importFile, type ImportResult, type ImportStep } from './importFile.ts';
import { importLimits } from './limits.ts';
import type { PictureNote } from './reading/picture.ts';
import { ImportError } from './reading/readFile.ts';

const usage = `npm run import -- FILE… [--timezone ZONE]
  FILE      schema.org Event JSON-LD, up to ${importLimits.fileBytes / 1024 / 1024} MB
  --timezone  IANA name, like America/Toronto: every local time is read in it`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class UsageError extends Error {
  override name = 'UsageError';
}

const readArguments = (): { files: string[]; timezone: string | null } => {
  const options = { timezone: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (values.timezone !== undefined) Temporal.Now.instant().toZonedDateTimeISO(values.timezone);
    if (positionals.length === 0 || values.help) throw new UsageError('Name the files to import.');
    return { files: positionals, timezone: values.timezone ?? null };
  } catch (caught) {
    throw new UsageError(
      caught instanceof RangeError
        ? '--timezone must be an IANA time zone, like America/Toronto.'
        : reasonOf(caught),
    );
  }
};

/** Words for the fate of pictures. */
const pictureWords = {
  upgraded: 'pictures at http: addresses are shown over https',
  'left out': 'pictures at http: addresses that https does not have are left out',
} as const satisfies Record<PictureNote, string>;

const reportPictures = (pictures: ImportResult['pictures']): void => {
  for (const note of ['upgraded', 'left out'] as const) {
    const { count, example } = pictures[note];
    if (count > 0) say(`  ${pictureWords[note]}: ${count}, like that of “${example}”`);
  }
};

const report = (
  file: string,
  { added, updated, unchanged, ended, rejected, pictures }: ImportResult,
): void => {
  for (const { position, part, name, reason } of rejected.slice(0, importLimits.listedRejections)) {
    const which = part === null ? '' : `, date ${part},`;
    say(`  left out: record ${position}${name === '' ? '' : ` “${name}”`}${which} ${reason}`);
  }
  const hidden = rejected.length - importLimits.listedRejections;
  if (hidden > 0) say(`  and ${hidden} more`);
  reportPictures(pictures);
  const summary = `${added} added, ${updated} updated, ${unchanged} already there, ${rejected.length} left out`;
  say(`${file}: ${summary}`);
  if (ended > 0) say(`${ended} reservations of cancelled shows ended; the server mails the members`);
  if (added + updated === 0) say('Nothing changed.');
};

const run = async (): Promise<void> => {
  const { files, timezone } = readArguments();
  const settings = readSettings(process.env);
  const store = await openStore(settings, createLog());
  const zones = { fallback: settings.siteTimezone, override: timezone };
  const now = createClock(settings.now).now();
  try {
    for (const file of files) {
      const name = basename(file);
      const onProgress = (step: ImportStep, done: number, total: number): void =>
        say(`${name}: ${done} of ${total} records ${step}`);
      try {
        report(name, await importFile(store, file, { zones, now, onProgress }));
      } catch (caught) {
        if (!(caught instanceof ImportError)) throw caught;
        process.stderr.write(`${name} ${caught.message}\n`);
        process.exitCode = 1;
      }
    }
  } finally {
    await store.close();
  }
};

try {
  await run();
} catch (caught) {
  const isForPeople = caught instanceof SettingsError || caught instanceof UsageError;
  const failed = `The import failed: ${reasonOf(caught)}. What was saved stays; import again to go on.`;
  process.stderr.write(`${isForPeople ? caught.message : failed}\n`);
  if (caught instanceof UsageError) process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
