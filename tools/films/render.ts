import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findChromium } from '#ci/chromium.mjs';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { shorts } from './shorts.ts';

/**
 * Films the sample's videos into its folder: Chromium draws each moment, ffmpeg makes a film of them. Run it by hand
 * after a change here, with the names of the films or for all of them; its files are committed.
 */
const folder = new URL('../../festivals/chapiteau/media/videos/', import.meta.url);
const quality = '30';

/** A moment of a scene, as the base64 of a PNG. */
const draw = (page: Page, { body, width, height }: Scene, t: number): Promise<string> =>
  page.evaluate(
    ({ body, width, height, t }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      const paint: unknown = new Function('pen', 't', 'width', 'height', body);
      if (pen === null || typeof paint !== 'function') throw new Error('There is nothing to draw with');
      paint(pen, t, width, height);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    { body, width, height, t },
  );

/** H.264 without sound, its index first, so that it plays while it loads. */
const encode = async (page: Page, scene: Scene): Promise<void> => {
  const { name, seconds, framesPerSecond } = scene;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...'-v error -y -f image2pipe'.split(' '),
      ...`-framerate ${framesPerSecond} -i -`.split(' '),
      ...`-c:v libx264 -preset veryslow -crf ${quality} -pix_fmt yuv420p -movflags +faststart`.split(' '),
      fileURLToPath(new URL(`${name}.mp4`, folder)),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const isOver = once(ffmpeg, 'close');
  const frames = seconds * framesPerSecond;
  for (let frame = 0; frame < frames; frame += 1)
    ffmpeg.stdin.write(Buffer.from(await draw(page, scene, frame / frames), 'base64'));
  ffmpeg.stdin.end();
  await isOver;
};

const executablePath = findChromium();
if (executablePath === null) throw new Error('There is no Chromium to film with');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const scene of [...scenes, ...shorts])
  if (asked.length === 0 || asked.includes(scene.name)) await encode(page, scene);
await browser.close();
