import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testFestival } from '../profile/testing/testFestival.ts';
import { ThreadEnded } from '../threads/thread.ts';
import { drawBrand, drawPicture } from './draw.ts';
import { createDrawing } from './drawing.ts';
import type { Told } from './pictureContent.ts';

const told: Told = {
  id: '1',
  title: 'Les Nuits blanches',
  brand: 'Chapiteau',
  dates: [],
  place: 'Montréal',
  poster: null,
  look: testFestival.look,
};
const figure = await readFile(
  new URL('../../festivals/chapiteau/media/look/mascot-laughing.svg', import.meta.url),
);
const own = { display: null, text: null, mascot: figure };
const open = (file?: URL) => {
  const drawing = createDrawing(file);
  onTestFinished(drawing.close);
  return drawing;
};

test('META-01: a picture drawn in the thread is, byte by byte, the one that is drawn here', async () => {
  const { draw } = open();
  const poster = await readFile(
    new URL('../../festivals/chapiteau/media/posters/12-800.webp', import.meta.url),
  );
  const [bare, pasted] = await Promise.all([draw(told, null, own), draw(told, poster, own)]);
  expect(Buffer.compare(bare, await drawPicture(told, null, own))).toBe(0);
  expect(Buffer.compare(pasted, await drawPicture(told, poster, own))).toBe(0);
  expect(Buffer.compare(bare, pasted)).not.toBe(0);
});

test('META-01: what cannot be drawn says why, and the thread goes on', async () => {
  const { draw } = open();
  const [unreadable, broken, next] = await Promise.allSettled([
    draw({ ...told, title: '日本' }, null, own),
    draw(told, Buffer.from('no picture'), own),
    draw(told, null, own),
  ]);
  expect(unreadable).toMatchObject({
    reason: { message: expect.stringContaining('no letter of our fonts') },
  });
  expect(broken).toMatchObject({ reason: { message: expect.stringContaining('unsupported image format') } });
  expect(next.status).toBe('fulfilled');
});

test('META-01: when the site closes, the pictures that are being drawn are finished, and no other is begun', async () => {
  const { draw, close } = open();
  const begun = Promise.all([draw(told, null, own), draw(told, null, own)]);
  close();
  await expect(draw(told, null, own)).rejects.toThrow(ThreadEnded);
  expect((await begun).map(({ length }) => length > 0)).toEqual([true, true]);
});

test('META-01: after a thread has died, the next picture starts another', async () => {
  const { draw } = open(new URL('testing/dyingThread.ts', import.meta.url));
  await expect(draw({ ...told, title: 'dies' }, null, own)).rejects.toThrow(ThreadEnded);
  expect(await draw(told, null, own)).toEqual(Uint8Array.from([1]));
});

test('META-01: a poster is drawn as the camera was held', async () => {
  const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83c14' } })
    .composite([
      { input: { create: { width: 20, height: 10, channels: 3, background: '#0a5c4a' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const turned = await sharp(upright).withMetadata({ orientation: 6 }).png().toBuffer();
  const asSeen = await sharp(turned, { autoOrient: true }).png().toBuffer();
  const drawn = await Promise.all([turned, asSeen, upright].map((poster) => drawPicture(told, poster, own)));
  const [fromTurned, fromSeen, fromUpright] = drawn.map((picture) => Buffer.from(picture).toString('base64'));
  expect([fromTurned === fromSeen, fromTurned === fromUpright]).toEqual([true, false]);
});

test('FES-18: on a home screen an icon of the folder stands on the highlight, the letters of the name on the action', async () => {
  const { look } = testFestival;
  const clear = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const cornerOf = async (icon: Buffer | null): Promise<string> => {
    const drawn = await drawBrand({ kind: 'touch', name: 'Jazz', look, icon, own });
    const corner = await sharp(drawn).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    return `#${corner.toString('hex')}`;
  };
  expect([await cornerOf(clear), await cornerOf(null)]).toEqual([
    look.colours.highlight,
    look.colours.action,
  ]);
});

test.each([
  ['touch', 'png', 180, 180],
  ['large', 'png', 512, 512],
  ['favicon', 'svg', 512, 512],
  ['picture', 'png', 1200, 630],
] as const)('FES-18: the festival’s %s is a %s of %i × %i', async (kind, ...told) => {
  const { look } = testFestival;
  const drawn = await drawBrand({ kind, name: 'Jazz', look, icon: null, own });
  const { format, width, height } = await sharp(drawn).metadata();
  expect([format, width, height]).toEqual(told);
});

test('FES-18: an icon of the folder is whole, however wide it is', async () => {
  const icon = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#c83c14"/></svg>',
  );
  const drawn = await drawBrand({ kind: 'touch', name: 'Jazz', look: testFestival.look, icon, own });
  const at = async (left: number, top: number): Promise<string> => {
    const pixel = await sharp(drawn).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return pixel.toString('hex');
  };
  const ground = testFestival.look.colours.highlight.slice(1);
  expect([await at(2, 90), await at(177, 90), await at(90, 2), await at(90, 177)]).toEqual([
    'c83c14',
    'c83c14',
    ground,
    ground,
  ]);
});
