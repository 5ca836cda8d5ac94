import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { measures } from '#server/festival/commands/measures.ts';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import { readAndCheck } from '../readAndCheck.ts';

/** For tests: relative dates count from this. */
const firstStart = Temporal.Instant.from('2027-06-15T16:00:00Z');

/** For tests: writes a folder. @returns its path; the caller removes it */
export const writeFolder = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-festival-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};

/** For tests: what the check says of a folder, in lines as `file:line:column: message`. */
export const linesOf = async (
  directory: string,
): Promise<{ folder: FestivalFolder | null; lines: string[] }> => {
  const { folder, mistakes } = await readAndCheck(directory, { measures, firstStart });
  const lines = mistakes.map(({ file, line, column, severity, message }) => {
    return `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`;
  });
  return { folder, lines };
};

/** For tests: the same of a folder with these files, which is gone afterwards. */
export const checkFiles = async (files: Readonly<Record<string, string | Buffer>>) => {
  const directory = writeFolder(files);
  try {
    return await linesOf(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
};
