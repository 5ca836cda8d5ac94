import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reasonOf } from '#server/log.ts';
import { BackupError } from './backupError.ts';

/** The one file that a command names, and its flags. @throws BackupError with the usage */
export const readArguments = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, strict: true, options });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Name one file');
    return { file, values };
  } catch (caught) {
    throw new BackupError(`${reasonOf(caught)}.\n${usage}`);
  }
};
