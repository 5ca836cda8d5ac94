import { describe, expect, test } from 'vitest';
import { readParts } from './readQuery.ts';
import { readSynonyms, SynonymError, type Synonym } from './readSynonyms.ts';
import { otherWords } from './synonyms.ts';

const both = (...synonyms: string[]): Synonym => ({ type: 'synonym', synonyms });
const oneWay = (input: string, ...synonyms: string[]): Synonym => ({
  type: 'oneWaySynonym',
  input,
  synonyms,
});

test('SRCH-14: words of a list find each other, a phrase finds its words and not the reverse; in the singular and the plural', () => {
  const read = readSynonyms([both('Gratuit', 'free'), oneWay('Raton laveur', 'ratons')]);
  expect(Object.fromEntries(read)).toEqual({
    gratuit: ['free'],
    fre: ['gratuit'],
    'raton laveur': ['ratons'],
  });
});

test('SRCH-14: synonyms are followed once', () => {
  const read = readSynonyms([oneWay('kids', 'children'), oneWay('children', 'family')]);
  expect(read.get('kid')).toEqual(['children']);
});

test('SRCH-19: as many synonyms as the hosted service takes are taken: twenty of a list, a hundred of an input', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `mot${at}`);
  expect(readSynonyms([both(...words(20)), oneWay('gala', ...words(100))]).get('gala')).toHaveLength(100);
  expect(() => readSynonyms([oneWay('gala', ...words(101))])).toThrow(
    new SynonymError('101 synonyms: the hosted service takes 100'),
  );
});

test.each<[string, Synonym[], string]>([
  ['an empty word', [both('free', ' ')], 'A synonym is empty'],
  ['signs alone', [oneWay('free', '?!')], 'A synonym is empty'],
  ['an empty input', [oneWay('', 'free')], '“” says nothing: it must have a word of its own'],
  [
    'an input of stop words',
    [oneWay('de la', 'free')],
    '“de la” says nothing: it must have a word of its own',
  ],
  [
    'a phrase in the place of a word',
    [oneWay('free', 'no charge')],
    '“no charge” is a phrase: only the input may be one',
  ],
  ['a list of one', [both('free')], 'A list of synonyms must have two words'],
  ['an input without synonyms', [oneWay('free')], '“free” finds nothing else'],
  ['a word with itself', [both('raton', 'Ratons')], '“raton” is its own synonym'],
  ['a loop to itself', [oneWay('show', 'Shows')], '“show” leads back to itself: make it one list'],
  [
    'a loop of three',
    [oneWay('show', 'gala'), oneWay('gala', 'spectacle'), oneWay('spectacles', 'show')],
    '“show” leads back to itself: make it one list',
  ],
  ['one input twice', [oneWay('show', 'gala'), both('shows', 'spectacle')], '“show” is there twice'],
  [
    'more than the hosted service takes',
    [both(...Array.from({ length: 21 }, (_, at) => `word${at}`))],
    '21 synonyms: the hosted service takes 20',
  ],
])('SRCH-19: %s is refused', (_, synonyms, message) => {
  expect(() => readSynonyms(synonyms)).toThrow(new SynonymError(message));
});

describe('the parts of a query', () => {
  const read = (query: string, type: 'prefixLast' | 'prefixNone' = 'prefixLast'): string[] =>
    readParts(query, type, otherWords).map(({ words, others }) =>
      [words.map(({ term, isPrefix }) => (isPrefix ? `${term}*` : term)).join(' '), ...others].join(' | '),
    );
  test.each([
    ['gala', ['gala*']],
    ['raton laveur', ['raton laveur* | raton | raccoon']],
    ['ratons laveurs gala', ['ratons laveurs | raton | raccoon', 'gala*']],
    ['raton lav', ['raton lav* | raton | raccoon']],
    ['raton', ['raton* | raccoon']],
    ['langue de', ['langue', 'de*']],
    ['raton laveur de', ['raton laveur | raton | raccoon', 'de*']],
    ['langue des signes', ['langue signes* | lsq | asl']],
    ['gratuit gratuit', ['gratuit gratuit* | free | gratis']],
    ['', []],
  ])('SRCH-14: of “%s”: %j', (query, parts) => {
    expect(read(query)).toEqual(parts);
  });

  test('SRCH-14: a query of whole words has whole phrases', () => {
    expect(read('raton lav', 'prefixNone')).toEqual(['raton | raccoon', 'lav']);
  });
});
