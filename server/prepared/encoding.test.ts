import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';

describe('prepared: the form of a body is what the request accepts', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
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
  expect(isCompressible('image/avif', 5_000)).toBe(false);
  expect([isCompressible('text/plain', 255), isCompressible('text/plain', 256)]).toEqual([false, true]);
});

test('prepared: compressed bodies are the same body', async () => {
  const body = Buffer.from('Théâtre du Coin '.repeat(5_000));
  expect(brotliDecompressSync(await compress(body, 'br', 'quick')).equals(body)).toBe(true);
  expect(brotliDecompressSync(await compress(body, 'br', 'best')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip', 'quick')).equals(body)).toBe(true);
});
