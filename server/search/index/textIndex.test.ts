import { expect, test } from 'vitest';
import { searchedAttributes } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
import { TextIndex } from './textIndex.ts';

const body = searchedAttributes.indexOf('body');

const recordOf = (objectID: string, title: string, body: string): SearchRecord => ({
  ...bare,
  objectID,
  kind: 'show',
  lang: 'fr',
  title,
  url: `/fr/spectacles/${objectID}`,
  image: null,
  summary: '',
  body,
});
const gala = recordOf('gala', 'Gala', 'Cirque');
const circus = recordOf('circus', 'Cirque', 'Gala Gala');

/** The positions of a term: attribute, then places. */
const told = (index: TextIndex, term: string) =>
  index.postings(term).map(({ attribute, places }) => [attribute, ...places]);

test('SRCH-10: of the library’s index, whose parts have no public name, the places and the lists are read', () => {
  const index = new TextIndex();
  expect([index.put(gala), index.put(circus), index.places]).toEqual([0, 1, 2]);
  expect([told(index, 'gala'), told(index, 'cirque'), told(index, 'nuit')]).toEqual([
    [
      [0, 0],
      [body, 1],
    ],
    [
      [body, 0],
      [0, 1],
    ],
    [],
  ]);
  expect(index.find({ term: 'gal', isPrefix: true }, true).found).toEqual([
    { term: 'gala', typos: 0, isPrefix: true },
  ]);
  // The plural is no typo of the singular, and is found once.
  expect(index.find({ term: 'galas', isPrefix: false }, true).found).toEqual([
    { term: 'gala', typos: 0, isPrefix: false },
  ]);
  const misspelt = { term: 'gela', isPrefix: false };
  expect([index.find(misspelt, true).found, index.find(misspelt, false).found]).toEqual([
    [{ term: 'gala', typos: 1, isPrefix: false }],
    [],
  ]);
});

test('SRCH-10: the words of a record that comes later are found by their beginnings and with typos, too', () => {
  const index = new TextIndex();
  index.put(gala);
  const termsOf = (term: string, isPrefix: boolean): string[] =>
    index.find({ term, isPrefix }, true).found.map((found) => found.term);
  const before = [termsOf('sp', true), termsOf('spectacel', false)];
  index.put(recordOf('show', 'Spectacle', ''));
  expect([before, termsOf('sp', true), termsOf('spectacel', false)]).toEqual([
    [[], []],
    ['spectacle'],
    ['spectacle'],
  ]);
});

test('SRCH-10: a record that is taken out leaves its place, which no other gets', () => {
  const index = new TextIndex();
  index.put(gala);
  index.take(gala);
  expect([told(index, 'gala'), index.put(circus), told(index, 'gala')]).toEqual([[], 1, [[body, 1]]]);
});
