import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPreparedName } from '#contract/pictures/prepared.ts';
import { nullIfMissing } from '../files/nullIfMissing.ts';
import { pictureLimits } from './limits.ts';
import { preparingAnswer, type PreparingAnswer } from './preparingMessages.ts';

/** A file as it is now. */
export interface Original {
  path: string;
  size: number;
  /** Changes with every change of the file. */
  tag: string;
}

/** Prepared pictures in a folder of `DATA_DIR`, by their content, and the result for each file. */
export interface Shelf {
  folder: string;
  /** The result for a file as it is now; null if nobody knows. */
  read: (original: Original) => Promise<PreparingAnswer | null>;
  /** Keeps the result for it: a later start need not read the file. */
  note: (original: Original, answer: PreparingAnswer) => Promise<void>;
  /** Removes what nobody uses any more, in any process. @param used what this one uses */
  clean: (used: ReadonlyMap<string, Original>) => Promise<void>;
}

const noteForm = v.pipe(v.string(), v.parseJson(), preparingAnswer);

/** Another name for each state of a file. */
const stampOf = ({ path, tag }: Original): string =>
  createHash('sha256').update(`${path}\0${tag}`).digest('hex').slice(0, 32);

export const shelfIn = (dataDirectory: string): string => join(dataDirectory, 'pictures');

export const openShelf = (dataDirectory: string): Shelf => {
  const folder = shelfIn(dataDirectory);
  const notes = join(folder, 'notes');
  const noteOf = (original: Original): string => join(notes, stampOf(original));

  const isThere = async (name: string): Promise<boolean> =>
    readPreparedName(name) !== null && (await nullIfMissing(stat(join(folder, name)))) !== null;
  const touch = async (path: string): Promise<void> => {
    const now = new Date();
    await nullIfMissing(utimes(path, now, now));
  };
  /** The machine's time: that of its files. */
  const removeOlder = async (
    where: string,
    isMeant: (name: string) => boolean,
    age: number,
  ): Promise<void> => {
    const now = Temporal.Now.instant().epochMilliseconds;
    for (const name of ((await nullIfMissing(readdir(where))) ?? []).filter(isMeant)) {
      const facts = await nullIfMissing(stat(join(where, name)));
      if (facts !== null && facts.mtimeMs < now - age)
        await rm(join(where, name), { recursive: true, force: true });
    }
  };

  return {
    folder,
    read: async (original) => {
      const written = await nullIfMissing(readFile(noteOf(original), 'utf8'));
      const note = v.safeParse(noteForm, written);
      if (!note.success) return null;
      return 'fault' in note.output || (await isThere(note.output.name)) ? note.output : null;
    },
    note: async (original, answer) => {
      await mkdir(notes, { recursive: true });
      const part = join(notes, `.${randomUUID()}.part`);
      await writeFile(part, JSON.stringify(answer));
      await rename(part, noteOf(original));
    },
    clean: async (used) => {
      for (const [name, original] of used) {
        await touch(join(folder, name));
        await touch(noteOf(original));
      }
      await removeOlder(folder, (name) => readPreparedName(name) !== null, pictureLimits.unusedFor);
      await removeOlder(notes, (name) => !name.startsWith('.'), pictureLimits.unusedFor);
      for (const where of [folder, notes])
        await removeOlder(where, (name) => name.endsWith('.part'), pictureLimits.interruptedFor);
    },
  };
};
