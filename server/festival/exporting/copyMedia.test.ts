import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { copyMedia } from './copyMedia.ts';

test('FES-06: media come with an export; those that are there stay, and no link is followed', async () => {
  const [from, to, elsewhere] = [
    makeOwnFolder({ 'media/a.jpg': 'new', 'media/posters/b.jpg': 'b', 'shows/c.yaml': 'c' }),
    makeOwnFolder({ 'media/a.jpg': 'mine' }),
    makeOwnFolder({ secret: 's' }),
  ];
  symlinkSync(elsewhere, join(from, 'media', 'folder'));
  symlinkSync(join(elsewhere, 'secret'), join(from, 'media', 'file.jpg'));
  await copyMedia(from, to);
  expect(readdirSync(to, { recursive: true }).toSorted()).toEqual([
    'media',
    'media/a.jpg',
    'media/posters',
    'media/posters/b.jpg',
  ]);
  expect(readFileSync(join(to, 'media', 'a.jpg'), 'utf8')).toBe('mine');
});

test('FES-06: an export into the loaded folder leaves its media, and a folder without media has none to give', async () => {
  const [same, bare, to] = [makeOwnFolder({ 'media/a.jpg': 'a' }), makeOwnFolder({}), makeOwnFolder({})];
  await copyMedia(same, same);
  await copyMedia(bare, to);
  expect([readFileSync(join(same, 'media', 'a.jpg'), 'utf8'), readdirSync(to)]).toEqual(['a', []]);
});
