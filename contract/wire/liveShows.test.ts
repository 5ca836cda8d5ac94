import * as v from 'valibot';
import { expect, test } from 'vitest';
import { liveShow, liveShows } from './liveShows.ts';

const [start, end] = ['2027-07-16T23:30:00Z', '2027-07-17T01:00:00Z'];
const show = { title: 'Les Nuits blanches', url: '/fr/spectacles/les-nuits-blanches', date: { start, end } };

test('API-03: what is on and what begins soon are read without their shows', () => {
  expect(v.parse(liveShows, { live: [1], upcoming: ['x'], more: [] })).toEqual({
    live: [1],
    upcoming: ['x'],
  });
  expect(v.parse(liveShows, { live: 5, upcoming: null })).toEqual({ live: [], upcoming: [] });
});

test.each([
  [{ title: ' Les Nuits blanches ', more: 1 }, {}],
  [{ written_in: 'en' }, { written_in: 'en' }],
  [{ written_in: 'de' }, {}],
  [{ date: { start } }, { date: { start, end: null } }],
  [{ date: { start, end: null } }, { date: { start, end: null } }],
  [{ date: { start, end: 'late' } }, { date: { start, end: null } }],
])('API-03: %j is read as %j', (told, read) => {
  expect(v.parse(liveShow, { ...show, ...told })).toEqual({ ...show, ...read });
});

test('API-03: a show without a title, an address or a start is none', () => {
  const wrong = [
    { title: ' ' },
    { url: 'x' },
    { date: {} },
    { date: { start: '2027-07-16', end } },
    { date: null },
  ];
  expect(wrong.filter((one) => v.is(liveShow, { ...show, ...one }))).toEqual([]);
});
