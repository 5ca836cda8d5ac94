import { expect, test } from 'vitest';
import { filesOfThings } from './readThings.ts';

const fileAt = (path: string) => ({ path, stamp: '1' });

test('FES-01: the files of a thing are those of its name, which may have dots; other files are none of it', () => {
  const paths = [
    'shows/le-chat.yaml',
    'shows/le-chat.fr.md',
    'shows/le-chat.en.md',
    'shows/st.jean.yaml',
    'shows/st.jean.en.md',
    'shows/alone.fr.md',
    'shows/notes.txt',
    'shows/le-chat.de.md',
    'artists/ana.yaml',
  ];
  const things = filesOfThings(new Map(paths.map((path) => [path, fileAt(path)])), 'shows');
  const told = [...things].map(([name, { facts, texts }]) => [
    name,
    facts?.path,
    texts.map(([suffix, { path }]) => [suffix, path]),
  ]);
  expect(told).toEqual([
    [
      'le-chat',
      'shows/le-chat.yaml',
      [
        ['fr', 'shows/le-chat.fr.md'],
        ['en', 'shows/le-chat.en.md'],
      ],
    ],
    ['st.jean', 'shows/st.jean.yaml', [['en', 'shows/st.jean.en.md']]],
    ['alone', undefined, [['fr', 'shows/alone.fr.md']]],
  ]);
});
