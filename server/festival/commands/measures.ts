import { readFile } from 'node:fs/promises';
import type { Measures } from '../checking/checkMedia.ts';
import { lackingLetters } from './lackingLetters.ts';
import { pictureWidth } from './pictureWidth.ts';

/** The commands' looks into the files of a folder. */
export const measures: Measures = {
  pictureWidth,
  lackingLetters: async (file) => lackingLetters(await readFile(file)),
};
