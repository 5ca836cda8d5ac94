import { readFile } from 'node:fs/promises';
import { lookAtPicture } from '#server/pictures/lookAtPicture.ts';
import type { Measures } from '../checking/checkMedia.ts';
import { lackingLetters } from './lackingLetters.ts';

/** The commands' looks into the files of a folder. */
export const measures: Measures = {
  seePicture: async (file) => lookAtPicture(await readFile(file)),
  lackingLetters: async (file) => lackingLetters(await readFile(file)),
};
