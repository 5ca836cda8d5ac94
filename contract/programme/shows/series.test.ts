import { describe, expect, it } from 'vitest';
import { festivalOf, isToronto, seriesOf } from './series.ts';

const settings = { torontoFestivals: ['JFL Toronto'] };
const item = (festival: string | null, type: string | null) => ({
  belong_to: festival === null ? null : { name: festival },
  show_type: type === null ? null : { name: type },
});

describe('series', () => {
  it.each([
    ['the42', 'the42'],
    ['The 42', 'the42'],
    ['ComedyCon', 'comedycon'],
    ['Comedy-Con', 'comedycon'],
    ['Out_doors!', 'outdoors'],
    ['headliners', 'headliners'],
    ['outdoors', 'outdoors'],
    ['street', 'street'],
    ['gala', null],
    [null, null],
  ])('CAL-16: a Toronto item of the show type %j is of the series %j', (type, series) => {
    expect(seriesOf(item('jfl toronto', type), settings)).toBe(series);
  });

  it('CAL-16: items of other festivals have no series', () => {
    expect(seriesOf(item('Chapiteau', 'headliners'), settings)).toBe(null);
  });

  it('CAL-31: a festival is its name in lower case, of an item without one it is nothing', () => {
    expect([festivalOf(item('JFL Toronto', null)), festivalOf(item(null, null))]).toEqual([
      'jfl toronto',
      '',
    ]);
  });

  it('TOR-01: an item is of Toronto when its festival is listed, blind to case', () => {
    expect([
      isToronto(item('jfl TORONTO', null), settings),
      isToronto(item('jfl', null), settings),
      isToronto(item(null, null), settings),
      isToronto(item('', null), { torontoFestivals: [''] }),
    ]).toEqual([true, false, false, false]);
  });
});
