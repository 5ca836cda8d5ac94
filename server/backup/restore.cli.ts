import { deletionsFile } from '#server/store/engine/deletionsFile.ts';
import { readArguments } from './readArguments.ts';
import { backedUpOf } from './engines/backedUpOf.ts';
import { restoreBackup, type Restored } from './restoreBackup.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run restore -- FILE [--deletions LIST]
  brings a backup back into an empty DATA_DIR, or an empty database of DATABASE_URL, before the site starts
  --deletions  ids of accounts that were deleted since then; those of DATA_DIR/deletions count, too`;

const tellDeletions = ({ deleted, takenAt }: Restored, list: string): string =>
  deleted === null
    ? `There is no list of deletions (${list}): an account that was deleted after ${takenAt} is there again. Delete it anew: npm run members -- delete EMAIL`
    : `Accounts deleted again, because they were deleted after the backup: ${deleted}.`;

const tellFestival = ({ festival }: Restored, directory: string | null): string[] => {
  if (festival === 'none') return [];
  return festival === 'placed'
    ? [`The festival's folder is at ${directory}.`]
    : [
        `${directory} has files already and stays as it is; the festival's folder in the backup was left out.`,
      ];
};

await runCommand('restore', async ({ settings, clock, log }) => {
  const { file, values } = readArguments(usage, { deletions: { type: 'string' } });
  const { dataDirectory, festival } = settings;
  const database = backedUpOf(settings, log);
  const options = { database, dataDirectory, festival, clock, deletions: values.deletions ?? null };
  const restored = await restoreBackup(file, options);
  return [
    `Restored as of ${restored.takenAt}. Whatever was done since then is missing; every session has ended.`,
    tellDeletions(restored, deletionsFile(dataDirectory)),
    ...tellFestival(restored, festival),
  ];
});
