import { describe, expect, test } from 'vitest';
import type { Matches } from '../index/matches.ts';
import { Work } from '../work/work.ts';
import { createFinder, highlight } from './highlight.ts';
import { snippet } from './snippet.ts';

/** A query of words, each found by terms: of `gala*` it is the beginning, of `gala~` misspelt, of `gala~*` both. */
const queryOf = (words: Readonly<Record<string, readonly string[]>>): Matches['words'] =>
  Object.entries(words).map(([term, terms]) => ({
    word: { term, isPrefix: false },
    terms: new Map(
      terms.map((found) => {
        const name = found.replace(/[*~]+$/, '');
        return [name, { term: name, typos: found.includes('~') ? 1 : 0, isPrefix: found.endsWith('*') }];
      }),
    ),
  }));
const finderOf = (query: Matches['words']) =>
  createFinder(query, new Work({ spend: () => undefined, awaitTurn: async () => {} }));
const tags = { pre: '[', post: ']' };
const lit = (text: string, words: Parameters<typeof queryOf>[0]) => {
  const query = queryOf(words);
  return highlight(text, query, { find: finderOf(query), tags });
};

describe('SRCH-03: what a query found in a text', () => {
  test.each([
    ['Le Gala du gala', { gala: ['gala'] }, 'Le [Gala] du [gala]', 'full', ['gala'], false],
    ['Gala', { gal: ['gala*'] }, '[Gal]a', 'full', ['gal'], false],
    ['Gala !', { gala: ['gala'] }, '[Gala] !', 'full', ['gala'], true],
    ['Gala', { gela: ['gala~'] }, '[Gala]', 'full', ['gela'], true],
    ['Galant', { gel: ['galant~*'] }, '[Galant]', 'full', ['gel'], true],
    ['Stand-up', { up: ['up'], standup: ['standup'] }, 'Stand-[up]', 'partial', ['up'], false],
    ['L’œuvre d’été', { oeu: ['oeuvre*'] }, 'L’[œu]vre d’été', 'full', ['oeu'], false],
    ['Été', { ete: ['ete'] }, '[Été]', 'full', ['ete'], true],
    ['Le gala', { gala: ['gala'], nuit: ['nuit'] }, 'Le [gala]', 'partial', ['gala'], false],
    ['<b>Gala</b>', { gala: ['gala'] }, '<b>[Gala]</b>', 'full', ['gala'], false],
    ['Stand-up', { standup: ['standup'] }, '[Stand-up]', 'full', ['standup'], true],
    ['Stand-up', { up: ['up'] }, 'Stand-[up]', 'full', ['up'], false],
    // A combining accent goes with its letter.
    ['E\u0301te\u0301', { e: ['ete*'] }, '[E\u0301]te\u0301', 'full', ['e'], false],
    // The longest beginning counts, whichever word comes first.
    ['Galant', { gala: ['galant*'], gal: ['galant*'] }, '[Gala]nt', 'full', ['gala', 'gal'], false],
    ['Galant', { gala: ['galant*'], galant: ['galant'] }, '[Galant]', 'full', ['gala', 'galant'], true],
    ['Gala, nuit', { gala: ['gala'], nuit: ['nuit'] }, '[Gala], [nuit]', 'full', ['gala', 'nuit'], true],
    ['Galas', { gala: ['=gala'] }, '[Galas]', 'full', ['gala'], true],
  ])('SRCH-03: in %j, %o finds %j', (text, words, value, matchLevel, matchedWords, fullyHighlighted) => {
    expect(lit(text, words)).toEqual({ value, matchLevel, matchedWords, fullyHighlighted });
  });

  test('SRCH-03: a word that a query says twice is found whole by one', () => {
    const twice = [...queryOf({ gala: ['gala'] }), ...queryOf({ gala: ['gala'] })];
    expect(highlight('Gala', twice, { find: finderOf(twice), tags })).toEqual({
      value: '[Gala]',
      matchLevel: 'full',
      matchedWords: ['gala'],
      fullyHighlighted: true,
    });
  });

  test('SRCH-03: what nothing is found in is told as it is', () => {
    const nothing = { value: 'Le gala', matchLevel: 'none', matchedWords: [] };
    expect([lit('Le gala', { nuit: ['nuit'] }), lit('Le gala', {})]).toEqual([nothing, nothing]);
  });
});

describe('SRCH-03: some words of a text', () => {
  const text = 'un deux trois quatre cinq six sept huit neuf dix';
  const cut = (words: number, ...asked: string[]) => {
    const query = queryOf(Object.fromEntries(asked.map((word) => [word, [word]])));
    return snippet(text, query, { find: finderOf(query), tags, ellipsis: '…', words });
  };

  test.each([
    [10, ['six'], 'un deux trois quatre cinq [six] sept huit neuf dix'],
    [9, [], 'un deux trois quatre cinq six sept huit neuf…'],
    [3, ['un'], '[un] deux trois…'],
    [3, ['six'], '…cinq [six] sept…'],
    [4, ['six'], '…cinq [six] sept huit…'],
    [3, ['dix'], '…huit neuf [dix]'],
    [2, ['deux', 'six', 'sept'], '…[six] [sept]…'],
    [4, ['deux', 'six', 'neuf'], '…[six] sept huit [neuf]…'],
  ])('SRCH-03: %i of them, where %j stand: %s', (words, asked, value) => {
    expect(cut(words, ...asked).value).toBe(value);
  });

  test('SRCH-03: how much was found is told of the whole text', () => {
    expect([
      cut(2, 'un', 'dix').matchLevel,
      cut(2, 'un', 'onze').matchLevel,
      cut(2, 'onze').matchLevel,
    ]).toEqual(['full', 'partial', 'none']);
  });
});
