import { expect, test } from 'vitest';
import * as v from 'valibot';
import { artistFile } from '../schema/artistFile.ts';
import { presentOf } from '../testing/presentOf.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { differenceOf } from './difference.ts';
import { stayingRows } from './staying.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const tablesOf = (...names: string[]) => {
  const things = Object.fromEntries(names.map((name) => [name, {}]));
  const artists = names.map((name) => {
    return [name, { facts: v.parse(artistFile, { name, type: 'Clown' }), texts: {} }] as const;
  });
  const folder = { ...folderOfShort({ shows: things, pages: things }), artists: new Map(artists) };
  return presentOf(folder, { now, records: [] }).tables;
};

test('FES-10: once a folder is loaded, its own addresses are there, and those of what stays without it', () => {
  const [present, wanted] = [tablesOf('a', 'b', 'c'), tablesOf('x')];
  const isKept = (_: string, row: Readonly<Record<string, unknown>>): boolean =>
    (row['slug'] ?? row['path']) === 'c';
  const {
    pages,
    show_texts: texts,
    artists,
  } = stayingRows(wanted, present, differenceOf(wanted, present, isKept));
  expect({
    pages: pages.map(({ lang, path }) => `${lang} ${path}`),
    shows: texts.map(({ lang, slug }) => `${lang} ${slug}`),
    artists: artists.map(({ slug }) => slug),
  }).toEqual({
    pages: ['fr ', 'en ', 'fr x', 'en x', 'fr c', 'en c'],
    shows: ['fr x', 'en x', 'fr c', 'en c'],
    artists: ['x', 'c'],
  });
});
