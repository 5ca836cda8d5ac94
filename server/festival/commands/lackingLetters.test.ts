import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lackingLetters } from './lackingLetters.ts';

test.each([
  ['of ours', readFileSync('public/fonts/figtree.woff2'), ''],
  ['of another kind', readFileSync('node_modules/bwip-js/fonts/OCRB7.ttf'), null],
  ['that is none', Buffer.from('wOF2 and no more'), null],
])(
  'FES-18: of a font %s the letters are told that it lacks, or that it is none for browsers',
  (_, font, lacking) => {
    expect(lackingLetters(font)).toBe(lacking);
  },
);
