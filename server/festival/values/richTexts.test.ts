import { expect, test } from 'vitest';
import { htmlsOf, richOf } from './richTexts.ts';

test.each([
  [
    { fr: 'a', en: 'b' },
    { fr: '<p>a</p>', en: '<p>b</p>' },
  ],
  [{ fr: 'a' }, { fr: '<p>a</p>', en: '<p>a</p>' }],
  [{ en: 'b' }, { fr: '<p>b</p>', en: '<p>b</p>' }],
  [{ html: { en: '<p>c</p>' } }, { fr: '<p>c</p>', en: '<p>c</p>' }],
  [{}, { fr: '', en: '' }],
])('FES-11: a formatted text that a language lacks is the other one’s: %j', (rich, htmls) => {
  expect(htmlsOf(rich)).toEqual(htmls);
});

test.each([
  [{ fr: '<p>a</p>', en: '<p>b</p>' }, ['fr', 'en'], { html: { fr: '<p>a</p>', en: '<p>b</p>' } }],
  [{ fr: '<p>a</p>', en: '<p>a</p>' }, ['en', 'fr'], { html: { en: '<p>a</p>' } }],
  [{ fr: '', en: '' }, ['fr', 'en'], {}],
] as const)(
  'FES-06: HTML is a formatted text again, one alone in the first language: %j of %j',
  (htmls, spoken, rich) => {
    expect(richOf(htmls, spoken)).toEqual(rich);
  },
);
