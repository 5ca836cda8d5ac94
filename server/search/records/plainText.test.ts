import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<p><strong>Ines Halloran</strong>, voix</p>', 'Ines Halloran, voix'],
  ['<ul><li>Étale</li><li><em>Flot</em>.</li></ul>', 'Étale Flot.'],
  ['<p>Un</p><p>Deux<br>Trois</p>', 'Un Deux Trois'],
  ['<article>Le <a href="/x">quai</a>; <sub>2</sub></article>', 'Le quai; 2'],
])('SRC-01: words are parted where lines are, and a comma stands at its word (%s)', (html, text) => {
  expect(plainText(html)).toBe(text);
});
