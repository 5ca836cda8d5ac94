import { expect, test } from 'vitest';
import { hasFound, marks, partsOf } from './highlight.ts';

const found = (text: string) => marks.highlightPreTag + text + marks.highlightPostTag;

test('SRCH-03: what was found are parts of a text, whatever looks like HTML in it', () => {
  expect(partsOf(`Un ${found('gala')} <b>${found('<img>')}`)).toEqual([
    { text: 'Un ', isFound: false },
    { text: 'gala', isFound: true },
    { text: ' <b>', isFound: false },
    { text: '<img>', isFound: true },
  ]);
  expect([partsOf(''), partsOf('nuit')]).toEqual([[], [{ text: 'nuit', isFound: false }]]);
  expect([hasFound(found('a')), hasFound('<mark>a</mark>')]).toEqual([true, false]);
});
