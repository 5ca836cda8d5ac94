import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { bilingual } from '#server/festival/testing/roundTrip.ts';
import { lackingOf, pairsOf, toldIn } from './exporting.ts';

interface Row {
  id: number;
  lang: Language;
  written_in: Language | null;
}

const rowOf = (lang: Language, written_in: Language | null = null): Row => ({ id: 1, lang, written_in });

test('FES-06: a thing has its rows in both languages, that of a missing one is the other one’s', () => {
  const other = { ...rowOf('en'), id: 2 };
  const last = { ...rowOf('fr'), id: 3 };
  expect([...pairsOf([last, rowOf('en'), other, rowOf('fr')], ({ id }) => id)]).toEqual([
    [1, { fr: rowOf('fr'), en: rowOf('en') }],
    [2, { fr: other, en: other }],
    [3, { fr: last, en: last }],
  ]);
});

describe.each<
  [name: string, rows: Row[], told: Language[], toldInEnglishFirst: Language[], lacking: Language | null]
>([
  ['both languages', [rowOf('fr'), rowOf('en')], ['fr', 'en'], ['fr', 'en'], null],
  ['French, and a row in it alone', [rowOf('fr')], ['fr'], ['fr'], null],
  ['English, and a row in it alone', [rowOf('en')], ['en'], ['en'], null],
  ['French, the English row repeats it', [rowOf('fr'), rowOf('en', 'fr')], ['fr'], ['fr'], 'en'],
  ['English, the French row repeats it', [rowOf('fr', 'en'), rowOf('en')], ['en'], ['en'], 'fr'],
  ['English, and a French row alone', [rowOf('fr', 'en')], ['fr'], ['en'], 'fr'],
  ['French, and an English row alone', [rowOf('en', 'fr')], ['fr'], ['en'], 'en'],
])('a thing with words in %s', (_, rows, told, toldInEnglishFirst, lacking) => {
  const [pair] = pairsOf(rows, ({ id }) => id).values();

  test('FES-06: it has a text file for each language that it has words in, one at least', () => {
    const english = { ...bilingual, languages: ['en', 'fr'] satisfies Language[] };
    expect(pair && [toldIn(pair, bilingual), toldIn(pair, english)]).toEqual([told, toldInEnglishFirst]);
  });

  test('FES-06: its title says which language it lacks', () => {
    expect(pair && lackingOf(pair)).toBe(lacking);
  });
});
