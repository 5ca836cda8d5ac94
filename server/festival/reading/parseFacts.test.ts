import { expect, test } from 'vitest';
import { passesFile } from '../schema/passesFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { dateWithoutId, parseNamed, parseShow } from './parseFacts.ts';
import { parseText } from './parseText.ts';
import { pageText } from '../schema/pageFile.ts';
import type { Mistake } from '../mistake.ts';

const inShort = (mistakes: readonly Mistake[]): string[] =>
  mistakes.map(({ line, column, message }) => `${line}:${column}: ${message}`);

test('HOM-14: passes stand in the order of their file, those named by numbers, too', () => {
  const { value } = parseNamed(passesFile)(
    'b: { title: B }\n2: { title: Two }\n1: { title: One }\n',
    'p.yaml',
  );
  expect([...(value ?? [])].map(([name, { title }]) => [name, title])).toEqual([
    ['b', 'B'],
    ['2', 'Two'],
    ['1', 'One'],
  ]);
});

test.each([
  [
    'a second document',
    'a: { name: A, city: A }\n---\nb: 1\n',
    '2:1: holds a second document after ---: one file is one document',
  ],
  [
    'a kind of value that YAML does not have',
    'a: { name: !place A, city: A }\n',
    expect.stringMatching(/^1:12: is no YAML here: unresolved tag/),
  ],
  [
    'a mistake within an alias',
    'a: &a { name: A, city: 1 }\nb: *a\n',
    '1:24: `city` must be a text: write "1"',
  ],
  ['a word of YAML', 'a: { name: true, city: A }\n', '1:12: `name` must be a text: write "true"'],
  [
    'half a letter',
    'a: { name: "\\ud800", city: A }\n',
    '1:12: `name` has a character that no page can show',
  ],
])('FES-03: of a YAML file, %s is told at its place', (_, text, said) => {
  const { value, mistakes } = parseNamed(venuesFile)(text, 'venues.yaml');
  expect([value, [...new Set(inShort(mistakes))]]).toEqual([null, [said]]);
});

test('FES-03: a head that is no YAML is told at its line in the whole file', () => {
  const { value, mistakes } = parseText(pageText)('---\ntitle: A\ntitle: B\n---\n', 'pages/a.fr.md');
  expect([value, inShort(mistakes)]).toEqual([null, ['3:1: `title` stands here twice']]);
});

test('FES-03: of the dates of a show those without an id are told, each at its own place', () => {
  const dates = [
    'id: a, venue: gesu, start: 2027-07-16 19:30',
    'venue: gesu, start: 2027-07-17 19:30',
    'id: c, venue: gesu, start: 2027-07-18 19:30',
    'venue: gesu, start: 2027-07-19 19:30',
  ];
  const text = `dates:\n${dates.map((date) => `  - { ${date} }\n`).join('')}`;
  expect(inShort(parseShow(text, 'shows/a.yaml').mistakes)).toEqual(
    [3, 5].map((line) => `${line}:5: ${dateWithoutId}`),
  );
});
