import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

describe('kindOf', () => {
  it.each([
    ['In venue', 'venue'],
    ['in-venue', 'venue'],
    ['Venue', 'venue'],
    ['INDOORS', 'venue'],
    ['Indoor', 'venue'],
    ['En salle', 'venue'],
    ['Outdoor', 'outdoor'],
    ['outdoors', 'outdoor'],
    ['Exterior', 'outdoor'],
    ['Extérieur', 'outdoor'],
    ['EXTERIEUR', 'outdoor'],
    ['Exte\u0301rieur', 'outdoor'],
    ['Online', 'online'],
    [' en  ligne ', 'online'],
  ])('CAL-15: the category %j is of the kind %j', (category, kind) => {
    expect(kindOf([category])).toBe(kind);
  });

  it('CAL-15: the first category that names a kind decides', () => {
    expect(kindOf(['Stand-up', 'En ligne', 'En salle'])).toBe('online');
  });

  it('CAL-15: other wordings name no kind', () => {
    expect([kindOf([]), kindOf(['Stand-up']), kindOf(['Online workshops']), kindOf([''])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
