import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmation } from './programmation.ts';

const least = {
  id: '1',
  title: 'Les Nuits blanches',
  url: '/fr/spectacles/les-nuits-blanches',
  date: { start: '2027-07-16T23:30:00Z' },
};
const bare = {
  ...least,
  date: { ...least.date, end: null, timezone_offset: '0000', timezone: null },
  thumbnail: null,
  image_url: null,
  venue: '',
  city: '',
  region: '',
  language: '',
  category: null,
  categories: [],
  show_type: null,
  belong_to: null,
  status: null,
  price: null,
  festivalId: null,
  edition: null,
  accessibility: [],
  state: 'scheduled',
};

test('CAL-32: every field of an item is read', () => {
  const whole = {
    ...least,
    date: {
      start: '2027-07-16T19:30:00-0400',
      end: '2027-07-16T21:00:00-04:00',
      timezone_offset: '-0400',
      timezone: 'America/Toronto',
    },
    thumbnail: [{ siteId: 1, mediaType: 'video', url: '/media/1.mp4' }],
    image_url: '/media/1.avif',
    venue: 'Théâtre du Coin',
    city: 'Montréal',
    region: 'QC',
    language: 'fr',
    category: 3,
    categories: ['En salle', 'Stand-up'],
    show_type: { name: 'galas' },
    belong_to: { name: 'Hahaha' },
    status: 'SOLD_OUT',
    price: { min: 0, max: 48.5 },
    festivalId: '8',
    edition: { id: '2027' },
    accessibility: ['lsq', 'asl', 'relaxed', 'step_free'],
    state: 'postponed',
    written_in: 'en',
  };
  expect(v.parse(programmation, { ...whole, id: 1, more: 1 })).toEqual(whole);
});

test('CAL-32: all but the id, the title, the address and the start may be missing or unreadable', () => {
  expect(v.parse(programmation, { ...least, title: ' Les Nuits blanches ' })).toEqual(bare);
  const texts = ['venue', 'city', 'region', 'language'];
  const wrong = Object.keys(bare).filter((field) => !(field in least) && !texts.includes(field));
  for (const told of ['x', true, null])
    expect(
      v.parse(programmation, {
        ...least,
        ...Object.fromEntries(wrong.map((field) => [field, told])),
        festivalId: [],
      }),
    ).toEqual(bare);
});

test.each([
  [{ thumbnail: ' /a.avif ' }, { thumbnail: '/a.avif' }],
  [{ thumbnail: [{ url: '/a.avif' }] }, { thumbnail: [{ siteId: 0, mediaType: 'image', url: '/a.avif' }] }],
  [{ thumbnail: [{ url: 'x' }] }, {}],
  [{ show_type: {} }, { show_type: { name: '' } }],
  [{ price: { min: 5 } }, {}],
  [{ price: { min: '5', max: 6 } }, {}],
  [{ edition: {} }, {}],
  [{ edition: { id: 2027 } }, { edition: { id: '2027' } }],
  [{ festivalId: 8 }, { festivalId: '8' }],
  [{ accessibility: ['lsq', 'dogs'] }, {}],
  [{ written_in: 'de' }, {}],
  [{ date: { ...least.date, end: 'late', timezone: 5, timezone_offset: 'EDT' } }, { date: bare.date }],
])('CAL-32: %j is read as %j', (told, read) => {
  expect(v.parse(programmation, { ...least, ...told })).toEqual({ ...bare, ...read });
});

test('CAL-32: an item without an id, a title, an address or a start is none', () => {
  const wrong = [
    { id: '' },
    { title: ' ' },
    { url: 'x' },
    { date: {} },
    { date: null },
    { date: { start: '2027-07-16T23:30:00' } },
    { date: { start: '2027-13-16T23:30:00Z' } },
    { date: { start: '16 Jul 2027 (Zone) 23:30' } },
  ];
  expect(wrong.filter((one) => v.is(programmation, { ...least, ...one }))).toEqual([]);
});
