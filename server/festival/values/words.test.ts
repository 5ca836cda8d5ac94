import { expect, test } from 'vitest';
import { wordsIn, wordsOf } from './words.ts';

const noBreak = '\u00a0';
const written = {
  'page.home': 'Maison',
  'home.sticker': { fr: 'Ça swingue', en: 'It swings' },
  'format.money.group': { fr: noBreak },
  'mail.welcome.text': { en: 'Hello,\n\nit swings.\n' },
};

test('FES-14: words of a language are in one order, and none stands in for one that is missing', () => {
  expect([Object.entries(wordsIn(written, 'fr')), Object.entries(wordsIn(written, 'en'))]).toEqual([
    [
      ['format.money.group', noBreak],
      ['home.sticker', 'Ça swingue'],
      ['page.home', 'Maison'],
    ],
    [
      ['home.sticker', 'It swings'],
      ['mail.welcome.text', 'Hello,\n\nit swings.'],
      ['page.home', 'Maison'],
    ],
  ]);
});

test('FES-06: words come back from the database as a folder writes them', () => {
  const words = { fr: wordsIn(written, 'fr'), en: wordsIn(written, 'en') };
  const again = wordsOf(words);
  expect(again).toEqual({ ...written, 'mail.welcome.text': { en: 'Hello,\n\nit swings.' } });
  expect({ fr: wordsIn(again, 'fr'), en: wordsIn(again, 'en') }).toEqual(words);
});
