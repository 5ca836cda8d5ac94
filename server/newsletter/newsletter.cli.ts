import { parseArgs } from 'node:util';
import { createClock } from '../clock.ts';
import { readSettings, SettingsError } from '../environment.ts';
import { createLog, reasonOf } from '../log.ts';
import { openSecrets } from '../protection/secrets.ts';
import { confirmedSubscriptions } from '../store/members/newsletter.ts';
import { openStore } from '../store/store.ts';
import { listFormats, writeList, type ListFormat } from './exportList.ts';
import { createNewsletterLinks } from './links.ts';

const usage = `npm run newsletter -- export [--format csv|json]
  prints the confirmed addresses, each with the links that unsubscribe it`;

class UsageError extends Error {
  override name = 'UsageError';
}

const isFormat = (text: string): text is ListFormat => listFormats.some((format) => format === text);

const readArguments = (): ListFormat => {
  const { positionals, values } = (() => {
    try {
      const options = { format: { type: 'string', default: 'csv' } } as const;
      return parseArgs({ allowPositionals: true, options });
    } catch (caught) {
      throw new UsageError(reasonOf(caught));
    }
  })();
  if (positionals.join(' ') !== 'export') throw new UsageError('Say what to do: export.');
  if (!isFormat(values.format)) throw new UsageError('--format must be csv or json.');
  return values.format;
};

const run = async (): Promise<void> => {
  const format = readArguments();
  const settings = readSettings(process.env);
  // Only the list goes to standard output.
  const store = await openStore(settings, createLog());
  try {
    const secrets = await openSecrets(store, createClock(settings.now));
    const links = createNewsletterLinks(secrets, settings.publicUrl);
    process.stdout.write(writeList(await confirmedSubscriptions(store.db), links, format));
  } finally {
    await store.close();
  }
};

try {
  await run();
} catch (caught) {
  const isForPeople = caught instanceof SettingsError || caught instanceof UsageError;
  process.stderr.write(
    `${isForPeople ? caught.message : `The list could not be printed: ${reasonOf(caught)}`}\n`,
  );
  if (caught instanceof UsageError) process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
