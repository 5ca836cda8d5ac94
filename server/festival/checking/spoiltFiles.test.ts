import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';

const page = (more = '', body = ''): string => `---\ntitle: A\n${more}---\n${body}`;
const said = async (files: Record<string, string>): Promise<string[]> => {
  const festival = 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n';
  return (await checkFiles({ 'festival.yaml': festival, ...files })).lines;
};

/** A file that a mistake spoils, and a link to what it would have. */
test.each<[link: string, files: Record<string, string>]>([
  ['/fr/un-film', { 'videos.yaml': 'trailer: 1\n' }],
  ['/fr/ma-passe', { 'passes.yaml': 'a: 1\n' }],
  ['/fr/une-page', { 'pages/b.fr.md': '---\ntitle:\n---\n' }],
  ['/fr/spectacles/b', { 'shows/b.yaml': '', 'shows/b.fr.md': '---\ntitle:\n---\n' }],
  ['/fr/artistes/b', { 'artists/c.yaml': 'name: C\n' }],
  ['/fr/festivals/b', { 'series.yaml': 'a: 1\n' }],
  [
    '/fr/presse/b',
    {
      'press/list.yaml': 'tags: { a: { title: A } }\n',
      'press/list.fr.md': page(),
      'press/b.yaml': 'tag: a\npublished: 2027-01-01T12:00:00Z\n',
      'press/b.fr.md': '---\ntitle:\n---\n',
    },
  ],
  [
    '/fr/emplois/b',
    {
      'careers/list.yaml': 'tags: { a: { title: A } }\n',
      'careers/list.fr.md': page(),
      'careers/b.yaml': 'tag: a\npublished: 2027-01-01T12:00:00Z\n',
      'careers/b.fr.md': '---\ntitle:\n---\n',
    },
  ],
])('FES-03: beside a spoilt file, a link to what it may have is not called dead: %s', async (link, files) => {
  const lines = await said({ ...files, 'pages/a.fr.md': page('', `[a](${link})`) });
  expect(lines.length).toBe(1);
  expect(lines[0]).not.toContain('leads nowhere');
});

test.each<[what: string, files: Record<string, string>, lines: string[]]>([
  [
    'a list of home, beside a show without facts that can be read',
    {
      'home.yaml': 'title: A\nlists: [{ title: Duos, type: duo }]\n',
      'shows/b.yaml': 'type: 1\n',
      'shows/b.fr.md': page(),
    },
    ['shows/b.yaml:1:7: `type` must be a text: write "1"'],
  ],
  [
    'announcements, beside a list without facts that can be read',
    {
      'press/list.yaml': 'tags: 1\n',
      'press/list.fr.md': page(),
      'press/b.yaml': 'tag: a\npublished: 2027-01-01T12:00:00Z\n',
      'press/b.fr.md': page(),
    },
    ['press/list.yaml:1:7: `tags` must have names, each with its keys below it'],
  ],
  [
    'a show without texts, beside facts that cannot be read',
    { 'shows/b.yaml': 'type: 1\n' },
    ['shows/b.yaml:1:7: `type` must be a text: write "1"'],
  ],
  [
    'the address of a name, beside a text that cannot be read',
    { 'shows/B_1.yaml': '', 'shows/B_1.fr.md': '---\ntitle:\nslug: b-1\n---\n' },
    ['shows/B_1.fr.md:2:1: `title` is missing'],
  ],
  [
    'texts in English, beside a festival that cannot be read',
    { 'festival.yaml': 'name: 1\n', 'pages/b.fr.md': page(), 'pages/b.en.md': page() },
    [
      'festival.yaml:1:1: `languages` is missing',
      'festival.yaml:1:1: `timezone` is missing',
      'festival.yaml:1:7: `name` must be a text, or one for each language: fr and en',
    ],
  ],
])('FES-03: of %s nothing is said that may be wrong', async (_, files, lines) => {
  expect(await said(files)).toEqual(lines);
});
