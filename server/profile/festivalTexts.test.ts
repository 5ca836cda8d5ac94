import { expect, test } from 'vitest';
import { noWords } from '#contract/words.ts';
import { festivalTexts, oncePerWords } from './festivalTexts.ts';

const texts = { fr: { title: 'Bienvenue', text: 'Bonjour' }, en: { title: 'Welcome', text: 'Hello' } };

test('FES-14: a part of the server reads its texts in the festival’s words, those of the language asked for', () => {
  const textsFor = festivalTexts('mail', texts);
  const jazz = { words: { fr: { 'mail.title': 'Ça swingue' }, en: { 'format.title': 'Swing' } } };
  expect([textsFor(jazz, 'fr'), textsFor(jazz, 'en'), textsFor({ words: noWords }, 'fr')]).toEqual([
    { title: 'Ça swingue', text: 'Bonjour' },
    texts.en,
    texts.fr,
  ]);
});

test('FES-14: what is made of words is made once for as long as they are the same', () => {
  let made = 0;
  const one = oncePerWords((lang) => `${lang} ${(made += 1)}`);
  const shared = {};
  const jazz = { words: { fr: shared, en: shared } };
  expect([
    one(jazz, 'fr'),
    one(jazz, 'en'),
    one(jazz, 'fr'),
    one({ words: { fr: {}, en: {} } }, 'fr'),
  ]).toEqual(['fr 1', 'en 2', 'fr 1', 'fr 3']);
});
