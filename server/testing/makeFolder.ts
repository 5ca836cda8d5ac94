import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A separate folder with these files, by their paths in it. @returns its path; the caller removes it */
export const makeFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-files-'));
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  return folder;
};

/** The same, removed at the end of the test. */
export const makeOwnFolder = (files: Record<string, string>): string => {
  const folder = makeFolder(files);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
