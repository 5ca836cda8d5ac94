import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lettering } from './fonts.ts';
import { cut, setTitle } from './setTitle.ts';

/** Letters as wide as they are high. */
const square: Lettering = {
  readable: (text) => text,
  widthOf: (text, size) => [...text].length * size,
  outline: () => '',
};
const room = { width: 100, height: 60, leading: 1, lines: 3, sizes: [20, 10] };
const set = (title: string) => setTitle(title, square, room);

describe('META-01: the title of a picture', () => {
  test('META-01: it is as large as it fits, and broken at words into even lines', () => {
    expect([set('Nô'), set('un deux trois'), set('a bb ccc dddd eeeee')]).toEqual([
      { size: 20, lines: ['Nô'] },
      { size: 20, lines: ['un', 'deux', 'trois'] },
      { size: 10, lines: ['a bb ccc', 'dddd eeeee'] },
    ]);
  });

  test('META-01: French marks stay with their words, however they were typed', () => {
    expect(set('Zoé : non !').lines).toEqual(['Zoé\u00a0:', 'non\u00a0!']);
    expect(set('Zoé – nous').lines).toEqual(['Zoé\u00a0–', 'nous']);
    expect(set('« Oui » dit').lines).toEqual(['«\u00a0Oui\u00a0»', 'dit']);
  });

  test('META-01: one that never fits ends with an ellipsis', () => {
    expect(set('Anticonstitutionnellement')).toEqual({ size: 10, lines: ['Anticonst…'] });
    expect(set('mot '.repeat(40).trim())).toEqual({ size: 10, lines: ['mot mot', 'mot mot', 'mot mot…'] });
    expect(set('un deux trois quatre cinq six sept')).toEqual({
      size: 10,
      lines: ['un deux', 'trois', 'quatre…'],
    });
  });

  test('META-01: no title leaves its room', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
        const { size, lines } = set(title);
        expect(Math.max(0, ...lines.map((line) => square.widthOf(line, size)))).toBeLessThanOrEqual(
          room.width,
        );
        expect(lines.length * size).toBeLessThanOrEqual(room.height);
        expect(lines.length).toBeLessThanOrEqual(room.lines);
      }),
    );
  });

  test('META-01: lines may stand apart from each other, and then fewer of them fit', () => {
    const apart = { ...room, leading: 1.6 };
    expect([
      setTitle('un deux trois', square, apart),
      setTitle('mot '.repeat(40).trim(), square, apart),
    ]).toEqual([
      { size: 10, lines: ['un deux', 'trois'] },
      { size: 10, lines: ['mot mot', 'mot mot', 'mot mot…'] },
    ]);
    expect(setTitle('mot '.repeat(40).trim(), square, { ...apart, height: 40 }).lines).toEqual([
      'mot mot',
      'mot mot…',
    ]);
  });

  test('META-01: what fits is not cut', () => {
    const measure = (text: string): number => text.length;
    expect([cut('abc', 3, measure), cut('abcd', 3, measure), cut('a bcd', 3, measure)]).toEqual([
      'abc',
      'ab…',
      'a…',
    ]);
  });
});
