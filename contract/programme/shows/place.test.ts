import { expect, test } from 'vitest';
import { programmationOf } from '../testing/programmations.ts';
import { placeShow, placeShows } from './place.ts';

test('CAL-49: an item that comes twice counts once, as it came first', () => {
  const { shows, unplaced } = placeShows([
    programmationOf('1', { title: 'First' }),
    programmationOf('1', { title: 'Again' }),
    programmationOf('2', { date: { start: 'x' } }),
    programmationOf('2', { date: { start: 'x' } }),
  ]);
  expect([shows.map(({ item }) => item.title), unplaced]).toEqual([['First'], 2]);
});

test('CAL-35: shows stand by their start, those of one start by the number of their id, other ids in one order', () => {
  const at = (id: string, start = '2027-07-16T23:30:00Z') => programmationOf(id, { date: { start } });
  const ids = ['b', '10', '9', 'a', '2', 'later'];
  const order = ['2', '9', 'a', 'b', '10', 'later'];
  for (const given of [ids, ids.toReversed(), order]) {
    const items = given.map((id) => (id === 'later' ? at(id, '2027-07-16T23:30:01Z') : at(id)));
    expect(placeShows(items).shows.map(({ item }) => item.id)).toEqual(order);
  }
});

test.each([
  ['en', true],
  ['EN', true],
  ['en-CA', true],
  ['en_GB', true],
  ['eng', false],
  ['fr', false],
  ['fr-en', false],
  ['', false],
])('CAL-30: the language %s is English: %s', (language, isEnglish) => {
  expect(placeShow(programmationOf('1', { language }))?.isEnglish).toBe(isEnglish);
});
