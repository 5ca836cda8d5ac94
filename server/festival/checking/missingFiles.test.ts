import { beforeAll, expect, test } from 'vitest';
import { checkFiles, linesOf } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

let good: Record<string, string | Buffer>;
beforeAll(async () => {
  good = await goodFolder();
});

test.each<[name: string, files: string[], said: string[]]>([
  ['the festival', ['festival.yaml'], ['festival.yaml:1:1: is missing: a festival begins with it']],
  [
    'a text',
    ['shows/le-chien.en.md'],
    ['shows/le-chien.fr.md:1:1: warning: has no English text beside it: shows/le-chien.en.md'],
  ],
  [
    'every text of a show',
    ['shows/le-chien.en.md', 'shows/le-chien.fr.md'],
    ['shows/le-chien.yaml:1:1: has no text: write shows/le-chien.fr.md'],
  ],
  [
    'the facts of a show',
    ['shows/le-chien.yaml'],
    ['shows/le-chien.en.md:1:1: has no shows/le-chien.yaml beside it'],
  ],
  [
    'a list of announcements',
    ['press/list.yaml', 'press/list.fr.md', 'press/list.en.md'],
    ['press/opening.yaml:1:1: needs a list: write press/list.yaml'],
  ],
  [
    'the facts of a list of announcements',
    ['press/list.yaml'],
    ['press/list.yaml:1:1: is missing beside the texts of the list'],
  ],
])('a folder without %s says so', async (_, files, said) => {
  const { lines } = await checkFiles(
    Object.fromEntries(Object.entries(good).filter(([file]) => !files.includes(file))),
  );
  expect(lines).toEqual(said);
});

test('a folder in one language misses no other, and says of texts in the other that nobody sees them', async () => {
  const { lines } = await checkFiles({
    'festival.yaml': 'name: { fr: Le Rire }\nlanguages: [fr]\ntimezone: America/Toronto\n',
    'pages/contact.fr.md': '---\ntitle: Contact\n---\n[Shows](/en/shows)\n',
    'pages/contact.en.md': '---\ntitle: Contact\n---\n',
    'pages/plan.fr.md': '---\ntitle: Plan\n---\n',
  });
  expect(lines).toEqual([
    'pages/contact.en.md:1:1: warning: is not shown: the festival does not have English',
    'pages/contact.fr.md:4:1: `/en/shows` leads to English, which the festival does not have',
  ]);
});

test('FES-03: a folder in English says of French texts that nobody sees them, and of links to French that it has none', async () => {
  const { lines } = await checkFiles({
    'festival.yaml': 'name: The Laugh\nlanguages: [en]\ntimezone: America/Toronto\n',
    'pages/contact.en.md': '---\ntitle: Contact\n---\n[Shows](/fr/spectacles)\n',
    'pages/contact.fr.md': '---\ntitle: Contact\nplaceholder: true\n---\n',
    'shows/chat.yaml': '',
  });
  expect(lines).toEqual([
    'pages/contact.en.md:4:1: `/fr/spectacles` leads to French, which the festival does not have',
    'pages/contact.fr.md:1:1: warning: is not shown: the festival does not have French',
    'shows/chat.yaml:1:1: has no text: write shows/chat.en.md',
  ]);
});

test('CAL-15: a show may name the kinds of the legend as its genres, which no folder needs to explain', async () => {
  const genres = String(good['shows/le-chat.yaml']).replace('[clown]', '[venue, outdoor, online, clown]');
  expect((await checkFiles({ ...good, 'shows/le-chat.yaml': genres })).lines).toEqual([]);
});

test('an empty folder is no festival', async () => {
  expect(await checkFiles({})).toEqual({
    folder: null,
    lines: ['festival.yaml:1:1: is missing: a festival begins with it'],
  });
});

test('FES-03: a folder that is not there is told as one, and is no festival', async () => {
  expect(await linesOf('/nowhere')).toEqual({
    folder: null,
    lines: [
      '.:1:1: cannot be opened as a folder',
      'festival.yaml:1:1: is missing: a festival begins with it',
    ],
  });
});

test('FES-03: texts whose facts have nearly their name are told the name', async () => {
  const { ['shows/le-chien.yaml']: facts = '', ...others } = good;
  expect((await checkFiles({ ...others, 'shows/le-chein.yaml': facts })).lines).toEqual(
    expect.arrayContaining([
      'shows/le-chein.yaml:1:1: has no text: write shows/le-chein.fr.md',
      'shows/le-chien.en.md:1:1: has no shows/le-chien.yaml beside it; `le-chein`?',
    ]),
  );
});
