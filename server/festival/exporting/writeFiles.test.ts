import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { writeFiles } from './writeFiles.ts';

const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

test('an empty folder, or one that is not there yet, gets the files and nothing else', async () => {
  const parent = makeOwnFolder({});
  const files = new Map([
    ['festival.yaml', 'a'],
    ['shows/x.fr.md', 'é'],
  ]);
  for (const folder of [parent, join(parent, 'below', 'it')])
    expect(await writeFiles(folder, files)).toEqual({ written: 2, removed: 0 });
  expect(contentOf(join(parent, 'below', 'it'))).toEqual({ 'festival.yaml': 'a', 'shows/x.fr.md': 'é' });
});

test('a folder of something else stays as it is', async () => {
  const folder = makeOwnFolder({ 'letters/dear.md': 'mine', 'home.yaml': 'b' });
  expect(await writeFiles(folder, new Map([['festival.yaml', 'a']]))).toEqual({
    refusal: `${folder} holds other files and no festival.yaml: name an empty folder, or a festival’s.`,
  });
  expect(contentOf(folder)).toEqual({ 'home.yaml': 'b', 'letters/dear.md': 'mine' });
});

test('a file in place of the folder is refused', async () => {
  const file = join(makeOwnFolder({ a: 'mine' }), 'a');
  expect(await writeFiles(file, new Map([['festival.yaml', 'a']]))).toEqual({
    refusal: `${file} is not a folder: name another one.`,
  });
});

test('nothing is written through a symbolic link', async () => {
  const [folder, elsewhere] = [makeOwnFolder({ 'festival.yaml': 'a' }), makeOwnFolder({})];
  symlinkSync(elsewhere, join(folder, 'shows'));
  expect(await writeFiles(folder, new Map([['shows/x.yaml', 'a']]))).toEqual({
    refusal: `${join(folder, 'shows')} is a symbolic link: nothing is written outside of the folder.`,
  });
  expect(contentOf(elsewhere)).toEqual({});
});

test('files of a former festival go; people’s own, media and the same ones stay untouched', async () => {
  const own = {
    '.git/config': 'g',
    'README.md': 'r',
    'media/old.jpg': 'j',
    'media/old.yaml': 'm',
    'shows/.draft.yaml': 'd',
    'shows/notes.txt': 'n',
    'shows/old.de.md': 'o',
  };
  const folder = makeOwnFolder({
    ...own,
    'festival.yaml': 'same',
    'dates.csv': 'gone',
    'series.yaml': 'gone',
    'shows/old.yaml': 'gone',
    'shows/old.fr.md': 'gone',
    'shows/new.yaml': 'other',
  });
  const stamp = (): number[] => {
    const { ino, mtimeMs } = statSync(join(folder, 'festival.yaml'));
    return [ino, mtimeMs];
  };
  const before = stamp();
  const files = new Map([
    ['festival.yaml', 'same'],
    ['shows/new.yaml', 'new'],
  ]);
  expect(await writeFiles(folder, files)).toEqual({ written: 1, removed: 4 });
  expect(contentOf(folder)).toEqual({ ...own, 'festival.yaml': 'same', 'shows/new.yaml': 'new' });
  expect(stamp()).toEqual(before);
  expect(await writeFiles(folder, files)).toEqual({ written: 0, removed: 0 });
});

test('a folder in place of a file stops the writing, and no half file stays', async () => {
  const folder = makeOwnFolder({ 'festival.yaml': 'a' });
  mkdirSync(join(folder, 'venues.yaml', 'x'), { recursive: true });
  await expect(writeFiles(folder, new Map([['venues.yaml', 'b']]))).rejects.toThrow('venues.yaml');
  expect(contentOf(folder)).toEqual({ 'festival.yaml': 'a' });
});

test('every file that the former festival can have goes with it', async () => {
  const former = [
    'careers/a.yaml',
    'dates.csv',
    'home.yaml',
    'pages/a.en.md',
    'passes.yaml',
    'press/a.yaml',
    'series.yaml',
    'shows/a.fr.md',
    'artists/a.yaml',
    'venues.yaml',
    'videos.yaml',
  ];
  const folder = makeOwnFolder({
    'festival.yaml': 'a',
    ...Object.fromEntries(former.map((name) => [name, 'gone'])),
  });
  expect(await writeFiles(folder, new Map([['festival.yaml', 'b']]))).toEqual({
    written: 1,
    removed: former.length,
  });
  expect(contentOf(folder)).toEqual({ 'festival.yaml': 'b' });
});

test.each(['artists', 'pages', 'press', 'careers'])(
  'nothing is removed through a symbolic link at %s',
  async (name) => {
    const folder = makeOwnFolder({ 'festival.yaml': 'a' });
    const elsewhere = makeOwnFolder({ 'mine.yaml': 'mine' });
    symlinkSync(elsewhere, join(folder, name));
    expect(await writeFiles(folder, new Map())).toEqual({
      refusal: `${join(folder, name)} is a symbolic link: nothing is written outside of the folder.`,
    });
    expect(contentOf(elsewhere)).toEqual({ 'mine.yaml': 'mine' });
  },
);

test('a link in place of a file is replaced, and what it leads to stays, even if both say the same', async () => {
  const [folder, elsewhere] = [makeOwnFolder({ 'festival.yaml': 'a' }), makeOwnFolder({ 'mine.yaml': 'b' })];
  symlinkSync(join(elsewhere, 'mine.yaml'), join(folder, 'venues.yaml'));
  const files = new Map([
    ['festival.yaml', 'a'],
    ['venues.yaml', 'b'],
  ]);
  expect(await writeFiles(folder, files)).toEqual({ written: 1, removed: 0 });
  expect(lstatSync(join(folder, 'venues.yaml')).isFile()).toBe(true);
  expect(contentOf(elsewhere)).toEqual({ 'mine.yaml': 'b' });
});
