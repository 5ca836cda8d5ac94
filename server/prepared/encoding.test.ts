import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';

describe('prepared: the form of a body is what the request accepts', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.5, gzip', 'br'],
    ['br; q=0, gzip', 'gzip'],
    ['br;level=4', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['brotli', 'identity'],
    ['br;q=x', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ] as const)('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

test('prepared: text is compressed, pictures and small bodies are not', () => {
  expect(isCompressible('application/json', 5_000)).toBe(true);
  expect(isCompressible('text/html; charset=utf-8', 5_000)).toBe(true);
  expect(isCompressible('image/svg+xml', 5_000)).toBe(true);
  expect(isCompressible('application/rss+xml; charset=utf-8', 5_000)).toBe(true);
  expect(isCompressible('application/ld+json', 5_000)).toBe(true);
  expect(isCompressible('application/wasm', 5_000)).toBe(true);
  expect(isCompressible('x-text/plain', 5_000)).toBe(false);
  expect(isCompressible('application/pdf', 5_000)).toBe(false);
  expect(isCompressible('image/avif', 5_000)).toBe(false);
  expect([isCompressible('text/plain', 255), isCompressible('text/plain', 256)]).toEqual([false, true]);
});

test('prepared: compressed bodies are the same body', async () => {
  const body = Buffer.from('Théâtre du Coin '.repeat(5_000));
  expect(brotliDecompressSync(await compress(body, 'br', 'quick')).equals(body)).toBe(true);
  expect(brotliDecompressSync(await compress(body, 'br', 'best')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip', 'quick')).equals(body)).toBe(true);
});

test.each([
  [300, 9, 16],
  [8_192, 9, 16],
  [8_193, 6, 16],
  [65_536, 6, 16],
  [65_537, 6, 17],
  [4_194_305, 6, 22],
])('prepared: %i bytes are compressed with effort %i, in a window of 2^%i', async (size, quality, window) => {
  const words = Array.from({ length: 3_000 }, (_, index) => `${index ** 3} nuits. `).join('');
  const body = Buffer.alloc(size, words);
  const sent = await compress(body, 'br', 'quick');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  expect(brotliCompressSync(body, { params }).equals(sent)).toBe(true);
});

test('prepared: zipped bodies are zipped with effort 6', async () => {
  const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index ** 3} nuits. `).join(''));
  expect(gzipSync(body, { level: 6 }).equals(await compress(body, 'gzip', 'quick'))).toBe(true);
});
