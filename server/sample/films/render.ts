import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { findChromium } from '#ci/chromium.mjs';
import { scenes } from './scenes.ts';

/** Films the sample's short videos into public/media. Run it by hand after a change here; its files are committed. */
const folder = new URL('../../../public/media/videos/', import.meta.url);
const film = { width: 480, height: 270, seconds: 4, framesPerSecond: 12, bitsPerSecond: 90_000 };
const type = 'video/mp4;codecs=avc1.42E01E';

/** Plays a scene once, in real time, and answers the recording in base64. */
const record = (page: Page, body: string): Promise<string> =>
  page.evaluate(
    async ({ body, type, width, height, seconds, framesPerSecond, bitsPerSecond }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      const paint: unknown = new Function('pen', 't', 'width', 'height', body);
      if (pen === null || typeof paint !== 'function') throw new Error('There is nothing to draw with');
      paint(pen, 0, width, height);
      const stream = canvas.captureStream(framesPerSecond);
      const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const isOver = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      const frames = seconds * framesPerSecond;
      let frame = 0;
      recorder.start();
      const timer = setInterval(() => {
        frame += 1;
        paint(pen, frame / frames, width, height);
        if (frame < frames) return;
        clearInterval(timer);
        recorder.stop();
      }, 1000 / framesPerSecond);
      await isOver;
      return new Uint8Array(await new Blob(parts).arrayBuffer()).toBase64();
    },
    { body, type, ...film },
  );

const executablePath = findChromium();
if (executablePath === null) throw new Error('There is no Chromium to film with');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
for (const { name, body } of scenes)
  await writeFile(new URL(`${name}.mp4`, folder), Buffer.from(await record(page, body), 'base64'));
await browser.close();
