import * as v from 'valibot';
import { expect, test } from 'vitest';
import { festival, festivalAttributes } from './festival.ts';

const whole = {
  id: '8',
  title: 'Hahaha',
  url: '/fr/festivals/hahaha',
  image_url: '/media/8.avif',
  date: { start: '2027-07-16T23:30:00Z', end: '2027-08-01T03:00:00Z', timezone_offset: '-0400' },
};
const page = { title: 'Hahaha', body: '<p>x</p>', image_url: whole.image_url, date: whole.date };

test('RTE-17: every field of a festival is read, in the list and on its page', () => {
  expect(v.parse(festival, { ...whole, title: ' Hahaha ', id: 8 })).toEqual(whole);
  expect(v.parse(festivalAttributes, { ...page, more: 1 })).toEqual(page);
});

test.each([
  [{ image_url: 'javascript:x' }, { image_url: null }],
  [{ image_url: undefined }, { image_url: null }],
  [{ date: null }, { date: null }],
  [{ date: undefined }, { date: null }],
  [{ date: '2027-07-16' }, { date: null }],
  [{ date: { ...whole.date, start: '2027-07-16T23:30:00' } }, { date: null }],
  [{ date: { ...whole.date, end: 'soon' } }, { date: null }],
  [{ date: { start: whole.date.start } }, { date: null }],
  [
    { date: { start: whole.date.start, end: whole.date.end } },
    { date: { ...whole.date, timezone_offset: '0000' } },
  ],
  [{ date: { ...whole.date, timezone_offset: 'EDT' } }, { date: { ...whole.date, timezone_offset: '0000' } }],
])('RTE-17: %j costs itself only', (wrong, read) => {
  expect(v.parse(festival, { ...whole, ...wrong })).toEqual({ ...whole, ...read });
  expect(v.parse(festivalAttributes, { ...page, ...wrong })).toEqual({ ...page, ...read });
});

test('RTE-17: a festival without an id, a title or an address is none; its page may miss them', () => {
  const wrong = [{ id: '' }, { id: null }, { title: ' ' }, { title: 5 }, { url: 'x' }, { url: null }];
  expect(wrong.filter((field) => v.is(festival, { ...whole, ...field }))).toEqual([]);
  expect(v.parse(festivalAttributes, {})).toEqual({ title: '', body: '', image_url: null, date: null });
});
