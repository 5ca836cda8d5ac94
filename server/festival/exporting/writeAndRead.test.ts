import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { newFestival } from '../beginning/newFestival.ts';
import { readAndCheck } from '../checking/readAndCheck.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { writeFiles } from './writeFiles.ts';
import { filesOf } from './writeFolder.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const readBack = async (files: ReadonlyMap<string, string | Uint8Array>): Promise<FestivalFolder> => {
  const directory = makeFolder({});
  made.push(directory);
  await writeFiles(directory, files);
  const { folder, mistakes } = await readAndCheck(directory);
  if (folder === null) throw new Error(mistakes.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return folder;
};

const begun = () =>
  newFestival({
    name: 'Jazz: "été"',
    languages: ['fr', 'en'],
    timezone: 'Europe/Paris',
    firstDay: '2027-07-16',
  });

test('FES-06: a folder that was read is written as what reads the same, and then stays byte for byte', async () => {
  const files = await begun();
  const media = [...files].filter(([path]) => path.startsWith('media/'));
  const folder = await readBack(files);
  const written = filesOf(folder);
  const again = await readBack(new Map([...written, ...media]));
  expect(again).toEqual(folder);
  expect([...filesOf(again)]).toEqual([...written]);
});

test('a text in HTML comes back with every line end that it has', async () => {
  const files = await begun();
  const body = '\n<dl>\n<div><dt>a</dt><dd>b</dd></div>\n</dl>\n\n';
  const folder = await readBack(files);
  const concert = folder.shows.get('concert');
  const text = concert?.texts.fr;
  if (!concert || !text) throw new Error('The starter has no concert');
  const shows = new Map(folder.shows).set('concert', {
    ...concert,
    texts: { ...concert.texts, fr: { head: { ...text.head, format: 'html' }, body } },
  });
  const again = await readBack(new Map([...files, ...filesOf({ ...folder, shows })]));
  expect(again.shows.get('concert')?.texts.fr?.body).toBe(body);
});
