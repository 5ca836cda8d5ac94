import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reasonOf } from '#server/log.ts';
import { readAndCheck } from '../checking/readAndCheck.ts';
import { festivalLimits } from '../limits.ts';
import type { Mistake } from '../mistake.ts';
import type { Command } from './command.ts';
import { measures } from './measures.ts';

const usage = `check DIR [--json]
  names every mistake of a festival's folder with its file, line and column; the exit code is 1 if there is one`;
/** The exit code for arguments that nobody can follow. */
const wrongUsage = 2;

interface Read {
  directory: string;
  isJson: boolean;
}

/** @returns a sentence if they cannot be read */
const readArguments = (args: string[]): Read | string => {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0) return 'Name one folder.';
    const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isFolder ? { directory, isJson: values.json } : `${directory} is no folder.`;
  } catch (caught) {
    return reasonOf(caught);
  }
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isMistake = ({ severity }: Mistake): boolean => severity === 'mistake';
const inWords = ({ file, line, column, severity, message }: Mistake): string =>
  `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`;
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** As many as somebody reads; mistakes go before warnings, in the order of the folder. */
const listed = (mistakes: readonly Mistake[]): readonly Mistake[] => {
  const most = festivalLimits.listedMistakes;
  if (mistakes.length <= most) return mistakes;
  const first = [...mistakes.filter(isMistake), ...mistakes.filter((each) => !isMistake(each))];
  const shown = new Set(first.slice(0, most));
  return mistakes.filter((each) => shown.has(each));
};

/** Says what is wrong with a folder, in lines that editors can follow. */
export const sayMistakes = (mistakes: readonly Mistake[]): void => {
  const shown = listed(mistakes);
  for (const mistake of shown) say(inWords(mistake));
  if (shown.length < mistakes.length) say(`and ${mistakes.length - shown.length} more`);
  const count = mistakes.filter(isMistake).length;
  say(`${counted(count, 'mistake')}, ${counted(mistakes.length - count, 'warning')}`);
};

const run = async (args: string[]): Promise<number> => {
  const read = readArguments(args);
  if (typeof read === 'string') {
    process.stderr.write(`${read}\n${usage}\n`);
    return wrongUsage;
  }
  const { mistakes } = await readAndCheck(read.directory, { measures });
  if (read.isJson) say(JSON.stringify({ mistakes }, null, 2));
  else sayMistakes(mistakes);
  return mistakes.some(isMistake) ? 1 : 0;
};

/** `npm run festival -- check DIR` */
export const checkCommand: Command = { usage, run };
