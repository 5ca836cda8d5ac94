import { readArguments } from './readArguments.ts';
import { backedUpOf } from './engines/backedUpOf.ts';
import { runCommand } from './runCommand.ts';
import { takeBackup } from './takeBackup.ts';

const usage = `npm run backup -- FILE
  writes the database, and the folder of FESTIVAL, into a new file for its owner alone, while the site runs`;

const megabyte = 1_000_000;

await runCommand('backup', async ({ settings, clock, log }) => {
  const { file } = readArguments(usage, {});
  const database = backedUpOf(settings, log);
  const { bytes, sum, festivalFiles } = await takeBackup(file, {
    database,
    festival: settings.festival,
    clock,
  });
  const files = settings.festival === null ? '' : ` and ${festivalFiles} files of ${settings.festival}`;
  return [
    `${file}: ${(bytes / megabyte).toFixed(1)} MB, the database (${database.engine})${files}.`,
    `SHA-256 ${sum}`,
  ];
});
