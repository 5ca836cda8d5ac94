import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { isLanguage, type Language } from '#contract/address/language.ts';
import { createClock } from '../clock.ts';
import { createLog, reasonOf } from '../log.ts';
import { readSettings, SettingsError } from '../environment.ts';
import { openStore } from '../store/store.ts';
import { importFile, type ImportStep } from './importFile.ts';
import { importLimits } from './limits.ts';
import { ImportError } from './importError.ts';
import { summaryOf } from './summary.ts';

/** Collects garbage earlier: an import runs beside the site, and a file is read into many times its size. */
setFlagsFromString('--heap-growing-percent=40');

const usage = `npm run import -- FILE… [--timezone ZONE] [--lang fr|en] [--currency CODE] [--json]
  FILE        schema.org Event JSON-LD, up to ${importLimits.fileBytes / 1024 / 1024} MB
  --timezone  IANA name, like America/Toronto: of every date, and of every local time
  --lang      the language of texts without one; another file has those of the other language
  --currency  the festival's: prices in others are left out
  --json      the summary as JSON, one line for each file`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class UsageError extends Error {
  override name = 'UsageError';
}

interface Arguments {
  files: string[];
  timezone: string | null;
  language: Language | null;
  currency: string | null;
  isJson: boolean;
}

const readArguments = (): Arguments => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { timezone: text, lang: text, currency: text, json: flag, help: flag };
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (values.timezone !== undefined) Temporal.Now.instant().toZonedDateTimeISO(values.timezone);
    if (positionals.length === 0 || values.help) throw new UsageError('Name the files to import.');
    const language = values.lang ?? null;
    if (language !== null && !isLanguage(language)) throw new UsageError('--lang must be fr or en.');
    return {
      files: positionals,
      timezone: values.timezone ?? null,
      language,
      currency: values.currency?.toUpperCase() ?? null,
      isJson: values.json === true,
    };
  } catch (caught) {
    throw new UsageError(
      caught instanceof RangeError
        ? '--timezone must be an IANA time zone, like America/Toronto.'
        : reasonOf(caught),
    );
  }
};

const run = async (): Promise<void> => {
  const { files, timezone, language, currency, isJson } = readArguments();
  const settings = readSettings(process.env);
  const store = await openStore(settings, createLog());
  const zones = { fallback: settings.siteTimezone, override: timezone };
  const now = createClock(settings.now).now();
  try {
    for (const file of files) {
      const name = basename(file);
      const onProgress = (step: ImportStep, done: number, total: number): void => {
        if (!isJson) say(`${name}: ${done} of ${total} records ${step}`);
      };
      try {
        const result = await importFile(store, file, { zones, now, onProgress, language, currency });
        for (const line of isJson ? [JSON.stringify({ file: name, ...result })] : summaryOf(name, result))
          say(line);
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
