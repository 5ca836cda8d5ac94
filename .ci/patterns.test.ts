import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { worstTextFor } from './backtracking.ts';
import { patternsIn } from './patterns.ts';

/** Tests, and the tools that attack a site, read no strangers' text. */
const isOfTheSite = (file: string): boolean =>
  !/\.test\.tsx?$|\/testing\//.test(file) && !file.startsWith('server/stress/');

test('Security: for no regular expression the time grows faster than the text that it reads', () => {
  const files = globSync('{contract,machines,src,server}/**/*.{ts,tsx}').filter(isOfTheSite);
  const patterns = new Map<string, { file: string; worst: string | null }>();
  for (const file of files)
    for (const pattern of patternsIn(file, readFileSync(file, 'utf8'))) {
      const written = `/${pattern.source}/${pattern.flags}`;
      if (!patterns.has(written)) patterns.set(written, { file, worst: worstTextFor(pattern) });
    }
  expect([...patterns].filter(([, { worst }]) => worst !== null)).toEqual([]);
  expect(patterns.size).toBeGreaterThan(200);
});

test.each([
  /a+$/,
  /\/+$/,
  /(?:[a-z]+)+$/,
  /^(\w+\s?)*$/,
  /<[^>]*>/,
  /\s*,/g,
  /\B(?=(?:\d{3})+$)/g,
  /"(?:[^"]|\\")*x/,
])('control: for %s it does', (pattern) => {
  expect(worstTextFor(pattern)).not.toBeNull();
});

test.each([/(?<!a)a+$/, /^a+$/, /<[^<>]*>/, /(?:a|b|c|dd)+e?/g, /\s+/, /\b(?:free|gratuite?s?)\b/i])(
  'control: for %s it does not',
  (pattern) => {
    expect(worstTextFor(pattern)).toBeNull();
  },
);

test('Security: patterns are read wherever they stand, also those built of texts of their file', () => {
  const code = String.raw`
    const letters = '[a-z]';
    const word = new RegExp(String.raw${'`'}^\d(${'${letters}'}+)$${'`'}, 'u');
    const found = <p>{text.split(/,\s*/g)[0]}{RegExp('x')}</p>;`;
  expect(patternsIn('a.tsx', code)).toEqual([
    { source: String.raw`,\s*`, flags: 'g' },
    { source: String.raw`^\d([a-z]+)$`, flags: 'u' },
    { source: 'x', flags: '' },
  ]);
  expect(() => patternsIn('a.ts', 'const made = (text) => new RegExp(text);')).toThrow('a.ts');
});
