import * as v from 'valibot';
import { expect, test } from 'vitest';
import { date, dateRow } from './dateRow.ts';
import { festivalFile } from './festivalFile.ts';
import { homeFile } from './homeFile.ts';
import { look } from './look.ts';
import { pageText } from './pageFile.ts';
import { showFile, showText } from './showFile.ts';
import {
  address,
  day,
  instant,
  localText,
  localTime,
  medium,
  minutes,
  money,
  timezone,
  webAddress,
} from './values.ts';
import { venue } from './venuesFile.ts';
import { video } from './videosFile.ts';

/** Of each kind of value: some that are one, and some that are none. */
const kinds: [name: string, schema: v.GenericSchema, good: unknown[], bad: unknown[]][] = [
  [
    'an address',
    address,
    ['/', '/fr/a?b=1#c', 'https://a.example/b', 'http://a.example', 'mailto:a@b.example'],
    ['//a.example', '/\\a.example', '/a b', 'a', 'ftp://a.example', 'javascript:alert(1)', 'mailto:a', ''],
  ],
  [
    'a picture',
    medium,
    [
      'media/a.jpg',
      'media/é/b c.jpg#focus=100,0',
      'media/a.jpg#focus=0,100',
      '/a.jpg',
      'https://a.example/b.jpg',
    ],
    [
      'a.jpg',
      'media/../a.jpg',
      'media/a.jpg#focus=101,0',
      'media/a.jpg?b',
      '//a.example/b.jpg',
      '/\\a.example/b.jpg',
      'media/',
    ],
  ],
  ['a text', localText, ['', 'a', { fr: 'a' }, { en: '' }], [{}, { de: 'a' }, 1, 'x'.repeat(5001)]],
  ['a time zone', timezone, ['America/Toronto', 'UTC'], ['+05:00', '-04:00', 'Toronto', '']],
  ['a price', money, [0, 25, 19.99, 32.335, 1.001, 1.005, 8.2], [-1, 0.1234, '25']],
  ['a length', minutes, [1, 90, 10_080], [0, 10_081, 1.5]],
  ['a day', day, ['2028-02-29'], ['2027-02-29', '2027-06-31', '2027-6-1', '2027-13-01']],
  ['a venue', venue, [{ name: '', city: '' }], [{ name: '' }, { name: ' ', city: 'A' }]],
  [
    'a local time',
    localTime,
    [
      '2027-07-16 20:00',
      '2027-07-16T20:00:30',
      '2027-11-07 01:30-05:00',
      '+12d 20:00',
      '-5d 09:00',
      '+2m 2sat 20:00',
      '2028-02-29 00:00',
    ],
    [
      '2027-07-16',
      '2027-06-31 20:00',
      '2027-07-16 24:00',
      '2027-07-16 20:60',
      '+12d 24:00',
      '+2m 6sat 20:00',
    ],
  ],
  [
    'an instant',
    instant,
    ['2027-07-16T12:00:00Z', '2027-07-16T12:00:00.5Z', '-5d 09:00'],
    [
      '2027-02-30T12:00:00Z',
      '2027-07-16T25:00:00Z',
      '2027-07-16',
      '2027-07-16T12:00:00+01:00',
      '-1m 1sat 09:00',
    ],
  ],
  [
    'an address on another site',
    webAddress,
    ['https://a.example', 'http://a.example/b'],
    ['/fr/a', 'mailto:a@b.example', 'ftp://a.example', 'a.example', ''],
  ],
  [
    'a position',
    venue.entries.position,
    [[90, -180], [-90, 180], [0, 0], undefined],
    [[90.1, 0], [0, 180.1], [-90.1, 0], [0], [0, 0, 0]],
  ],
  ['the end of a date', date.entries.end, ['unknown', '2027-07-16 22:00', undefined], ['none', '22:00']],
  [
    'the id of a video',
    video.entries.youtube,
    ['aqz-KE_bpKQ', undefined],
    ['aqz-KE_bpK', 'aqz-KE_bpKQQ', 'aqz.KE.bpKQ'],
  ],
  [
    'an upsell',
    showFile.entries.upsell,
    [{ ticket_url: 'box-office' }, { ticket_url: '/fr/a' }],
    [{ ticket_url: 'office' }],
  ],
  ['former paths', pageText.entries.aliases, [['practical/by-bus', 'été']], [['/a'], ['a/']]],
  [
    'a spoken language',
    showFile.entries.language,
    ['fr', 'inu', undefined],
    ['f', 'fra-CA', 'FR', 'inuk', ''],
  ],
  [
    'a slug',
    showText.entries.slug,
    ['a', '42', 'le-chat-2', 'x'.repeat(200)],
    ['Le-chat', 'été', 'a--b', '-a', 'a_b', '', 'x'.repeat(201)],
  ],
  [
    'a path',
    pageText.entries.path,
    ['a/b', 'Été', 'a_b.c-d', 'x'.repeat(400)],
    ['a//b', '/a', 'a/', 'a b', '', 'x'.repeat(401)],
  ],
  [
    'a name',
    dateRow.entries.show,
    ['a', 'Été-2', 'jsonld:a_b.c@d'],
    ['-a', 'a b', 'a/b', ':a', '', 'x'.repeat(201)],
  ],
  [
    'a drawing',
    look.entries.logo,
    ['media/a.svg', 'media/é/b c.png', 'media/a.WEBP'],
    ['media/a.jpg', 'a.svg', '/a.svg', 'media/../a.svg', 'media/a.svg#focus=0,0'],
  ],
  [
    'the colour of a tile’s title',
    homeFile.entries.tiles.wrapped.item.entries.text_colour,
    ['#ffffff', '#A0B0c0', undefined],
    ['white', '#fff', '#fffffff'],
  ],
  [
    'the colours of series',
    look.entries.series,
    [{ the42: '#A0b0c0' }],
    [{ The42: '#ffffff' }, { a: 'red' }],
  ],
  ['languages', festivalFile.entries.languages, [['fr'], ['en', 'fr']], [[], ['fr', 'fr'], ['de']]],
  [
    'accounts',
    festivalFile.entries.social,
    [['https://www.instagram.com/a'], []],
    [['https://a.example/b'], ['https://x.com/'], ['http://x.com/a']],
  ],
  [
    'fonts',
    look.entries.fonts,
    [{ text: 'media/a.woff2' }],
    [{ text: 'media/a.woff' }, { text: '/a.woff2' }],
  ],
];

test.each(kinds)('FES-03: what %s may be, and what not', (_, schema, good, bad) => {
  expect(good.filter((value) => !v.is(schema, value))).toEqual([]);
  expect(bad.filter((value) => v.is(schema, value))).toEqual([]);
});

test('FES-01: a festival that says only its name, its languages and its place has members, a newsletter, no credits', () => {
  expect(v.parse(festivalFile, { name: 'Le Rire', languages: ['fr'], timezone: 'America/Toronto' })).toEqual({
    name: 'Le Rire',
    languages: ['fr'],
    timezone: 'America/Toronto',
    currency: 'CAD',
    members: true,
    newsletter: true,
    drawn_by_series: [],
    social: [],
    menus: { main: [], footer: [], secondary: [] },
    sponsors: {},
    genres: {},
    words: {},
    look: { colours: {}, series: {}, fonts: {} },
  });
});
