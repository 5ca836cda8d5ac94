import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../files/nullIfMissing.ts';

/** The part after the time in a file's name; the time ends at the first `Z`. */
const recipientIn = (name: string): string => name.slice(name.indexOf('Z-') + 'Z-'.length);

/** Two recipients may share a file name: the letter itself names its own. */
const isTo = (letter: string, recipient: string): boolean => /^To:\s+(\S+)$/m.exec(letter)?.[1] === recipient;

/**
 * Removes every letter to a recipient from an outbox.
 * @param called the recipient in file names @throws if a file cannot be removed
 */
export const forgetLetters = async (
  folder: string,
  { recipient, called }: { recipient: string; called: string },
): Promise<void> => {
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  for (const name of names.filter((one) => recipientIn(one) === `${called}.eml`)) {
    const path = join(folder, name);
    const letter = await nullIfMissing(readFile(path, 'utf8'));
    if (letter !== null && isTo(letter, recipient)) await nullIfMissing(unlink(path));
  }
};
