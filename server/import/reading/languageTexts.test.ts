import { expect, test } from 'vitest';
import { contextLanguage, firstText, isText, toldTexts } from './languageTexts.ts';

test.each([
  ['Bonsoir', [['', 'Bonsoir']]],
  [7, [['', '7']]],
  [
    ['Un', '', 'Deux'],
    [
      ['', 'Un'],
      ['', 'Deux'],
    ],
  ],
  [{ '@value': 'Bonsoir', '@language': 'fr-CA' }, [['fr', 'Bonsoir']]],
  [{ '@value': 'Bonsoir' }, [['', 'Bonsoir']]],
  [{ '@value': 'Bonsoir', '@language': 'French' }, [['', 'Bonsoir']]],
  [{ '@value': 'Bonsoir', '@language': 'x-fr' }, [['', 'Bonsoir']]],
  [
    { FR: ['Un', 'Deux'], 'en-CA': 'One', '@none': 'Ein' },
    [
      ['fr', 'Un'],
      ['fr', 'Deux'],
      ['en', 'One'],
      ['', 'Ein'],
    ],
  ],
  [{ fr: { '@value': 'Un' }, en: [['One']] }, []],
  [{ id: 'x', name: 'A' }, []],
  [{ fr: 'Un', en_CA: 'One' }, []],
  [{}, []],
  [null, []],
])('IMP-02: the texts in %j are %j', (value, texts) => {
  expect(toldTexts(value)).toEqual(texts.map(([lang, text]) => ({ lang, text })));
  expect(toldTexts(value, 'de')).toEqual(texts.map(([lang, text]) => ({ lang: lang || 'de', text })));
  expect(firstText(value)).toBe(texts[0]?.[1] ?? '');
});

test.each([
  ['Bonsoir', true],
  [{ '@value': '' }, true],
  [{ fr: 'Un', '@none': 'Ein' }, true],
  [{ fr: 'Un', name: 'A' }, false],
  [{}, false],
])('import: whether %j is a text: %j', (value, isOne) => {
  expect(isText(value)).toBe(isOne);
});

test.each([
  [{ '@context': ['https://schema.org', { '@language': 'fr-CA' }] }, 'fr'],
  [{ '@context': [{ '@language': '' }, { '@vocab': 'x' }, { '@language': 'en' }] }, 'en'],
  [{ '@context': 'fr' }, ''],
  [{}, ''],
  ['fr', ''],
])('IMP-02: the context of %j gives the language %j', (node, lang) => {
  expect(contextLanguage(node)).toBe(lang);
});
