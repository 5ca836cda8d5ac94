import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { reasonOf } from '#server/log.ts';
import type { Asked } from '../beginning/answers.ts';
import { newFestival } from '../beginning/newFestival.ts';
import { writeFiles } from '../exporting/writeFiles.ts';
import { askAnswers, type Person } from './askAnswers.ts';
import type { Command } from './command.ts';

const usage = `new DIR [--name NAME] [--languages fr,en] [--timezone ZONE] [--first-day DAY]
  writes a small festival into a new folder: three shows, two venues, pages to write; asks for what is not given`;

const options = {
  name: { type: 'string' },
  languages: { type: 'string' },
  timezone: { type: 'string' },
  'first-day': { type: 'string' },
} as const;

interface Read {
  directory: string;
  flags: Partial<Record<Asked, string>>;
}

/** @returns a sentence if they cannot be read */
const readArguments = (args: string[]): Read | string => {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0) return 'Name one folder.';
    const { 'first-day': firstDay, ...others } = values;
    return { directory, flags: firstDay === undefined ? others : { ...others, firstDay } };
  } catch (caught) {
    return reasonOf(caught);
  }
};

const isTaken = (directory: string): boolean => {
  try {
    return readdirSync(directory).length > 0;
  } catch {
    return false;
  }
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const refuse = (...lines: string[]): number => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return 1;
};

const nextSteps = (directory: string): string => `Next:
  npm run festival -- check ${directory}
  FESTIVAL=${directory} npm start`;

const write = async ({ directory, flags }: Read, person: Person | null): Promise<number> => {
  const asked = await askAnswers(flags, person);
  if ('faults' in asked) return refuse(...asked.faults);
  const written = await writeFiles(directory, await newFestival(asked.answers));
  if ('refusal' in written) return refuse(written.refusal);
  say(
    `${directory}: ${written.written} files written. Pages marked "placeholder: true" wait for your words.`,
  );
  say(nextSteps(directory));
  return 0;
};

const run = async (args: string[]): Promise<number> => {
  const read = readArguments(args);
  if (typeof read === 'string') return refuse(read, usage);
  if (isTaken(read.directory)) return refuse(`${read.directory} is not empty: name a new folder.`);
  if (!process.stdin.isTTY) return write(read, null);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await write(read, { ask: (question) => lines.question(`${question} `), say });
  } finally {
    lines.close();
  }
};

/** `npm run festival -- new DIR` */
export const newCommand: Command = { usage, run };
