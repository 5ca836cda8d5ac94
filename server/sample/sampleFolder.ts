import { join } from 'node:path';
import { readAndCheck } from '../festival/checking/readAndCheck.ts';
import type { FestivalFolder } from '../festival/schema/folder.ts';

/** The folder of the invented festival. */
export const sampleDirectory = join(import.meta.dirname, '../../festivals/chapiteau');

/** Reads it, by the code that reads anybody's. @throws Error that names its mistakes */
export const readSample = async (): Promise<FestivalFolder> => {
  const { folder, mistakes } = await readAndCheck(sampleDirectory);
  if (folder !== null) return folder;
  const wrong = mistakes.filter(({ severity }) => severity === 'mistake');
  throw new Error(wrong.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
};
