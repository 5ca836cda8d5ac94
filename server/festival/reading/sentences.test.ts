import { expect, test } from 'vitest';
import type * as v from 'valibot';
import { announcementFile } from '../schema/announcementFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import { homeFile } from '../schema/homeFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { parseFacts } from './parseFacts.ts';

const said = (schema: v.GenericSchema, yaml: string): string[] =>
  parseFacts(schema)(yaml, 'a.yaml').mistakes.map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
const festival = 'name: A\nlanguages: [fr]\ntimezone: UTC\n';

test.each([
  ['a word where yes or no stands', 'members: often', '4:10: `members` must be true or false'],
  ['a number where yes or no stands', 'newsletter: 1', '4:13: `newsletter` must be true or false'],
  [
    'a text where a list stands',
    'social: https://x.com/a',
    '4:9: `social` must be a list, each line with a - before it',
  ],
  ['a text where names stand', 'genres: jazz', '4:9: `genres` must have names, each with its keys below it'],
  ['a text where keys stand', 'menus: main', '4:8: `menus` must have keys of its own'],
  [
    'a text where a number stands',
    'sponsors: { a: { name: A, line: one } }',
    '4:33: `line` must be a number',
  ],
  [
    'a number in a list of texts',
    'drawn_by_series: [1984]',
    '4:19: `drawn_by_series` must be a text: write "1984"',
  ],
  ['a key of nobody’s', 'zzz: 1', '4:1: `zzz` is unknown here'],
])('FES-03: %s is told with what was expected', (_, line, sentence) => {
  expect(said(festivalFile, `${festival}${line}\n`)).toEqual([sentence]);
});

test('FES-03: every wrong key is told at once, each at its place; one that is written wrongly is not missing, too', () => {
  expect(said(festivalFile, 'naem: A\nlanguages: [de]\nzone: UTC\nmembers: 1\nyyy: 2\n')).toEqual([
    '2:13: `languages` must be fr or en',
    '1:1: `timezone` is missing',
    '4:10: `members` must be true or false',
    '1:1: `naem` is unknown here; `name`?',
    '3:1: `zone` is unknown here',
    '5:1: `yyy` is unknown here',
  ]);
});

const slug = 'must have small letters without accents, digits, and single hyphens';
const medium = 'must be a file below media/, or an address that begins with https://';
const address = 'must be an address that begins with https://, or a path of this site that begins with /';
test.each<[what: string, schema: v.GenericSchema, yaml: string, sentence: string]>([
  ['a slug', seriesFile, 'a: { title: A, slug: A B }', `1:22: \`slug\` ${slug}`],
  [
    'a slug without words',
    seriesFile,
    'a: { title: A, slug: 1 }',
    '1:22: `slug` must be a text: write "1", or have keys of its own',
  ],
  [
    'a slug in one of two languages',
    seriesFile,
    'a: { title: A, slug: { fr: a, en: B } }',
    `1:35: \`slug.en\` ${slug}`,
  ],
  [
    'a paper',
    announcementFile,
    'tag: a\npublished: 2027-01-01T12:00:00Z\npdf: a.pdf',
    `3:6: \`pdf\` ${medium}`,
  ],
  [
    'a position',
    venuesFile,
    'a: { name: A, city: A, position: 45 }',
    '1:34: `position` must be a list of two numbers, like [45.5, -73.6]',
  ],
  [
    'a link',
    homeFile,
    'title: A\ntiles: [{ title: A, href: here, format: FULL_WIDTH }]',
    `2:27: \`href\` ${address}`,
  ],
  [
    'a width',
    homeFile,
    'title: A\ntiles: [{ title: A, href: /fr, format: WIDE }]',
    '2:40: `format` must be one of FULL_WIDTH, THIRD_WIDTH, FOURTH_WIDTH, FIFTH_WIDTH',
  ],
  [
    'a formatted text',
    passesFile,
    'a: { title: A, text: words }',
    '1:22: `text` must be Markdown for each language, fr and en; or html with fr and en',
  ],
  [
    'a text without a language',
    seriesFile,
    'a: { title: {} }',
    '1:13: `title` needs a text in one language at least',
  ],
])('FES-03: a value of several forms is told by the nearest of them: %s', (_, schema, yaml, sentence) => {
  expect(said(schema, `${yaml}\n`)).toEqual([sentence]);
});
