import type { MotifName } from './motifs.ts';

/** The portraits' facts about their sitters, by the artist's id. */
export const longHaired: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 11, 13, 15, 18, 20, 22, 24, 26, 28, 29, 31, 33, 34, 36, 38, 39, 41, 43, 45, 47, 50, 56, 58,
  61, 64, 66, 67, 69, 73, 75, 78, 80, 82, 84,
]);
export const bearded: ReadonlySet<number> = new Set([
  2, 6, 10, 14, 17, 25, 30, 37, 42, 54, 57, 63, 70, 76, 77, 79,
]);
export const clowns: ReadonlySet<number> = new Set([68, 69, 70, 72]);

/** Sitters with one best drawing of the posters. */
export const poses: Readonly<Record<number, MotifName>> = {
  49: 'fiddle',
  53: 'whale',
  59: 'mime',
  60: 'raccoon',
  62: 'trapeze',
  71: 'teeter',
};

/** Things that some hold in front of them. */
export const carries: Readonly<Record<number, MotifName>> = {
  2: 'couch',
  8: 'headphones',
  12: 'streetcar',
  28: 'clock',
  33: 'lips',
  35: 'cake',
  40: 'bear',
  47: 'poutine',
  50: 'kazoo',
  51: 'washer',
  52: 'radio',
  54: 'drum',
  55: 'piano',
  57: 'guitar',
  63: 'juggling',
  65: 'cone',
  72: 'lobster',
  73: 'sock',
  74: 'book',
  75: 'magnifier',
  77: 'tophat',
  81: 'pigeon',
  82: 'crystal',
  83: 'samovar',
  80: 'chicken',
};

/** Skins (an index of `skins`) that are not left to the dice. */
export const complexions: Readonly<Record<number, number>> = {
  3: 2,
  4: 4,
  9: 1,
  12: 4,
  13: 5,
  15: 4,
  16: 2,
  21: 4,
  22: 3,
  24: 1,
  27: 2,
  29: 5,
  32: 1,
  40: 3,
  41: 5,
  63: 4,
};
