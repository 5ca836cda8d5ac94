import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('CAL-13: a title of 30 graphemes stays whole, one of 31 is cut after 30', () => {
    const thirty = 'abcdefghijklmnopqrstuvwxyz1234';
    expect([excerpt(thirty, 30), excerpt(`${thirty}5`, 30)]).toEqual([thirty, `${thirty}…`]);
  });

  it('CAL-13: the generic excerpt is 50 graphemes', () => {
    expect(excerpt('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });

  it('CAL-13: families, flags and combined accents count as one and are never cut apart', () => {
    const family = '👨‍👩‍👧‍👦';
    expect([
      excerpt(family.repeat(30), 30),
      excerpt(family.repeat(31), 30),
      excerpt('e\u0301🇨🇦e\u0301', 2),
      excerpt('', 30),
    ]).toEqual([family.repeat(30), `${family.repeat(30)}…`, 'e\u0301🇨🇦…', '']);
  });

  it('CAL-13: accents and typographic signs count as one', () => {
    expect(excerpt('L’été,à,l’œuvre', 10)).toBe('L’été,à,l’…');
  });

  it.each([
    ['Le cabaret des talents strictement inutiles', 'Le cabaret des talents…'],
    ['Le cabaret des talents étranges', 'Le cabaret des talents…'],
    ['Zoé Tremblay-Tremblay, déjouée et contente', 'Zoé Tremblay-Tremblay, déjouée…'],
    ['Three Cups, Two Pigeons, And No Regrets', 'Three Cups, Two Pigeons, And…'],
    ['Three Cups, Two Little Pigeons, No', 'Three Cups, Two Little Pigeons…'],
    ['Le grand soir de Madeleine : le retour', 'Le grand soir de Madeleine…'],
    ['Le grand gala de la famille\u00a0! Enfin', 'Le grand gala de la famille\u00a0!…'],
    // The last word ends with the 30th grapheme, and with the 31st.
    ['Un deux trois quatre cinq sixx sept', 'Un deux trois quatre cinq sixx…'],
    ['Un deux trois quatre cinq sixxx sept', 'Un deux trois quatre cinq…'],
    ['Un deux trois quatre cinq sixx', 'Un deux trois quatre cinq sixx'],
    // No word of it ends before that.
    [` ${'a'.repeat(31)}`, ` ${'a'.repeat(29)}…`],
    ['Un deux trois quatre cinq sixxx', 'Un deux trois quatre cinq…'],
  ])('CAL-13: %s ends at a word', (title, cut) => {
    expect(excerpt(title, 30)).toBe(cut);
  });
});
