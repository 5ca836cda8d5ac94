import { describe, expect, test } from 'vitest';
import { readQuery } from './readQuery.ts';
import { singular } from './singular.ts';
import { isStopWord } from './stopWords.ts';
import { compoundsOf, keyOf, wordsOf } from './words.ts';

const terms = (text: string): string[] => wordsOf(text).map(({ term }) => term);

describe('words', () => {
  test('SRCH-10: accents, ligatures, case and apostrophes are folded', () => {
    expect(terms('Élève, NOËL ; Œuvre ß')).toEqual(['eleve', 'noel', 'oeuvre', 'ss']);
    expect(terms('Ægir Søren Łódź Đorđe ﬁn ①')).toEqual(['aegir', 'soren', 'lodz', 'dorde', 'fin', '1']);
    for (const text of ["L'Été d’Anne", 'l’été d’anne', 'L‘ETE D`ANNE', 'l e\u0301te\u0301 d anne'])
      expect(terms(text)).toEqual(['l', 'ete', 'd', 'anne']);
  });

  test('SRCH-10: what a hyphen or an apostrophe ties together is found as one word, too', () => {
    const wholes = compoundsOf('Stand-up, don’t – aujourd’hui').flatMap(({ whole }) => whole?.term ?? []);
    expect(wholes).toEqual(['standup', 'dont', 'aujourdhui']);
  });

  test.each([..."'’‘ʼ`´′‐‑-"])('SRCH-10: %s ties two words', (tie) => {
    expect(
      compoundsOf(`stand${tie}up`).map(({ words, whole }) => [words.map(({ term }) => term), whole?.term]),
    ).toEqual([[['stand', 'up'], 'standup']]);
  });

  test('SRCH-10: words of other scripts and pictographs are words, and stand where they are told to', () => {
    const text = '🎪 שלום, «日本»';
    expect(terms(text)).toEqual(['🎪', 'שלום', '日本']);
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['🎪', 'שלום', '日本']);
  });

  test('SRCH-10: a word stands where its letters do, however many they become', () => {
    const words = ['Œuvre', 'e\u0301te\u0301', 'ﬁn', 'Straße', 'ß'];
    const text = words.join(' ');
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
    const [compound] = compoundsOf('« cœur-à-cœur »');
    expect(compound).toEqual({
      words: [
        { term: 'coeur', start: 2, end: 6 },
        { term: 'a', start: 7, end: 8 },
        { term: 'coeur', start: 9, end: 13 },
      ],
      whole: { term: 'coeuracoeur', start: 2, end: 13 },
    });
  });

  test('two texts that differ in signs have one key', () => {
    expect(keyOf('L’Été, enfin !')).toBe(keyOf('l ete ENFIN'));
  });
});

test.each([
  ['spectacle', 'spectacles'],
  ['journal', 'journaux'],
  ['château', 'châteaux'],
  ['jeu', 'jeux'],
  ['bijou', 'bijoux'],
  ['œil', 'yeux'],
  ['comédie', 'comédies'],
  ['comedy', 'comedies'],
  ['classe', 'classes'],
  ['class', 'classes'],
  ['box', 'boxes'],
  ['show', 'shows'],
  ['child', 'children'],
  ['woman', 'women'],
  ['man', 'men'],
  ['person', 'people'],
  ['foot', 'feet'],
])('SRCH-10: %s and %s have their singular in common', (one, many) => {
  const [a = '', b = ''] = [terms(one)[0], terms(many)[0]];
  expect(singular(b)).toBe(singular(a));
});

test.each(['bus', 'gas', 'dos', 'class', 'boss'])('SRCH-10: %s is no plural', (word) => {
  expect(singular(word)).toBe(word);
});

test('SRCH-10: the words that a query need not match are these, folded', () => {
  const french =
    'a au aux avec c ce ces cet cette d dans de des du elle en est et etre il ils j je jusqu l la le les leur leurs lorsqu lui m ' +
    'ma mais me mes mon n ne nos notre nous on ou par pas pour puisqu qu que qui s sa se ses si son sont sur t ta te tes toi ton ' +
    'tu un une vos votre vous y';
  const english =
    'an and are as at be but by for from has have he her his i in is it its my of on or our she so that the their them they this ' +
    'to was we were with you your';
  expect(`${french} ${english}`.split(' ').filter((word) => !isStopWord(word))).toEqual([]);
  expect(['', 'gala', 'nuit', 'not', 'show', 'etes', 'à'].filter(isStopWord)).toEqual([]);
});

describe('queries', () => {
  const read = (query: string): string[] =>
    readQuery(query).map(({ term, isPrefix }) => (isPrefix ? `${term}*` : term));
  test.each([
    ['les nuits de Montréal', ['nuits', 'montreal*']],
    ['the nights of summer', ['nights', 'summer*']],
    ['l’amour', ['amour*']],
    ['nuits de', ['nuits', 'de*']],
    ['nuits de la', ['nuits', 'la*']],
    ['to be or not', ['not*']],
    ['the the', ['the', 'the*']],
    ['le', ['le*']],
    ['clown clown cir', ['clown', 'cir*']],
    ['  !? ', []],
  ])('SRCH-10: of “%s” must match: %j', (query, words) => {
    expect(read(query)).toEqual(words);
  });

  const lettersOf = (at: number): string => String.fromCodePoint(97 + Math.floor(at / 5), 97 + (at % 5));
  test('SRCH-10: twenty words of a query count, forty letters of a word, five hundred and twelve characters', () => {
    const words = Array.from({ length: 21 }, (_, at) => `mot${lettersOf(at)}`);
    expect(readQuery(words.join(' '), 'prefixNone').map(({ term }) => term)).toEqual(words.slice(0, 20));
    expect(read('n'.repeat(41))).toEqual([`${'n'.repeat(40)}*`]);
    expect(compoundsOf(`${'a'.repeat(30)}-${'b'.repeat(30)}`)[0]?.whole?.term).toBe(
      'a'.repeat(30) + 'b'.repeat(10),
    );
    expect([read(`${' '.repeat(508)}gala`), read(`${' '.repeat(509)}gala`)]).toEqual([['gala*'], ['gal*']]);
  });

  test('SRCH-10: which words may be beginnings; stop words stand where there are no others', () => {
    const told = (query: string, type: 'prefixLast' | 'prefixAll' | 'prefixNone') =>
      readQuery(query, type).map(({ term, isPrefix }) => (isPrefix ? `${term}*` : term));
    expect([
      told('gal mont', 'prefixLast'),
      told('gal mont', 'prefixAll'),
      told('gal mont gal', 'prefixNone'),
      told('the gal of', 'prefixNone'),
      told('the of', 'prefixNone'),
      told('the of', 'prefixAll'),
      told('', 'prefixNone'),
    ]).toEqual([
      ['gal', 'mont*'],
      ['gal*', 'mont*'],
      ['gal', 'mont'],
      ['gal'],
      ['the', 'of'],
      ['the*', 'of*'],
      [],
    ]);
  });
});
