import { createClock } from '#server/clock.ts';
import { readSettings, SettingsError } from '#server/environment.ts';
import { createLog, reasonOf } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { StaffError, whoRuns, type Command } from './staff.ts';

/** Arguments that name no command. */
class UsageError extends StaffError {
  override name = 'UsageError';
}

/** @throws UsageError, SettingsError, StaffError */
const run = async (
  commands: Readonly<Record<string, Command>>,
  [name = '', ...args]: readonly string[],
): Promise<void> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command ${name}.`);
  const work = command.prepare([...args]);
  const settings = readSettings(process.env);
  if (settings.memberApiUrl !== null)
    throw new StaffError('The members of this site are on another host (MEMBER_API_URL): ask there.');
  const log = createLog();
  const store = await openStore(settings, log);
  try {
    const clock = createClock(settings.now);
    const print = (text: string): void => void process.stdout.write(text);
    const say = (line: string): void => print(`${line}\n`);
    await work({ settings, store, clock, log, who: whoRuns(), say, print });
  } finally {
    await store.close();
  }
};

/**
 * Runs one of the commands with the arguments of this process; a failure is a sentence on standard error, and the exit code 1.
 * @param script the name of `npm run …`
 */
export const runCommands = async (
  script: string,
  commands: Readonly<Record<string, Command>>,
): Promise<void> => {
  try {
    await run(commands, process.argv.slice(2));
  } catch (caught) {
    const isForPeople = caught instanceof SettingsError || caught instanceof StaffError;
    process.stderr.write(`${isForPeople ? caught.message : `The command failed: ${reasonOf(caught)}.`}\n`);
    if (caught instanceof UsageError) {
      const usages = Object.values(commands).map(({ usage }) => usage);
      process.stderr.write(`npm run ${script} -- COMMAND\n\n${usages.join('\n\n')}\n`);
    }
    process.exitCode = 1;
  }
};
