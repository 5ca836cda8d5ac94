import * as v from 'valibot';
import { expect, test } from 'vitest';
import { announcementFile, announcementText } from '#server/festival/schema/announcementFile.ts';
import { artistFile } from '#server/festival/schema/artistFile.ts';
import { festivalFile } from '#server/festival/schema/festivalFile.ts';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import { pass } from '#server/festival/schema/passesFile.ts';
import { series } from '#server/festival/schema/seriesFile.ts';
import { showFile, showText } from '#server/festival/schema/showFile.ts';
import { videosFile } from '#server/festival/schema/videosFile.ts';
import { presentOf, recordsOf } from '#server/festival/testing/presentOf.ts';
import { folderOfShort, type InShort } from '#server/festival/testing/testFolder.ts';
import type { NumberedKind } from '../programmeRows.ts';
import type { PresentRows } from '../presentRows.ts';
import { rowsOf } from '../rowsOf.ts';
import { match } from './match.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const matched = (present: PresentRows, folder: FestivalFolder) =>
  match(present, folder, (numberOf) => rowsOf(folder, numberOf, { now }));
/** The numbers of a kind in a folder that comes into the database of another one whose names nobody kept. */
const numbersIn = (kind: NumberedKind, before: FestivalFolder, after: FestivalFolder) =>
  Object.fromEntries(matched(presentOf(before, { now, records: [] }), after).named.get(kind) ?? []);

const start = '2027-08-16 20:00';
const withArtists = (artists: Record<string, v.InferInput<typeof artistFile>>): FestivalFolder => ({
  ...folderOfShort({}),
  artists: new Map(
    Object.entries(artists).map(([name, facts]) => [name, { facts: v.parse(artistFile, facts), texts: {} }]),
  ),
});
const withCollections = (titles: Record<string, string>): FestivalFolder => ({
  ...folderOfShort({}),
  videos: v.parse(videosFile, {
    collections: Object.fromEntries(
      Object.entries(titles).map(([name, title]) => [name, { title, videos: [] }]),
    ),
  }),
});
const festivalWith = (more: object): FestivalFolder => {
  const folder = folderOfShort({});
  return { ...folder, festival: v.parse(festivalFile, { ...folder.festival, ...more }) };
};
const withMenus = (menus: Record<string, string[]>): FestivalFolder =>
  festivalWith({
    menus: Object.fromEntries(
      Object.entries(menus).map(([menu, titles]) => [menu, titles.map((title) => ({ title, href: '/fr' }))]),
    ),
  });
const withSponsors = (names: Record<string, string>): FestivalFolder =>
  festivalWith({
    sponsors: Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { name, line: 1 }])),
  });
const withPages = (...names: string[]): FestivalFolder => ({
  ...folderOfShort({}),
  series: new Map(names.map((name) => [name, v.parse(series, { title: name })])),
  passes: new Map(names.map((name) => [name, v.parse(pass, { title: name })])),
  videos: v.parse(videosFile, {
    videos: Object.fromEntries(
      names.map((name) => [name, { title: name, film: 'media/a.mp4', published: '2027-07-01T08:00:00Z' }]),
    ),
  }),
});
const short = (before: InShort, after: InShort) => [folderOfShort(before), folderOfShort(after)] as const;

test.each<
  [what: string, kind: NumberedKind, folders: readonly [FestivalFolder, FestivalFolder], told: object]
>([
  [
    'a genre by its code, though it has another title',
    'genre',
    short({ genres: { jazz: 'Jazz', rire: 'Rire' } }, { genres: { rire: 'Le rire' } }),
    { venue: 1, outdoor: 2, online: 3, rire: 5 },
  ],
  [
    'a genre by its title, though it has another code',
    'genre',
    short({ genres: { jazz: 'Jazz', rire: 'Rire' } }, { genres: { laugh: 'Rire' } }),
    { venue: 1, outdoor: 2, online: 3, laugh: 5 },
  ],
  [
    'a venue by its name and its city',
    'venue',
    short(
      { venues: { a: { name: 'Salle', city: 'Laval' }, b: { name: 'Salle', city: 'Gatineau' } } },
      { venues: { x: { name: 'Salle', city: 'Gatineau' } } },
    ),
    { x: 2 },
  ],
  [
    'a collection by its title where it has no other word',
    'collection',
    [withCollections({ best: 'Best', worst: 'Worst' }), withCollections({ low: 'Worst' })],
    { low: 2 },
  ],
  [
    'an artist by the address, and no second one of the same name',
    'artist',
    [
      withArtists({ ann: { name: 'Ann', type: 'Clown' } }),
      withArtists({ twin: { name: 'Ann', type: 'Clown', page: false }, ann: { name: 'Ann', type: 'Clown' } }),
    ],
    { twin: 2, ann: 1 },
  ],
  [
    'an artist without a page by the name',
    'artist',
    [
      withArtists({ bob: { name: 'Bob', type: 'Clown' }, ann: { name: 'Ann', type: 'Clown', page: false } }),
      withArtists({ anne: { name: 'Ann', type: 'Clown', page: false } }),
    ],
    { anne: 2 },
  ],
  [
    'no other artist than that of the name among those without a page',
    'artist',
    [
      withArtists({
        ann: { name: 'Ann', type: 'Clown', page: false },
        bob: { name: 'Bob', type: 'Clown', page: false },
      }),
      withArtists({
        carl: { name: 'Carl', type: 'Clown', page: false },
        dan: { name: 'Dan', type: 'Clown' },
        robert: { name: 'Bob', type: 'Clown', page: false },
      }),
    ],
    { carl: 3, dan: 4, robert: 2 },
  ],
  [
    'an entry of a menu by its place in its own menu and language',
    'menuItem',
    [withMenus({ main: ['A', 'B'], footer: ['C'] }), withMenus({ footer: ['D'] })],
    { 'footer fr .1': 5, 'footer en .1': 6 },
  ],
  [
    'a sponsor by its name',
    'sponsor',
    [withSponsors({ bank: 'Bank', zoo: 'Zoo' }), withSponsors({ animals: 'Zoo' })],
    { animals: 2 },
  ],
  [
    'a type of artists by its French title',
    'artistType',
    [
      withArtists({ ann: { name: 'Ann', type: 'Clown' }, bob: { name: 'Bob', type: 'Mime' } }),
      withArtists({ bob: { name: 'Bob', type: { fr: 'Mime', en: 'Mimic' } } }),
    ],
    { 'Mime / Mimic': 2 },
  ],
  [
    'a page by its path, a series, a pass and a video, too',
    'page',
    [withPages('a', 'b'), withPages('x', 'b')],
    { home: 1, 'passes/b': 3, 'series/b': 5, 'videos/b': 7, 'passes/x': 9, 'series/x': 8, 'videos/x': 10 },
  ],
  [
    'a page by its former path',
    'page',
    short({ pages: { a: {}, infos: {} } }, { pages: { visit: { aliases: ['infos'] } } }),
    { home: 1, 'pages/visit': 3 },
  ],
  [
    'a show by its former address',
    'show',
    short({ shows: { a: {}, chat: {} } }, { shows: { matou: { aliases: ['chat'] } } }),
    { matou: 2 },
  ],
  [
    'a show by all of its dates',
    'show',
    short(
      {
        shows: { a: {}, chat: {} },
        dates: [
          { id: '1', show: 'chat', start },
          { id: '2', show: 'chat', start },
        ],
      },
      {
        shows: { matou: {} },
        dates: [
          { id: '1', show: 'matou', start },
          { id: '2', show: 'matou', start },
        ],
      },
    ),
    { matou: 2 },
  ],
  [
    'no show of two that share its dates',
    'show',
    short(
      {
        shows: { chat: {} },
        dates: [
          { id: '1', show: 'chat', start },
          { id: '2', show: 'chat', start },
        ],
      },
      {
        shows: { x: {}, y: {} },
        dates: [
          { id: '1', show: 'x', start },
          { id: '2', show: 'y', start },
        ],
      },
    ),
    { x: 2, y: 3 },
  ],
])('FES-07: known again is %s', (_, kind, [before, after], told) => {
  expect(numbersIn(kind, before, after)).toEqual(told);
});

test('FES-10: a former address leads to the number under which its show is known again', () => {
  const before = folderOfShort({ shows: { a: {}, chat: {} } });
  const after = folderOfShort({ shows: { matou: { aliases: ['chat'] } } });
  const { aliases } = matched(presentOf(before, { now, records: [] }), after);
  expect(aliases).toEqual([{ lang: 'fr', path: 'spectacles/chat', kind: 'show', number: 2 }]);
});

test('FES-10: a show is known again by its former English address, too', () => {
  const before = folderOfShort({ shows: { a: {}, chat: {} } });
  const english = { head: v.parse(showText, { title: 'The Cat', aliases: ['chat'] }), body: '' };
  const after: FestivalFolder = {
    ...folderOfShort({}),
    shows: new Map([['cat', { facts: v.parse(showFile, {}), texts: { en: english } }]]),
  };
  const { aliases } = matched(presentOf(before, { now, records: [] }), after);
  expect(aliases).toEqual([{ lang: 'en', path: 'shows/chat', kind: 'show', number: 2 }]);
});

test('FES-06: a date of an import is known again by the id that its export has', () => {
  const dates = [{ id: 'jsonld:x', show: 'chat', start }];
  const folder = folderOfShort({ shows: { chat: {} }, dates });
  const { tables, ...present } = presentOf(folder, { now, records: [] });
  const imported = tables.programmations.map((row) => ({ ...row, id: 7, external_id: 'jsonld:x' }));
  const { rows } = matched({ ...present, tables: { ...tables, programmations: imported } }, folder);
  expect(rows.programmations.map(({ id }) => id)).toEqual([7]);
});

test('FES-07: a new thing never has the number of a former one', () => {
  const folder = folderOfShort({ shows: { chat: {}, chien: {} } });
  const before = folderOfShort({ shows: { chat: {} } });
  const records = [...recordsOf(before), { kind: 'show', name: 'gone', number: 9 }];
  expect(matched(presentOf(before, { now, records }), folder).named.get('show')).toEqual(
    new Map([
      ['chat', 1],
      ['chien', 10],
    ]),
  );
});

test('FES-10: former addresses of the press and of jobs lie below their lists', () => {
  const entries = (name: string) =>
    new Map([
      [
        name,
        {
          facts: v.parse(announcementFile, { tag: 'a', published: '2027-07-01T08:00:00Z' }),
          texts: {
            en: { head: v.parse(announcementText, { title: 'A', aliases: [`former-${name}`] }), body: '' },
          },
        },
      ],
    ]);
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    press: { list: null, entries: entries('news') },
    careers: { list: null, entries: entries('usher') },
  };
  const { aliases } = matched(presentOf(folderOfShort({}), { now, records: [] }), folder);
  expect(aliases).toEqual([
    { lang: 'en', path: 'press/former-news', kind: 'page', number: 2 },
    { lang: 'en', path: 'jobs/former-usher', kind: 'page', number: 3 },
  ]);
});
