import { createClock, type Clock } from '#server/clock.ts';
import { readSettings, SettingsError, type Settings } from '#server/environment.ts';
import { createLog, reasonOf, type Log } from '#server/log.ts';
import { BackupError } from './backupError.ts';

interface Surroundings {
  settings: Settings;
  clock: Clock;
  log: Log;
}

const codeOf = (caught: unknown): string | null =>
  caught instanceof Error && 'code' in caught ? String(caught.code) : null;

/** Runs a command. @returns its lines for a person; a failure is a sentence on standard error, and the exit code 1 */
export const runCommand = async (
  name: string,
  work: (surroundings: Surroundings) => Promise<readonly string[]>,
): Promise<void> => {
  try {
    const settings = readSettings(process.env);
    const lines = await work({ settings, clock: createClock(settings.now), log: createLog() });
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } catch (caught) {
    const isForPeople = caught instanceof SettingsError || caught instanceof BackupError;
    const reason = codeOf(caught) === 'ENOSPC' ? 'the disk is full' : reasonOf(caught);
    process.stderr.write(`${isForPeople ? caught.message : `The ${name} failed: ${reason}.`}\n`);
    process.exitCode = 1;
  }
};
