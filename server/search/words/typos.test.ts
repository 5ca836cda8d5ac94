import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distances } from '../testing/distance.ts';
import { dictionaryOf, findTerms, typosAllowed, type Found } from './typos.ts';

const plainly = (terms: readonly string[], word: string, isPrefix: boolean, typos: number): Found[] =>
  terms.flatMap((term) => {
    const beginnings = distances(word, term);
    const whole = beginnings.at(-1) ?? 0;
    const least = isPrefix ? Math.min(...beginnings) : whole;
    return least <= typos ? [{ term, typos: least, isPrefix: whole > least }] : [];
  });

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 6 });

test('SRCH-10: the terms within some typos are those that a plain reading of all terms finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 25 }),
      word,
      fc.boolean(),
      fc.integer({ min: 0, max: 2 }),
      (unordered, asked, isPrefix, typos) => {
        const terms = unordered.toSorted();
        expect(findTerms(dictionaryOf(terms), { term: asked, isPrefix }, typos).found).toEqual(
          plainly(terms, asked, isPrefix, typos),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('SRCH-10: one typo from four letters, two from eight, none in numbers; swapped neighbours are one', () => {
  expect(['cou', 'cour', 'journal', 'montreal', '20272027'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0]);
  const terms = ['blanches', 'blanc', 'montreal'];
  const find = (term: string): Found[] =>
    findTerms(dictionaryOf(terms), { term, isPrefix: false }, typosAllowed(term)).found;
  expect(find('blanhces')).toEqual([{ term: 'blanches', typos: 1, isPrefix: false }]);
  expect(find('omntraels')).toEqual([]);
  expect(find('omntrael')).toEqual([{ term: 'montreal', typos: 2, isPrefix: false }]);
});
