import * as v from 'valibot';
import { expect, test } from 'vitest';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile } from '../schema/pageFile.ts';
import { pass } from '../schema/passesFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { venue } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { filesOf } from './writeFolder.ts';

const none = { list: null, entries: new Map() };
const small = (more: Partial<FestivalFolder> = {}): FestivalFolder => ({
  festival: v.parse(festivalFile, {
    timezone: 'Europe/Paris',
    languages: ['fr', 'en'],
    name: { fr: 'Jazz', en: 'Jazz' },
  }),
  venues: new Map(),
  series: new Map(),
  passes: new Map(),
  shows: new Map(),
  artists: new Map(),
  pages: new Map(),
  press: none,
  careers: none,
  videos: v.parse(videosFile, {}),
  home: null,
  dates: [],
  media: [],
  ...more,
});

const head = (fields: object) => v.parse(showText, fields);
const showOf = (fields: object, texts = {}) => ({ facts: v.parse(showFile, fields), texts });

test('a festival alone is one file: no defaults, keys in the order of the schema, one text for both languages', () => {
  expect([...filesOf(small())]).toEqual([
    ['festival.yaml', 'name: Jazz\nlanguages:\n  - fr\n  - en\ntimezone: Europe/Paris\n'],
  ]);
});

test('every value has one way of being written, whatever the order of its keys', () => {
  const folder = small({
    venues: new Map([
      ['hall', v.parse(venue, { city: 'Lyon', name: 'La Halle: nord', region: '', position: [45.76, 4.83] })],
    ]),
    passes: new Map([
      [
        'all',
        v.parse(pass, {
          text: { html: { en: '<p>a</p>', fr: '<p><strong>b</strong></p><ul><li>c</li></ul>' } },
          saving: { en: 'One\nTwo' },
          title: { fr: 'Tout', en: 'All' },
          price: 34.5,
        }),
      ],
      ['odd', v.parse(pass, { title: 'Odd', text: { html: { en: '<dl><dt>a</dt></dl>', fr: '<p>b</p>' } } })],
    ]),
    home: v.parse(homeFile, {
      title: 'Jazz',
      hero: { slides: [{ title: 'x', image: '/a.jpg', overlay: false }] },
    }),
  });
  expect(Object.fromEntries(filesOf(folder))).toEqual({
    'festival.yaml': 'name: Jazz\nlanguages:\n  - fr\n  - en\ntimezone: Europe/Paris\n',
    'home.yaml': 'title: Jazz\nhero:\n  slides:\n    - image: /a.jpg\n      title: x\n',
    'passes.yaml': [
      'all:',
      '  title:',
      '    fr: Tout',
      '    en: All',
      '  saving:',
      '    en: |-',
      '      One',
      '      Two',
      '  text:',
      '    fr: |-',
      '      **b**',
      '',
      '      - c',
      '    en: a',
      '  price: 34.5',
      'odd:',
      '  title: Odd',
      '  text:',
      '    html:',
      '      fr: <p>b</p>',
      '      en: <dl><dt>a</dt></dl>',
      '',
    ].join('\n'),
    'venues.yaml': 'hall:\n  name: "La Halle: nord"\n  city: Lyon\n  position:\n    - 45.76\n    - 4.83\n',
  });
});

test('a text is Markdown where that says exactly the same, else HTML as it is; pages without facts have no YAML', () => {
  const page = { title: 'Conditions', path: 'conditions', aliases: [], description: '', placeholder: true };
  const files = filesOf(
    small({
      shows: new Map([
        [
          'x',
          showOf(
            { kind: 'outdoor', genres: ['jazz'], dates: [{ start: '2027-07-16 20:00' }] },
            {
              fr: { head: head({ title: 'X', blurb: 'B', format: 'html' }), body: '<h2>A</h2><p>b</p>' },
              en: { head: head({ title: '12:30', format: 'html' }), body: '\n<dl><dt>a</dt></dl>\n' },
            },
          ),
        ],
        ['y', showOf({}, { fr: { head: head({ title: 'Y' }), body: '' } })],
      ]),
      pages: new Map([
        [
          'terms',
          {
            facts: v.parse(pageFile, {}),
            texts: { fr: { head: { ...page, format: 'markdown' as const }, body: '\n\nA\n\n\n' } },
          },
        ],
      ]),
    }),
  );
  expect([...files].slice(1)).toEqual([
    ['pages/terms.fr.md', '---\ntitle: Conditions\npath: conditions\nplaceholder: true\n---\n\nA\n'],
    ['shows/x.en.md', '---\ntitle: 12:30\nformat: html\n---\n\n\n<dl><dt>a</dt></dl>\n\n'],
    ['shows/x.fr.md', '---\ntitle: X\nblurb: B\n---\n\n## A\n\nb\n'],
    ['shows/x.yaml', 'kind: outdoor\ngenres:\n  - jazz\n'],
    ['shows/y.fr.md', '---\ntitle: Y\n---\n'],
    ['shows/y.yaml', '{}\n'],
  ]);
});

test('dates stand in one table, by start and id, with the columns that one of them needs', () => {
  const dates = [
    { id: 'x-2', show: 'x', venue: 'hall', start: '2027-07-17 20:00', price_min: 34.5, price_max: 40 },
    { id: 'x-3', show: 'x', start: '2027-07-16T20:00', tickets: 'https://a.example/?a=1,2' },
    { id: 'x-1', show: 'x', start: '2027-07-16 20:00', tickets: 'https://a.example/"' },
  ];
  expect(filesOf(small({ dates })).get('dates.csv')).toBe(
    [
      'id,show,venue,start,price_min,price_max,tickets',
      'x-1,x,,2027-07-16 20:00,,,"https://a.example/"""',
      'x-3,x,,2027-07-16T20:00,,,"https://a.example/?a=1,2"',
      'x-2,x,hall,2027-07-17 20:00,34.50,40,',
      '',
    ].join('\n'),
  );
});
