import type { FolderFile } from './findFiles.ts';
import { openText } from './openText.ts';
import type { Parse, Parsed } from './parsed.ts';

/** Reads files of one kind, and keeps each until it changes. */
export interface Reader<T> {
  read: (directory: string, file: FolderFile) => Promise<Parsed<T>>;
  /** Forgets the files that are gone. */
  keep: (files: ReadonlyMap<string, FolderFile>) => void;
}

export const createReader = <T>(parse: Parse<T>): Reader<T> => {
  const kept = new Map<string, { stamp: string; parsed: Parsed<T> }>();
  const read = async (directory: string, path: string): Promise<Parsed<T>> => {
    const opened = openText(directory, path);
    return 'fault' in opened
      ? { value: null, mistakes: [{ file: path, ...opened.fault, severity: 'mistake' }] }
      : await parse(opened.text, path);
  };
  return {
    read: async (directory, { path, stamp }) => {
      const known = kept.get(path);
      if (known?.stamp === stamp) return known.parsed;
      const parsed = await read(directory, path);
      kept.set(path, { stamp, parsed });
      return parsed;
    },
    keep: (files) => {
      for (const path of kept.keys()) if (!files.has(path)) kept.delete(path);
    },
  };
};
