import { expect, test } from 'vitest';
import { noWords, withWords } from './words.ts';

const texts = {
  sticker: 'Everyone is welcome',
  facts: { others_one: 'and {{count}} more', others_other: 'and {{count}} more' },
  months: ['January', 'February'],
};

test('FES-14: words take the places of the texts that their keys name, in lists too', () => {
  const words = { 'home.sticker': 'Swing', 'home.facts.others_one': 'plus one', 'home.months.1': 'Feb' };
  expect(withWords(texts, 'home', words)).toEqual({
    sticker: 'Swing',
    facts: { others_one: 'plus one', others_other: 'and {{count}} more' },
    months: ['January', 'Feb'],
  });
});

test('FES-14: the texts themselves stay as they are; without words of a file they are the same object', () => {
  const before = structuredClone(texts);
  withWords(texts, 'home', { 'home.sticker': 'Swing' });
  expect(texts).toEqual(before);
  expect(withWords(texts, 'home', noWords.fr)).toBe(texts);
  expect(withWords(texts, 'home', { 'homepage.sticker': 'Swing', 'mail.sticker': 'Swing' })).toBe(texts);
});

test.each(['home.gone', 'home.sticker.below', 'home.facts', 'home.__proto__.sticker', 'home.', 'home'])(
  'FES-14: a word that no text has a place for is left aside: %s',
  (key) => {
    expect(withWords(texts, 'home', { [key]: 'Swing' })).toEqual(texts);
  },
);
