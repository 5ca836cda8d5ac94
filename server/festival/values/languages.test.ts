import { expect, test } from 'vitest';
import { textsOf, titleOf, writtenIn } from './languages.ts';

test.each([
  ['A', { fr: 'A', en: 'A' }],
  [
    { fr: 'A', en: 'B' },
    { fr: 'A', en: 'B' },
  ],
  [{ fr: 'A' }, { fr: 'A', en: 'A' }],
  [{ en: 'B' }, { fr: 'B', en: 'B' }],
  [
    { fr: 'A', en: '' },
    { fr: 'A', en: '' },
  ],
  ['', { fr: '', en: '' }],
])('FES-11: a language that lacks a text has the other one’s, an empty one stays: %j', (text, texts) => {
  expect(textsOf(text)).toEqual(texts);
});

test.each([
  ['A', ['fr', 'en'], [null, null]],
  ['A', ['fr'], [null, 'fr']],
  ['A', ['en'], ['en', null]],
  [{ fr: 'A' }, ['fr', 'en'], [null, 'fr']],
  [{ en: 'A' }, ['fr', 'en'], ['en', null]],
  [{ fr: 'A', en: '' }, ['fr', 'en'], [null, null]],
] as const)(
  'FES-11: the language of a text is told where it is another one: %j in a festival of %j',
  (text, spoken, said) => {
    expect([writtenIn(text, 'fr', spoken), writtenIn(text, 'en', spoken)]).toEqual(said);
  },
);

test.each([
  [{ fr: 'A', en: 'B' }, null, ['fr', 'en'], { fr: 'A', en: 'B' }],
  [{ fr: 'A', en: 'A' }, null, ['fr', 'en'], 'A'],
  [{ fr: 'A', en: 'A' }, 'en', ['fr', 'en'], { fr: 'A' }],
  [{ fr: 'A', en: 'A' }, 'fr', ['fr', 'en'], { en: 'A' }],
  [{ fr: 'A', en: 'A' }, 'en', ['fr'], 'A'],
  [{ fr: 'A', en: 'A' }, null, ['fr'], { fr: 'A', en: 'A' }],
] as const)(
  'FES-06: the title of rows %j that lacks %j is written in a festival of %j',
  (texts, lacking, spoken, title) => {
    const written = titleOf(texts, lacking, spoken);
    expect(written).toEqual(title);
    expect([textsOf(written), lacking && writtenIn(written, lacking, spoken)]).toEqual([
      texts,
      lacking && (lacking === 'fr' ? 'en' : 'fr'),
    ]);
  },
);
