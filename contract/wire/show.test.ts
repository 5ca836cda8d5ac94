import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { readShow, suggestedShow } from './show.ts';

const suggested = {
  id: '2',
  title: 'Un autre',
  url: '/fr/spectacles/un-autre',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/media/2.avif' }],
  image_url: '/media/2-full.avif',
  venues: [{ name: 'Théâtre du Coin', location: { city: { name: 'Montréal' } } }],
  show_type: { name: 'galas' },
  belong_to: { name: 'Hahaha' },
  written_in: 'en',
};
const whole = {
  title: 'Les Nuits blanches',
  detail_title_1: 'Un',
  detail_title_2: 'Deux',
  description: '<p>x</p>',
  summary: 'Des nuits',
  image_url: '/media/1-full.avif',
  video_url: '/media/1.mp4',
  video: 'https://y.example/?v=1',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/media/1.avif' }],
  show_serie: { name: 'headliners' },
  show_type: { name: 'galas' },
  sponsors: [
    {
      title: 'Une marque',
      sponsor_logo: '/media/s.avif',
      field_sponsor_link: { uri: 'https://s.example/' },
      field_sponsor_footer_line: 2,
    },
  ],
  language: 'fr',
  duration_minutes: 90,
  age_min: 0,
  languages: ['fr', 'en'],
  belong_to: { name: 'Hahaha' },
  live: { is_live_now: true },
  date: {
    firstDate: '2027-07-16T23:30:00Z',
    lastDate: '2027-11-16T23:30:00Z',
    timezone_offset: '-0400',
    timezone_offset_end: '-0500',
  },
  location: [{ name: 'Théâtre du Coin', city: 'Montréal', map_url: 'https://map.example/1' }],
  upsell: {
    passText: 'Une passe',
    passUrl: '/fr/passes',
    ticketText: 'Un billet',
    ticketUrl: 'https://tickets.example/1',
    useModal: true,
  },
  hide_buy_tickets: true,
  reservable: false,
};
const bare = {
  title: 'Les Nuits blanches',
  detail_title_1: '',
  detail_title_2: '',
  description: '',
  summary: '',
  image_url: null,
  video_url: null,
  video: null,
  thumbnail: null,
  show_serie: null,
  show_type: null,
  categories: [],
  sponsors: [],
  artists: [],
  language: '',
  duration_minutes: null,
  age_min: null,
  languages: [],
  belong_to: null,
  live: { is_live_now: false },
  date: null,
  location: [],
  suggested_shows: [],
  similar_shows: [],
  upsell: { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: false },
  hide_buy_tickets: false,
  reservable: null,
};

describe('SHW-07: the page of a show', () => {
  test('SHW-07: every field is read; an item that cannot be read is left out', () => {
    const similar = programmationOf('3');
    const read = readShow({
      ...whole,
      categories: [{ name: 'En salle' }, { name: 'Stand-up' }],
      artists: [
        ' Zoé Roy ',
        { name: ' Sam Lee ', url: '/fr/artistes/sam-lee' },
        { name: 'A B', url: 'x' },
        '',
        {},
        5,
      ],
      suggested_shows: [suggested, { id: '9' }],
      similar_shows: ['x', similar],
    });
    expect(read).toEqual({
      attributes: {
        ...whole,
        categories: ['En salle', 'Stand-up'],
        artists: [
          { name: 'Zoé Roy', url: null },
          { name: 'Sam Lee', url: '/fr/artistes/sam-lee' },
          { name: 'A B', url: null },
        ],
        suggested_shows: [suggested, { id: '9' }],
        similar_shows: ['x', similar],
      },
      suggested: [suggested],
      similar: [similar],
    });
  });

  test('SHW-07: all but the title may be missing', () => {
    const read = { attributes: bare, suggested: [], similar: [] };
    expect(readShow({ title: ' Les Nuits blanches ' })).toEqual(read);
    const texts = ['detail_title_1', 'detail_title_2', 'description', 'summary', 'language'];
    const wrong = Object.keys(bare).filter((field) => field !== 'title' && !texts.includes(field));
    for (const told of ['x', -1, null])
      expect(
        readShow({ title: 'Les Nuits blanches', ...Object.fromEntries(wrong.map((field) => [field, told])) }),
      ).toEqual(read);
  });

  test.each([
    [{ thumbnail: [{ url: 'x' }] }, {}],
    [{ show_serie: { name: 5 } }, {}],
    [{ categories: ['En salle'] }, {}],
    [{ categories: [{ name: 5 }] }, {}],
    [{ sponsors: ['Une marque'] }, {}],
    [{ duration_minutes: 1 }, { duration_minutes: 1 }],
    [{ duration_minutes: 0, age_min: -1 }, {}],
    [{ duration_minutes: 1.5, age_min: 1.5 }, {}],
    [{ languages: [5] }, {}],
    [{ live: {} }, {}],
    [{ date: { firstDate: whole.date.firstDate } }, {}],
    [{ date: { firstDate: whole.date.firstDate, lastDate: 'soon' } }, {}],
    [
      { date: { firstDate: whole.date.firstDate, lastDate: whole.date.lastDate } },
      {
        date: {
          firstDate: whole.date.firstDate,
          lastDate: whole.date.lastDate,
          timezone_offset: '0000',
        },
      },
    ],
    [{ location: [{}] }, { location: [{ name: '', city: '', map_url: null }] }],
    [{ location: ['Montréal'] }, {}],
    [{ upsell: { passText: 5 } }, {}],
    [
      { upsell: { passUrl: 'javascript:x', useModal: 'yes' } },
      { upsell: { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: false } },
    ],
  ])('SHW-07: %j is read as %j', (told, read) => {
    const { title } = bare;
    expect(readShow({ title, ...told })?.attributes).toEqual({ ...bare, ...read });
  });

  test.each([null, {}, { title: ' ' }, { title: 5 }, { title: 'a', summary: 5 }])(
    'LDR-08: %j is no show',
    (given) => {
      expect(readShow(given)).toBeNull();
    },
  );
});

test('SHW-01: a suggested show needs an id, a title and an address; the rest of it may be missing', () => {
  const { id, title, url } = suggested;
  const least = {
    id,
    title,
    url,
    thumbnail: null,
    image_url: null,
    venues: [],
    show_type: null,
    belong_to: null,
  };
  expect(v.parse(suggestedShow, { id: 2, title: ' Un autre ', url })).toEqual(least);
  const loose = {
    thumbnail: {},
    image_url: 5,
    venues: [{ name: 'x', location: {} }],
    show_type: 'x',
    belong_to: 5,
  };
  expect(v.parse(suggestedShow, { ...least, ...loose, written_in: 'de' })).toEqual(least);
  for (const venues of [['x'], [{ location: 'x' }], [{ location: { city: 'Montréal' } }]])
    expect(v.parse(suggestedShow, { ...least, venues })).toEqual(least);
  expect(v.parse(suggestedShow, { ...least, venues: [{ location: { city: {} } }] })).toEqual({
    ...least,
    venues: [{ name: '', location: { city: { name: '' } } }],
  });
  const wrong = [{ id: '' }, { title: ' ' }, { title: 5 }, { url: 'x' }];
  expect(wrong.filter((one) => v.is(suggestedShow, { ...least, ...one }))).toEqual([]);
});
