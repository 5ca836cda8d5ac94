import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedShow, showFacet } from './shows.ts';

const least = { id: '1', title: 'Les Nuits blanches', url: '/fr/spectacles/les-nuits-blanches' };
const bare = {
  ...least,
  thumbnail: null,
  image_url: null,
  venues: [],
  show_type: null,
  belong_to: null,
  summary: '',
  date: null,
  categories: [],
  kind: null,
  language: '',
  price: null,
};
const dates = { firstDate: '2027-07-16T23:30:00Z', lastDate: '2027-11-16T23:30:00Z' };

test('HOM-13: every field of a listed show is read', () => {
  const whole = {
    ...bare,
    image_url: '/media/1.avif',
    venues: [{ name: 'Théâtre du Coin', location: { city: { name: 'Montréal' } } }],
    summary: 'Des nuits',
    date: {
      ...dates,
      nextDate: '2027-08-16T23:30:00Z',
      timezone_offset: '-0400',
      timezone_offset_end: '-0500',
      timezone: 'America/Toronto',
    },
    categories: [{ name: 'En salle' }],
    kind: 'outdoor',
    language: 'fr',
    price: { min: 0, max: 48.5 },
    written_in: 'en',
  };
  expect(v.parse(listedShow, { ...whole, more: 1 })).toEqual(whole);
});

test('HOM-13: all but the id, the title and the address may be missing or unreadable', () => {
  expect(v.parse(listedShow, least)).toEqual(bare);
  const wrong = { summary: 5, date: 'x', categories: ['x'], kind: 'x', price: 25, written_in: 'de' };
  expect(v.parse(listedShow, { ...least, ...wrong })).toEqual(bare);
  expect(
    [{ id: '' }, { title: ' ' }, { url: 'x' }].filter((one) => v.is(listedShow, { ...least, ...one })),
  ).toEqual([]);
});

test.each([
  [{ date: dates }, { date: { ...dates, nextDate: null, timezone_offset: '0000' } }],
  [{ date: { ...dates, nextDate: 'soon' } }, { date: { ...dates, nextDate: null, timezone_offset: '0000' } }],
  [{ date: { firstDate: dates.firstDate } }, {}],
  [{ date: { ...dates, lastDate: 'late' } }, {}],
  [{ categories: [{}] }, { categories: [{ name: '' }] }],
  [{ price: { min: 0, max: -1 } }, {}],
  [{ price: { min: 5 } }, {}],
  [{ price: { min: 5, max: Number.POSITIVE_INFINITY } }, {}],
])('HOM-13: %j is read as %j', (told, read) => {
  expect(v.parse(listedShow, { ...least, ...told })).toEqual({ ...bare, ...read });
});

test('CAL-23: the choices of a filter are those of the list of shows', () => {
  const choices = [{ value: 'Montréal', label: 'Montréal', count: 12 }];
  expect(v.parse(showFacet, { name: 'city', choices, more: 1 })).toEqual({ name: 'city', choices });
  const wrong = [{ name: 'venue', choices }, { name: 'city' }, { name: 'city', choices: [{ value: 'x' }] }];
  expect(wrong.filter((one) => v.is(showFacet, one))).toEqual([]);
});
