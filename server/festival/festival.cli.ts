import { reasonOf } from '../log.ts';
import { checkCommand } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { exportCommand } from './commands/export.ts';
import { loadCommand } from './commands/load.ts';
import { newCommand } from './commands/new.ts';

const commands: ReadonlyMap<string, Command> = new Map([
  ['new', newCommand],
  ['check', checkCommand],
  ['load', loadCommand],
  ['export', exportCommand],
]);

/** The exit code for arguments that nobody can follow. */
const wrongUsage = 2;

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = commands.get(name);
  if (command) return command.run(args);
  const usages = [...commands.values()].map(({ usage }) => usage);
  const fault = name === '' ? 'Name a command.' : `There is no command ${name}.`;
  process.stderr.write(`${fault}\nnpm run festival -- COMMAND\n\n${usages.join('\n\n')}\n`);
  return wrongUsage;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (caught) {
  process.stderr.write(`The command failed: ${reasonOf(caught)}.\n`);
  process.exitCode = 1;
}
