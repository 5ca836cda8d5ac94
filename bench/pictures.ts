import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPreparedName } from '#contract/pictures/prepared.ts';
import { jazzFiles } from '#server/festival/testing/jazzFiles.ts';
import { kill, startServer, type RunningServer } from '#server/stress/servers.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atMost, figure, megabytes, quantile, type Figure } from './figure.ts';
import { takePhotos } from './site/photos.ts';
import { peakBytes } from './site/process.ts';

const second = 1000;
const count = benchSettings.photos;

/** A festival whose shows have a photo each. */
const festivalOfPhotos = async (): Promise<{ folder: string; bytes: number }> => {
  const photos = await takePhotos(count);
  const folder = makeFolder({
    ...jazzFiles({ shows: count, dates: count }),
    ...Object.fromEntries(
      photos.map((_, at) => [`shows/concert-${at}.yaml`, `kind: online\nimage: media/${at}.jpg\n`]),
    ),
  });
  mkdirSync(join(folder, 'media'));
  for (const [at, photo] of photos.entries()) await writeFile(join(folder, 'media', `${at}.jpg`), photo);
  return { folder, bytes: photos.reduce((all, photo) => all + photo.length, 0) };
};

const preparedIn = async (dataDirectory: string): Promise<string[]> =>
  (await readdir(join(dataDirectory, 'pictures')).catch(() => [])).filter(
    (name) => readPreparedName(name) !== null,
  );

const bytesOf = async (dataDirectory: string, file: string): Promise<number> => {
  const names = await preparedIn(dataDirectory);
  const sizes = names.map(async (name) => (await stat(join(dataDirectory, 'pictures', name, file))).size);
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
};

/** Waits for the site's health without anything beside it. */
const askAlone = async ({ origin }: RunningServer): Promise<number[]> => {
  const waits: number[] = [];
  for (let asked = 0; asked < benchSettings.healthAlone; asked += 1) {
    const askedAt = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - askedAt);
    await pause(benchSettings.importLook);
  }
  return waits;
};

/** Asks for the site's health until all pictures are prepared. @returns the waits in milliseconds */
const askMeanwhile = async ({ origin, script }: RunningServer, dataDirectory: string) => {
  const waits: number[] = [];
  let peak = 0;
  let looked = 0;
  for (;;) {
    const askedAt = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - askedAt);
    await pause(benchSettings.importLook);
    if (performance.now() < looked + second) continue;
    looked = performance.now();
    peak = Math.max(peak, await peakBytes(script.process.pid ?? 0));
    if ((await preparedIn(dataDirectory)).length === count) return { waits, peak };
  }
};

/** The photos of a festival become the sizes of its pages while the site answers; a later start has them at once. */
export const pictures = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const { folder, bytes } = await festivalOfPhotos();
  const env = { DATA_DIR: dataDirectory, FESTIVAL: folder };
  try {
    const startedAt = performance.now();
    const server = await startServer(env);
    const listens = performance.now();
    const { waits, peak } = await askMeanwhile(server, dataDirectory);
    const ready = performance.now();
    await kill(server);
    const [small, wide] = [
      await bytesOf(dataDirectory, '640.avif'),
      await bytesOf(dataDirectory, '1600.avif'),
    ];
    const againAt = performance.now();
    const again = await startServer(env);
    const answered = await (
      await fetch(`${again.origin}/api/content/fr/content/8/shows?pagesize=${count}`)
    ).text();
    const listensAgain = performance.now() - againAt;
    const alone = await askAlone(again);
    await kill(again);
    return [
      figure('the start beside them', (listens - startedAt) / second, 's'),
      figure(`${count} photos of 12 megapixels, prepared`, (ready - listens) / second, 's'),
      figure('… /healthz meanwhile, median', quantile(waits, 0.5), 'ms'),
      figure('… 99 of 100', quantile(waits, 0.99), 'ms', atMost(goals.healthBesidePictures)),
      figure('… 99 of 100 without them', quantile(alone, 0.99), 'ms'),
      figure('… memory at most', megabytes(peak), 'MB'),
      figure('a photo as it was', megabytes(bytes) / count, 'MB'),
      figure('… on a phone, 640 pixels, AVIF', small / count / second, 'KB'),
      figure('… at its widest, 1,600 pixels, AVIF', wide / count / second, 'KB'),
      figure('a start with all of them prepared, until a list names them', listensAgain / second, 's'),
      figure('… originals in it', answered.match(/"\/festival\//g)?.length ?? 0, '', atMost(0)),
    ];
  } finally {
    await rm(dataDirectory, { recursive: true });
    await rm(folder, { recursive: true });
  }
};
