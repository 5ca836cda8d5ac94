import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isNotModified, prepareEntry, sizeOf, type Variant } from './entry.ts';
import { page, text } from './testing/preparedSite.ts';

const entryOf = (...told: Parameters<typeof page>) => prepareEntry(page(...told), {}, true);
const words = ({ body }: Variant): string => Buffer.from(body).toString();
const video = { 'content-type': 'text/vtt', 'accept-ranges': 'bytes' };

describe('caching: the forms of an answer', () => {
  test('who waits for the same form waits for one of it', async () => {
    const entry = entryOf();
    const [one, other] = [entry.variant('br'), entry.variant('br')];
    expect(one).toBe(other);
    expect(await entry.variant('br')).toBe(await one);
  });

  test('the plain form is there after the zipped one, and after what cannot be made smaller', async () => {
    const zipped = entryOf();
    expect(gunzipSync((await zipped.variant('gzip')).body).toString()).toBe(text);
    expect(words(await zipped.variant('identity'))).toBe(text);
    expect(brotliDecompressSync((await zipped.variant('br')).body).toString()).toBe(text);
    const noise = randomBytes(400);
    const entry = entryOf('', { headers: { 'content-type': 'text/plain' }, body: noise });
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { body, headers } = await entry.variant(encoding);
      expect([noise.equals(body), headers['content-encoding']]).toEqual([true, undefined]);
    }
  });

  test('of what offers parts of itself the plain form stays, of all else the compressed one', async () => {
    const kept = async (headers: Record<string, string>, status = 200) => {
      const entry = entryOf(text, { headers, status });
      await entry.variant('br');
      return [entry.isRanged, Object.keys(entry.variants).toSorted()];
    };
    expect([await kept(video), await kept({ 'content-type': 'text/vtt' }), await kept(video, 404)]).toEqual([
      [true, ['br', 'identity']],
      [false, ['br']],
      [false, ['br']],
    ]);
  });

  test('a form that was made before is sent as it is', async () => {
    const brotli = brotliCompressSync(text);
    const entry = entryOf(text, { brotli });
    const { body, headers } = await entry.variant('br');
    expect([brotli.equals(body), headers['content-encoding']]).toEqual([true, 'br']);
    expect(words(await entry.variant('identity'))).toBe(text);
    const picture = entryOf(text, { headers: { 'content-type': 'image/avif' }, brotli });
    expect(words(await picture.variant('br'))).toBe(text);
  });

  test('smaller still is made of what was compressed quickly, and of nothing else', async () => {
    const quick = entryOf();
    const first = await quick.variant('br');
    await quick.improve();
    expect(await quick.variant('br')).not.toBe(first);

    const best = entryOf(text, { effort: 'best' });
    const made = await best.variant('br');
    await best.improve();
    expect(await best.variant('br')).toBe(made);

    const picture = entryOf(text, { headers: { 'content-type': 'image/avif' } });
    const whole = await picture.variant('br');
    await picture.improve();
    expect(picture.variants).toEqual({ identity: whole, br: whole });

    const unasked = entryOf();
    await unasked.improve();
    expect(Object.keys(unasked.variants)).toEqual(['identity']);
  });

  test('bytes in memory: each body once, and four kilobytes for all else', async () => {
    const picture = entryOf(text, { headers: { 'content-type': 'image/avif' } });
    await picture.variant('br');
    expect(sizeOf(picture)).toBe(4_096 + text.length);
  });
});

test.each([
  ['', false],
  ['*', true],
  [' * ', true],
  ['"*"', false],
  [null, false],
  [undefined, false],
])('caching: what has a tag is known by If-None-Match: %j: %s', (header, isKnown) => {
  expect(isNotModified(entryOf(), header)).toBe(isKnown);
});

test.each([404, 302, 503])('caching: what has no tag, as a %i, is never known', (status) => {
  const entry = entryOf(text, { status });
  expect([entry.tag, isNotModified(entry, '*'), isNotModified(entry, '""')]).toEqual(['', false, false]);
});
