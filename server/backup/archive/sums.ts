import { BackupError } from '../backupError.ts';

/** SHA-256 of each part, in hexadecimal. */
export type Sums = ReadonlyMap<string, string>;

/** In the form that `sha256sum -c` reads. */
export const writeSums = (sums: Sums): string => [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');

const readSums = (text: string): Sums =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

/** @throws BackupError unless the parts are those of the list, byte for byte */
export const checkSums = (found: Sums, listed: string | null): void => {
  if (listed === null) throw new BackupError('The backup has no list of its sums: it is not whole.');
  const told = readSums(listed);
  for (const name of new Set([...told.keys(), ...found.keys()]))
    if (told.get(name) !== found.get(name))
      throw new BackupError(`The backup has changed: the sum of its part ${name} is another one.`);
};
