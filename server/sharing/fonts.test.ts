import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openLetterings, ours } from './fonts.ts';

const figtree = await readFile(new URL('../../public/fonts/figtree.woff2', import.meta.url));

test('FES-18: a drawing is written in the fonts of the folder; ours stand in for none, and for one that nobody can read', () => {
  const own = openLetterings({ display: figtree, text: Buffer.from('no font') });
  const none = openLetterings({ display: null, text: null });
  const width = (lettering: typeof own.text): number => Math.round(lettering.widthOf('Les Nuits', 100));
  expect([own.text === ours.text(), none.display === ours.display(), none.text === ours.text()]).toEqual([
    true,
    true,
    true,
  ]);
  expect([width(own.display) === width(ours.text()), width(own.display) === width(ours.display())]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['  a \t b\n c ', 'a b c'],
  ['a\u00a0:\u202fb', 'a\u00a0:\u00a0b'],
  ['Nu\u0300it 🎪 \u202e日本 é', 'Nùit é'],
  ['日本', ''],
])('META-01: of %j a drawing can write %j', (text, readable) => {
  expect(ours.display().readable(text)).toBe(readable);
});
