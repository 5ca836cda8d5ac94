import { globSync, readFileSync } from 'node:fs';
import { languages } from '#contract/address/language.ts';
import { pairNames, pairPath } from '#contract/address/pairs.ts';
import { createReaders } from '#server/festival/reading/readers.ts';
import { readParts } from '#server/festival/reading/readParts.ts';
import { textsIn } from './textsIn.ts';
import { tracesApart } from './tracesApart.ts';
import { tracesOf, type Traces } from './tracesOf.ts';

/** Everything that the software says, in both languages, and the addresses of its own pages. */
const softwareTexts = (): string[] => [
  ...globSync('locales/*/*.json').flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
  ...languages.flatMap((lang) => pairNames.map((name) => pairPath(name, lang))),
];

const partsOf = async (directory: string) => (await readParts(directory, createReaders())).parts;

/** For tests: by what one recognises the festival of a folder on the site of another one. */
export const festivalTraces = async (directory: string, other: string): Promise<Traces> => {
  const { media: _, ...texts } = await partsOf(other);
  return tracesApart(tracesOf(await partsOf(directory)), [...textsIn(texts), ...softwareTexts()]);
};
