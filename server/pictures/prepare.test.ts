import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureLimits } from './limits.ts';
import { lookAtPicture } from './lookAtPicture.ts';
import { prepare } from './prepare.ts';
import { drawing, moving, original } from './testing/originals.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepared = async (bytes: Buffer, as = 'original'): Promise<string> => {
  const path = join(folder, as);
  writeFileSync(path, bytes);
  const answer = await prepare({ original: path, shelf: join(folder, 'shelf') });
  return 'name' in answer ? answer.name : answer.fault;
};
const sizeIn = (name: string): string => name.split('-').slice(1).join('-');
const file = (name: string, size: string): string => join(folder, 'shelf', name, size);

describe('an original', () => {
  test.each([
    ['JPEG', () => original().jpeg({ quality: 100 }).toBuffer()],
    ['PNG', () => original().png().toBuffer()],
    ['WebP', () => original().webp({ lossless: true }).toBuffer()],
    ['AVIF', () => original().avif({ quality: 100 }).toBuffer()],
    ['TIFF', () => original().tiff({ compression: 'lzw' }).toBuffer()],
  ])('PIC-01: %s is taken', async (_, made) => {
    expect(sizeIn(await prepared(await made()))).toMatch(/^40x24-7[3-5]4[c-f]5[0-4]$/);
  });

  test.each([
    ['of 16 bits', () => original().toColourspace('rgb16').png().toBuffer()],
    ['of a wide gamut', () => original().withIccProfile('p3').png().toBuffer()],
  ])('PIC-02: one %s keeps its colours, in sRGB', async (_, made) => {
    const name = await prepared(await made());
    const { dominant } = await sharp(readFileSync(file(name, '40.webp')))
      .extract({ left: 30, top: 5, width: 8, height: 12 })
      .stats();
    expect(dominant.r).toBeGreaterThan(180);
    expect(dominant.b).toBeLessThan(60);
  });

  test('PIC-02: the inks of a press become colours', async () => {
    const white = await sharp({ create: { width: 40, height: 24, channels: 3, background: '#ffffff' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(sizeIn(await prepared(white))).toMatch(/^40x24-f[d-f]f[d-f]f[d-f]$/);
  });

  test('PIC-02: one that is transparent somewhere stays so, and has no colour', async () => {
    const name = await prepared(
      await sharp({ create: { width: 40, height: 24, channels: 4, background: '#c83c1480' } })
        .png()
        .toBuffer(),
    );
    const { hasAlpha } = await sharp(readFileSync(file(name, '40.avif'))).metadata();
    expect([sizeIn(name), hasAlpha]).toEqual(['40x24', true]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('PIC-02: the camera’s turn %i is made, and forgotten', async (turn) => {
    const upright = await original().png().toBuffer();
    const turned = await sharp(upright).withMetadata({ orientation: turn }).png().toBuffer();
    const asSeen = await sharp(turned, { autoOrient: true }).png().toBuffer();
    const pixels = async (name: string) =>
      sharp(readFileSync(file(name, `${sizeIn(name).split('x')[0]}.webp`)))
        .raw()
        .toBuffer();
    const { width, height } = await sharp(asSeen).metadata();
    expect(await lookAtPicture(turned)).toEqual({ width, height, format: 'png', moves: false });
    const [told, expected] = [await prepared(turned, 'turned'), await prepared(asSeen, 'seen')];
    expect(await pixels(told)).toEqual(await pixels(expected));
    const { orientation, exif, icc, xmp } = await sharp(
      readFileSync(file(told, readdirSync(file(told, ''))[0] ?? '')),
    ).metadata();
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('PIC-02: it comes as AVIF and WebP in the widths of pages, never wider than it is', async () => {
    const name = await prepared(await original(700, 420).png().toBuffer());
    const files = readdirSync(file(name, '')).toSorted();
    expect(files).toEqual(['320.avif', '320.webp', '640.avif', '640.webp', '700.avif', '700.webp']);
    const seen = await Promise.all(
      files.map(async (one) => {
        const { width, format } = await sharp(readFileSync(file(name, one))).metadata();
        return `${width}.${format === 'heif' ? 'avif' : format}`;
      }),
    );
    expect(seen).toEqual(files);
  });

  test('PIC-02: one that is tall is no taller than pages use', async () => {
    const tall = await original(30, 4_000).png().toBuffer();
    expect(sizeIn(await prepared(tall))).toMatch(/^24x3200-/);
  });

  test('PIC-02: a picture that moves stands still', async () => {
    const bytes = await moving();
    expect(await lookAtPicture(bytes)).toEqual({ width: 40, height: 24, format: 'webp', moves: true });
    expect(sizeIn(await prepared(bytes))).toMatch(/^40x24-c[6-9]3[a-e]1[2-6]$/);
  });

  test('PIC-02: the pages of a TIFF are no film', async () => {
    const bytes = await moving('tiff');
    expect(await lookAtPicture(bytes)).toEqual({ width: 40, height: 24, format: 'tiff', moves: false });
    expect(sizeIn(await prepared(bytes))).toMatch(/^40x24-c[6-9]3[a-e]1[2-6]$/);
  });

  test('PIC-09: a drawing becomes pixels of the widest size; it runs nothing, and fetches nothing', async () => {
    const loud = drawing()
      .toString()
      .replace(
        '</svg>',
        '<script>document.documentElement.remove()</script>' +
          `<image href="http://127.0.0.1:9/x.png" width="100" height="60"/><image href="file://${folder}/secret.png" width="100" height="60"/></svg>`,
      );
    writeFileSync(join(folder, 'secret.png'), await original(100, 60).png().toBuffer());
    expect(sizeIn(await prepared(Buffer.from(loud)))).toBe('1600x960-c83c14');
  });

  test('PIC-09: a tiny drawing has the widest size, too', async () => {
    const tiny = drawing().toString().replace('viewBox="0 0 100 60"', 'viewBox="0 0 10 1"');
    expect(sizeIn(await prepared(Buffer.from(tiny)))).toMatch(/^1600x16/);
  });

  test('PIC-04: the same content is prepared once, whatever its name', async () => {
    const bytes = await original().png().toBuffer();
    const name = await prepared(bytes, 'one.png');
    rmSync(file(name, '40.avif'));
    expect(await prepared(bytes, 'other.png')).toBe(name);
    expect(existsSync(file(name, '40.avif'))).toBe(false);
  });

  test('PIC-04: two that prepare it at once leave one whole picture, and no rest', async () => {
    const bytes = await original().png().toBuffer();
    const names = await Promise.all([prepared(bytes, 'one.png'), prepared(bytes, 'other.png')]);
    expect(new Set(names).size).toBe(1);
    expect(readdirSync(join(folder, 'shelf'))).toEqual([names[0]]);
    expect(readdirSync(file(names[0] ?? '', '')).toSorted()).toEqual(['40.avif', '40.webp']);
  });
});

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const kinds = 'use JPEG, PNG, WebP, AVIF, TIFF or SVG';

describe('an original is refused', () => {
  const noisy = () =>
    sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#777777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  const refusals: [why: string, made: () => Promise<Buffer> | Buffer, fault: string][] = [
    ['without content', () => Buffer.alloc(0), 'is empty'],
    ['that is a text', () => Buffer.from('hello'), `is damaged, or no picture: ${kinds}`],
    ['as a GIF', () => original().gif().toBuffer(), `is a picture of the kind gif: ${kinds}`],
    ['of 40 MB and a byte', () => Buffer.alloc(pictureLimits.bytes + 1), 'has 41 MB: make it 40 MB at most'],
    [
      'with more than 100 megapixels',
      () =>
        sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: '#ffffff' } })
          .png()
          .toBuffer(),
      'has 101 megapixels: make it 100 at most',
    ],
    [
      'as a JPEG without its end',
      async () => cut(await noisy().jpeg().toBuffer()),
      'is damaged: its end is missing',
    ],
    [
      'as a PNG without its end',
      async () => cut(await noisy().png().toBuffer()),
      'is damaged: its end is missing',
    ],
  ];
  test.each(refusals)('PIC-01: %s', async (_, made, fault) => {
    const bytes = await made();
    expect([await lookAtPicture(bytes), await prepared(bytes)]).toEqual([{ fault }, fault]);
  });

  test.each([
    ['WebP', () => noisy().webp().toBuffer()],
    ['AVIF', () => noisy().avif().toBuffer()],
    ['TIFF', () => noisy().tiff().toBuffer()],
  ])('PIC-01: as a %s without its end', async (_, made) => {
    const whole = await made();
    expect(await lookAtPicture(whole)).not.toHaveProperty('fault');
    expect(await lookAtPicture(cut(whole))).toEqual({ fault: expect.stringMatching(/^is damaged/) });
  });

  test('PIC-01: but not one behind whose end a camera wrote something', async () => {
    const bytes = Buffer.concat([await noisy().jpeg().toBuffer(), Buffer.alloc(100_000, 7)]);
    expect(await lookAtPicture(bytes)).toEqual({ width: 300, height: 200, format: 'jpeg', moves: false });
  });
});
