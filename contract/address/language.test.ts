import { expect, test } from 'vitest';
import { isLanguage, languageOfPath, otherLanguage } from './language.ts';

test('RTE-01: French and English, as addresses spell them, and each the other of the other', () => {
  expect(['fr', 'en', 'FR', 'fr-CA', 'de', '', undefined].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([otherLanguage('fr'), otherLanguage('en')]).toEqual(['en', 'fr']);
});

test.each([
  ['/fr', 'fr'],
  ['/en/calendar', 'en'],
  ['/en/fr', 'en'],
  ['/de/calendar', null],
  ['/french', null],
  ['//fr', null],
  ['/', null],
  ['', null],
])('RTE-02: the path "%s" names %s', (path, lang) => {
  expect(languageOfPath(path)).toBe(lang);
});
