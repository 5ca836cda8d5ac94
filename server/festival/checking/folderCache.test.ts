import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderCache, readAndCheck, type FolderCache } from './readAndCheck.ts';
import { measures } from '../commands/measures.ts';
import { goodFolder } from './testing/goodFolder.ts';
import { writeFolder } from './testing/checkFiles.ts';

let folder: string;
let cache: FolderCache;
beforeEach(async () => {
  folder = writeFolder(await goodFolder());
  cache = createFolderCache();
});
afterEach(() => rmSync(folder, { recursive: true }));

const said = async (): Promise<string[]> =>
  (await readAndCheck(folder, { cache, measures })).mistakes.map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

test('a folder is read again with its cache: what stays is the same value, what has changed is new', async () => {
  const { folder: first } = await readAndCheck(folder, { cache });
  writeFileSync(join(folder, 'shows/le-chien.fr.md'), '---\ntitle: Le gros chien\n---\n');
  const { folder: second } = await readAndCheck(folder, { cache });
  expect(second?.shows.get('le-chien')?.texts.fr?.head.title).toBe('Le gros chien');
  expect(second?.shows.get('le-chat')?.facts).toBe(first?.shows.get('le-chat')?.facts);
  expect(second?.dates[1]).toBe(first?.dates[1]);
});

test('a mistake in a folder stays with its cache until somebody mends it', async () => {
  const file = join(folder, 'shows/le-chat.fr.md');
  writeFileSync(file, '---\ntitle: Le chat\n---\n[Marie](/fr/artistes/mario)\n<b>\n');
  const mistakes = [
    'shows/le-chat.fr.md:4: `/fr/artistes/mario` leads nowhere; `/fr/artistes/marie`?',
    'shows/le-chat.fr.md:5: `<b>` is HTML, which is not read in Markdown: a text in HTML says `format: html` in its head',
  ];
  expect([await said(), await said()]).toEqual([mistakes, mistakes]);
  writeFileSync(file, '---\ntitle: Le chat\n---\n[Marie](/fr/artistes/marie)\n');
  expect(await said()).toEqual([]);
});

test('a mistake in a folder moves with the lines above it', async () => {
  const file = join(folder, 'artists/marie.yaml');
  writeFileSync(file, 'name: Marie\ntype: Clown\nimage: media/marie.png\n');
  expect(await said()).toEqual(['artists/marie.yaml:3: `media/marie.png` is not there; `media/large.png`?']);
  writeFileSync(file, '# The clown.\nname: Marie\ntype: Clown\nimage: media/marie.png\n');
  expect(await said()).toEqual(['artists/marie.yaml:4: `media/marie.png` is not there; `media/large.png`?']);
});

test('a file of a folder is read again when one of the same size and time takes its place', async () => {
  await said();
  const [file, next] = ['festival.yaml', '.festival.yaml'].map((name) => join(folder, name));
  const old = statSync(file ?? '');
  writeFileSync(next ?? '', String((await goodFolder())['festival.yaml']).replace('clown:', 'clwon:'));
  utimesSync(next ?? '', old.atime, old.mtime);
  utimesSync(file ?? '', old.atime, old.mtime);
  await said();
  renameSync(next ?? '', file ?? '');
  expect(await said()).toEqual(['shows/le-chat.yaml:1: genre `clown` is unknown; `clwon`?']);
});

test('a link that leads somewhere leads nowhere when its target goes, though its own file stays', async () => {
  expect(await said()).toEqual([]);
  writeFileSync(join(folder, 'artists/marie.yaml'), 'name: Marie\ntype: Clown\nslug: marie-la-clown\n');
  expect(await said()).toEqual(['shows/le-chat.fr.md:5: `/fr/artistes/marie` leads nowhere']);
});

test('files that come and go are seen with the cache of a folder, pictures too', async () => {
  await said();
  const [large, small] = ['media/large.png', 'media/small.png'].map((file) => join(folder, file));
  writeFileSync(large ?? '', (await goodFolder())['media/small.png'] ?? '');
  rmSync(small ?? '');
  rmSync(join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'careers'));
  writeFileSync(join(folder, 'careers/clown.yaml'), 'tag: job\n');
  expect(await said()).toEqual(
    [
      'careers/clown.yaml:1: `published` is missing',
      'careers/clown.yaml:1: needs a list: write careers/list.yaml',
      'home.yaml:4: `media/large.png` is 599 pixels wide, less than 600',
      'shows/le-chat.yaml:7: `media/large.png` is 599 pixels wide, less than 600',
    ].toSorted(),
  );
});
