import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For tests: the files below a folder with one of some words in their bytes (UTF-8) or in their names. */
export const filesThatHold = (folder: string, words: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ name, parentPath }) => {
      const bytes = readFileSync(join(parentPath, name));
      return words.some((word) => name.includes(word) || bytes.includes(word));
    })
    .map(({ name }) => name)
    .toSorted();
