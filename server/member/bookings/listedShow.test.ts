import { expect, test } from 'vitest';
import { toListedShow } from './listedShow.ts';

const show = {
  id: 7,
  title_fr: 'Nuits',
  title_en: 'Nights',
  slug_fr: 'nuits',
  slug_en: 'nights',
  poster: null,
  image_url: null,
  starts_at: Date.parse('2027-07-16T23:30:00Z') / 1000,
  ends_at: null,
  timezone: 'America/Toronto',
  venue: null,
  city: null,
};
const told = {
  title: { fr: 'Nuits', en: 'Nights' },
  url: { fr: '/fr/spectacles/nuits', en: '/en/shows/nights' },
  image_url: null,
  start: '2027-07-16T23:30:00Z',
  end: null,
  timezone: 'America/Toronto',
  venue: '',
  city: '',
};

test.each([
  ['what nobody has told', {}, {}],
  ['a city without a venue', { city: 'Laval' }, { city: 'Laval' }],
  ['a venue without a city', { venue: 'Velvet' }, { venue: 'Velvet' }],
  ['its end', { ends_at: show.starts_at + 5_400 }, { end: '2027-07-17T01:00:00Z' }],
  ['its poster', { poster: 12, image_url: '/festival/a.png' }, { image_url: '/media/posters/12-800.avif' }],
  ['its picture', { image_url: '/festival/a.png' }, { image_url: '/festival/a.png' }],
])('RES-24: a member’s list tells of a show each fact in its place: %s', (_, changed, more) => {
  expect(toListedShow({ ...show, ...changed })).toEqual({ ...told, ...more });
});

test('RES-24: of a show that is gone a member’s list tells nothing', () => {
  expect(toListedShow(undefined)).toBeNull();
});
