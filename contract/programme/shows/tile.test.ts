import { expect, test } from 'vitest';
import type { Programmation } from '#contract/wire/programmation.ts';
import { programmationOf, programmeSettings } from '../testing/programmations.ts';
import { placeShow } from './place.ts';
import { isoOffset, tileOf } from './tile.ts';

const tile = (
  facts: Partial<Omit<Programmation, 'date'>> & { date?: Partial<Programmation['date']> } = {},
) => {
  const show = placeShow(programmationOf('1', facts));
  return show && tileOf(show, programmeSettings);
};
const plain = {
  id: '1',
  start: '2027-07-16T19:30-04:00',
  title: 'Show 1',
  url: '/fr/spectacles/show-1',
  image: null,
  venue: 'Théâtre du Coin',
  city: 'Montréal',
};

test('CAL-11: a tile leaves out what nobody knows', () => {
  expect(tile({ status: null, categories: [], date: { timezone: null } })).toStrictEqual(plain);
});

test('CAL-11: a tile tells what its item tells', () => {
  expect(
    tile({
      status: 'ON_SALE',
      price: { min: 25, max: 48.5 },
      written_in: 'en',
      festivalId: '8',
      edition: { id: '2027' },
      state: 'rescheduled',
      date: { end: '2027-07-17T01:00:00Z' },
    }),
  ).toStrictEqual({
    ...plain,
    status: 'ON_SALE',
    price: { min: 25, max: 48.5 },
    minutes: 90,
    writtenIn: 'en',
    kind: 'venue',
    festival: '8',
    edition: '2027',
    state: 'rescheduled',
  });
});

test('WSH-02: a festival without an edition, or the other way round, names nothing', () => {
  for (const half of [{ festivalId: '8' }, { edition: { id: '2027' } }]) {
    const { festival, edition } = tile(half) ?? {};
    expect([festival, edition]).toEqual([undefined, undefined]);
  }
});

test('CAL-34: an online show has its own zone, for the clock of the viewer; a start keeps its seconds', () => {
  expect(tile({ categories: ['En ligne'] })).toMatchObject({ kind: 'online', timezone: 'America/Toronto' });
  expect(tile({ date: { start: '2027-07-16T23:30:07.5Z' } })?.start).toBe('2027-07-16T19:30:07.500-04:00');
  expect(tile()).not.toHaveProperty('timezone');
});

test.each([
  ['-0400', '-04:00'],
  ['0530', '+05:30'],
  ['+0000', '+00:00'],
])('CAL-34: the offset %s is written %s', (offset, iso) => {
  expect(isoOffset(offset)).toBe(iso);
});
