import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMediaFolder } from '#server/festival/media/mediaFolder.ts';
import { createLog } from '#server/log.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { pictureLimits } from './limits.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createPreparing, type Preparing } from './preparing.ts';
import { drawing, original } from './testing/originals.ts';

let [data, festival] = ['', ''];
const running: Pictures[] = [];
const logged: unknown[] = [];
beforeEach(() => {
  data = makeFolder({});
  festival = makeFolder({ 'media/readme.txt': '' });
  logged.length = 0;
});
afterEach(() => {
  for (const one of running.splice(0)) one.close();
  for (const folder of [data, festival]) rmSync(folder, { recursive: true });
});

const put = async (name: string, width = 40): Promise<void> =>
  writeFileSync(join(festival, 'media', name), await original(width).png().toBuffer());

const inThreads = createPreparing(undefined, 1);
/** How often something was prepared. */
const counted = (): Preparing & { count: number } => {
  const counting = {
    count: 0,
    prepare: (question: Parameters<Preparing['prepare']>[0]) => {
      counting.count += 1;
      return inThreads.prepare(question);
    },
    close: () => undefined,
  };
  return counting;
};
const open = (preparing: Preparing = counted()): Pictures => {
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const { find } = openMediaFolder(festival);
  const pictures = createPictures({ dataDirectory: data, log, find, preparing });
  running.push(pictures);
  return pictures;
};
const shelf = (): string => join(data, 'pictures');
const names = (): string[] => readdirSync(shelf()).filter((name) => name !== 'notes');

describe('a picture of a folder', () => {
  test('PIC-03: it has its name once all its sizes are there, and asks nobody to wait', async () => {
    await put('a.png');
    const pictures = open();
    const changes: (string | null)[] = [];
    pictures.onChange(() => changes.push('changed'));
    expect([await pictures.nameOf('/festival/a.png'), names.length]).toEqual([null, 0]);
    expect(await pictures.prepare(['/festival/a.png'])).toEqual({ count: 1, faults: [] });
    const name = await pictures.nameOf('/festival/a.png');
    expect([names(), changes]).toEqual([[name], ['changed']]);
  });

  test('PIC-04: a later start prepares nothing again, and has the name at once', async () => {
    await put('a.png');
    await open().prepare(['/festival/a.png']);
    const later = counted();
    expect(await open(later).nameOf('/festival/a.png')).toBe(names()[0]);
    expect(later.count).toBe(0);
  });

  test('PIC-04: a copy under another name is the same picture', async () => {
    await put('a.png');
    copyFileSync(join(festival, 'media/a.png'), join(festival, 'media/b.png'));
    const pictures = open();
    await pictures.prepare(['/festival/a.png', '/festival/b.png']);
    expect(await pictures.nameOf('/festival/b.png')).toBe(await pictures.nameOf('/festival/a.png'));
    expect(names()).toHaveLength(1);
  });

  test('PIC-04: sizes that somebody removed are made again', async () => {
    await put('a.png');
    await open().prepare(['/festival/a.png']);
    rmSync(join(shelf(), names()[0] ?? ''), { recursive: true });
    expect(await open().prepare(['/festival/a.png'])).toEqual({ count: 1, faults: [] });
  });

  test('PIC-04: what an interrupted preparation left is no picture, and goes', async () => {
    const part = join(shelf(), '.0.part');
    const note = join(shelf(), 'notes', '.0.part');
    mkdirSync(part, { recursive: true });
    mkdirSync(note, { recursive: true });
    await put('a.png');
    const pictures = open();
    await pictures.prepare(['/festival/a.png']);
    await pictures.clean();
    expect([existsSync(part), existsSync(note)]).toEqual([true, true]);
    const before = Date.now() / 1000 - pictureLimits.interruptedFor / 1000 - 1;
    for (const left of [part, note]) utimesSync(left, before, before);
    await pictures.clean();
    expect([existsSync(part), existsSync(note), names().length]).toEqual([false, false, 1]);
  });

  test('PIC-06: one that is replaced has another name, and is prepared without being asked', async () => {
    await put('a.png');
    const pictures = open();
    await pictures.prepare(['/festival/a.png']);
    const before = await pictures.nameOf('/festival/a.png');
    await pictures.lookAgain();
    expect(await pictures.nameOf('/festival/a.png')).toBe(before);
    await put('a.png', 60);
    await pictures.lookAgain();
    expect(await pictures.nameOf('/festival/a.png')).toBeNull();
    await pictures.prepare(['/festival/a.png']);
    const after = await pictures.nameOf('/festival/a.png');
    expect([after === before, after?.includes('-60x24-')]).toEqual([false, true]);
  });

  test('PIC-06: one that comes later is found, and one that goes is forgotten', async () => {
    const pictures = open();
    expect(await pictures.nameOf('/festival/a.png')).toBeNull();
    await put('a.png');
    await pictures.lookAgain();
    expect(await pictures.prepare(['/festival/a.png'])).toEqual({ count: 1, faults: [] });
    rmSync(join(festival, 'media/a.png'));
    const heard: string[] = [];
    pictures.onChange(() => heard.push('changed'));
    await pictures.lookAgain();
    expect([await pictures.nameOf('/festival/a.png'), heard]).toEqual([null, ['changed']]);
    await pictures.lookAgain();
    expect(heard).toEqual(['changed']);
  });

  test('PIC-01: a refused one stays as it is, is told once, and is not tried again', async () => {
    writeFileSync(join(festival, 'media/a.png'), 'no picture');
    const fault = 'is damaged, or no picture: use JPEG, PNG, WebP, AVIF, TIFF or SVG';
    const pictures = open();
    expect(await pictures.prepare(['/festival/a.png'])).toEqual({
      count: 0,
      faults: [`/festival/a.png ${fault}`],
    });
    const later = counted();
    expect(await open(later).prepare(['/festival/a.png'])).toEqual({
      count: 0,
      faults: [`/festival/a.png ${fault}`],
    });
    expect(later.count).toBe(0);
    expect(logged).toEqual([
      expect.objectContaining({ event: 'picture.refused', path: '/festival/a.png', reason: fault }),
    ]);
  });

  test('PIC-03: where nothing can be kept the originals stay, and the log says why', async () => {
    await put('a.png');
    const full = { prepare: () => Promise.reject(new Error('No space')), close: () => undefined };
    const pictures = open(full);
    const { count, faults } = await pictures.prepare(['/festival/a.png']);
    expect([count, faults.length, await pictures.nameOf('/festival/a.png')]).toEqual([0, 1, null]);
    expect(logged).toEqual([
      expect.objectContaining({
        event: 'picture.not-prepared',
        path: '/festival/a.png',
        reason: 'No space',
      }),
    ]);
  });

  test('PIC-03: what closing breaks off is no failure for the log, and no news for pages', async () => {
    await put('a.png');
    const broken = Promise.withResolvers<never>();
    const pictures = open({
      prepare: () => broken.promise,
      close: () => broken.reject(new Error('It ends')),
    });
    const heard: string[] = [];
    pictures.onChange(() => heard.push('changed'));
    const preparing = pictures.prepare(['/festival/a.png']);
    await pictures.nameOf('/festival/a.png');
    pictures.close();
    const { count } = await preparing;
    expect([count, heard, logged]).toEqual([0, [], []]);
  });

  test('PIC-12: what draws other pictures gets its widest size, turned, once that is ready', async () => {
    const turned = await sharp(await original(700, 420).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    writeFileSync(join(festival, 'media/a.jpg'), turned);
    writeFileSync(join(festival, 'media/a.woff2'), 'a font');
    const pictures = open();
    expect(await pictures.read('/festival/a.jpg#focus=30,20')).toBeNull();
    await pictures.prepare(['/festival/a.jpg']);
    const read = await pictures.read('/festival/a.jpg#focus=30,20');
    const { width, height, format } = await sharp(read ?? undefined).metadata();
    expect({ width, height, format }).toEqual({ width: 420, height: 700, format: 'webp' });
    expect(await pictures.read('/festival/a.woff2')).toBeNull();
    expect(logged).toEqual([]);
  });

  test('PIC-03: of many that become ready one after the other pages hear every fifteen seconds, and at the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const name of ['a.png', 'b.png', 'c.png']) await put(name);
    const waiting = new Map<string, PromiseWithResolvers<{ name: string }>>();
    const pictures = open({
      prepare: ({ original: path }) => {
        const answer = Promise.withResolvers<{ name: string }>();
        waiting.set(basename(path), answer);
        return answer.promise;
      },
      close: () => undefined,
    });
    const heard: string[] = [];
    pictures.onChange(() => heard.push('changed'));
    const done = pictures.prepare(['a', 'b', 'c'].map((name) => `/festival/${name}.png`));
    while (waiting.size < 3) await afterOthers();
    const finish = async (name: string): Promise<number> => {
      waiting.get(`${name}.png`)?.resolve({ name });
      while ((await pictures.nameOf(`/festival/${name}.png`)) === null) await afterOthers();
      await afterOthers();
      return heard.length;
    };
    const counts = [await finish('a'), await finish('b')];
    await vi.advanceTimersByTimeAsync(14_999);
    counts.push(heard.length);
    await vi.advanceTimersByTimeAsync(1);
    counts.push(heard.length, await finish('c'));
    expect([counts, await done]).toEqual([[0, 0, 0, 1, 2], { count: 3, faults: [] }]);
  });

  test('PIC-03: an original that cannot be looked at stays, the log says why, and it is looked at again', async () => {
    await put('a.png');
    const { find } = openMediaFolder(festival);
    let isAway = true;
    const pictures = createPictures({
      dataDirectory: data,
      log: createLog((line) => logged.push(JSON.parse(line))),
      find: (address) => (isAway ? Promise.reject(new Error('No disk')) : find(address)),
      preparing: counted(),
    });
    running.push(pictures);
    expect([await pictures.nameOf('/festival/a.png'), await pictures.nameOf('/festival/a.png')]).toEqual([
      null,
      null,
    ]);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'warn',
        event: 'picture.not-read',
        path: '/festival/a.png',
        reason: 'No disk',
      }),
    ]);
    isAway = false;
    await pictures.lookAgain();
    expect(await pictures.prepare(['/festival/a.png'])).toEqual({ count: 1, faults: [] });
  });

  test.each([
    ['stays one up to 32 KB', 0, { count: 0, faults: [] }],
    ['becomes pixels above', pictureLimits.drawing, { count: 1, faults: [] }],
  ])('PIC-09: a drawing %s', async (_, bytes, expected) => {
    writeFileSync(join(festival, 'media/a.svg'), drawing(bytes));
    expect(await open().prepare(['/festival/a.svg'])).toEqual(expected);
  });

  test('PIC-10: what nothing uses for a week goes; what a process uses stays', async () => {
    await put('used.png');
    await put('left.png', 60);
    const pictures = open();
    await open().prepare(['/festival/left.png']);
    await pictures.prepare(['/festival/used.png']);
    const [used, left] = [
      await pictures.nameOf('/festival/used.png'),
      names().find((name) => name.includes('-60x')),
    ];
    const age = (seconds: number): void => {
      for (const name of names())
        utimesSync(join(shelf(), name), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
    };
    age(pictureLimits.unusedFor / 1000 - 60);
    await pictures.clean();
    expect(names().toSorted()).toEqual([used, left].toSorted());
    age(pictureLimits.unusedFor / 1000 + 60);
    const longAgo = Date.now() / 1000 - pictureLimits.unusedFor / 1000 - 60;
    const notes = join(shelf(), 'notes');
    for (const note of readdirSync(notes)) utimesSync(join(notes, note), longAgo, longAgo);
    await pictures.clean();
    expect([names(), readdirSync(notes).length]).toEqual([[used], 1]);
  });
});
