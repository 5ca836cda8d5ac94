import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../files/nullIfMissing.ts';

/** Files of one folder; the oldest are removed. */
export interface Kept {
  read: (name: string) => Promise<Uint8Array | null>;
  /** Whole or not at all: another process may read it at any time. @throws if the folder is not writable */
  keep: (name: string, content: Uint8Array) => Promise<void>;
}

const ageOf = async (path: string): Promise<{ path: string; at: number } | null> => {
  const facts = await nullIfMissing(stat(path));
  return facts && { path, at: facts.mtimeMs };
};

/** Keeps up to `most` files in `folder`, which the first one creates. */
export const keepIn = (folder: string, most: number): Kept => {
  const trim = async (): Promise<void> => {
    const names = await readdir(folder);
    if (names.length <= most) return;
    const files = await Promise.all(names.map((name) => ageOf(join(folder, name))));
    const oldest = files.filter((file) => file !== null).toSorted((one, other) => one.at - other.at);
    for (const { path } of oldest.slice(0, names.length - most)) await nullIfMissing(unlink(path));
  };
  return {
    read: (name) => nullIfMissing(readFile(join(folder, name))),
    keep: async (name, content) => {
      await mkdir(folder, { recursive: true });
      const part = join(folder, `.${randomUUID()}.part`);
      await writeFile(part, content);
      await rename(part, join(folder, name));
      await trim();
    },
  };
};
