import * as v from 'valibot';
import { expect, test } from 'vitest';
import { artistFile } from '../schema/artistFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { presentOf, recordsOf } from '../testing/presentOf.ts';
import { bilingual } from '../testing/roundTrip.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import type { PresentRows } from '../loading/presentRows.ts';
import { folderOf } from './folderOf.ts';
import { namesOf } from './names.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const presentIn = (folder: FestivalFolder, records = recordsOf(folder)): PresentRows =>
  presentOf(folder, { now, records });
const withTables = (
  present: PresentRows,
  change: (tables: PresentRows['tables']) => Partial<PresentRows['tables']>,
): PresentRows => ({ ...present, tables: { ...present.tables, ...change(present.tables) } });

const start = '2027-08-16 20:00';
const dated: InShort = {
  shows: { chat: {} },
  dates: [{ id: 'a', show: 'chat', venue: 'coin', start, price_min: 5 }],
};

test('FES-06: menus, genres, sponsors and artists have their order, whatever that of the rows is', () => {
  const item = (title: string) => ({ title, href: `/${title}` });
  const main = Array.from({ length: 11 }, (_, index) => ({
    ...item(`m${index}`),
    items: index % 10 === 0 ? [item(`b${index}`), item(`a${index}`)] : [],
  }));
  const { name, languages, timezone } = folderOfShort({}).festival;
  const folder: FestivalFolder = {
    ...folderOfShort({ shows: { chat: { facts: { genres: ['rire', 'jazz'], artists: ['zoe', 'ann'] } } } }),
    festival: v.parse(festivalFile, {
      name,
      languages,
      timezone,
      menus: { main },
      genres: { rire: 'Rire', jazz: 'Jazz' },
      sponsors: { z: { name: 'Z', line: 1 }, a: { name: 'A', line: 1 } },
    }),
    artists: new Map(
      ['zoe', 'ann'].map((artist) => [
        artist,
        { facts: v.parse(artistFile, { name: artist, type: 'Clown' }), texts: {} },
      ]),
    ),
  };
  const present = withTables(presentIn(folder), (tables) => ({
    menu_items: tables.menu_items.toReversed(),
    categories: tables.categories.toReversed(),
    sponsors: tables.sponsors.toReversed(),
    artists: tables.artists.toReversed(),
    show_categories: tables.show_categories.toReversed(),
    show_artists: tables.show_artists.toReversed(),
  }));
  const { festival, shows, artists } = folderOf(present, bilingual);
  const { facts } = shows.get('chat') ?? {};
  expect([festival.menus.main, Object.keys(festival.genres), Object.keys(festival.sponsors)]).toEqual([
    main,
    ['rire', 'jazz'],
    ['z', 'a'],
  ]);
  expect([[...artists.keys()], facts?.genres, facts?.artists]).toEqual([
    ['zoe', 'ann'],
    ['rire', 'jazz'],
    ['zoe', 'ann'],
  ]);
});

test('FES-06: seats of members make no date sold out for good', () => {
  const capacity = 2;
  const present = withTables(presentIn(folderOfShort(dated)), ({ programmations }) => ({
    programmations: programmations.map((row) => ({ ...row, capacity, taken: 2, reserved: 2 })),
  }));
  const [date] = folderOf(present, bilingual).dates;
  expect([date?.availability, date?.sold]).toEqual([undefined, undefined]);
});

test('FES-06: former addresses of a job are written below the jobs, those of elsewhere are not its file’s', () => {
  const facts = { tag: 'a', published: '2027-07-01T08:00:00Z' };
  const text = { title: 'Usher', aliases: [], description: '', format: 'html' as const };
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    careers: {
      list: null,
      entries: new Map([['usher', { facts, texts: { en: { head: text, body: '' } } }]]),
    },
  };
  const former = (path: string) => ({ lang: 'en', path, kind: 'page', number: 2 }) as const;
  const present = {
    ...presentIn(folder),
    formerPaths: [former('jobs/z'), former('jobs/a'), former('old/usher')],
  };
  const { texts } = folderOf(present, bilingual).careers.entries.get('usher') ?? {};
  expect(texts?.en?.head.aliases).toEqual(['a', 'z']);
});

test('FES-06: names are those of the last folder, else of the address or the name, else of the number, and each is one thing’s', () => {
  const artist = (name: string, page: boolean) => ({
    facts: v.parse(artistFile, { name, type: 'Clown', page }),
    texts: {},
  });
  const folder: FestivalFolder = {
    ...folderOfShort({ shows: { 'le-chat': {}, chien: {} }, pages: { list: {} } }),
    artists: new Map([
      ['ann', artist('Anne', true)],
      ['b', artist('Ann', false)],
      ['c', artist('安', false)],
      ['d', artist('Ann', false)],
    ]),
    press: {
      list: null,
      entries: new Map([
        [
          'x',
          {
            facts: { tag: 'a', published: '2027-07-01T08:00:00Z' },
            texts: {
              fr: {
                head: { title: 'X', slug: 'list', aliases: [], description: '', format: 'html' as const },
                body: '',
              },
            },
          },
        ],
      ]),
    },
  };
  const records = [
    { kind: 'show', name: 'minet', number: 1 },
    // The page was a series once.
    { kind: 'page', name: 'series/list', number: 2 },
  ];
  const nameOf = namesOf(presentIn(folder, records), 'fr');
  expect([
    [1, 2].map((number) => nameOf('show', number)),
    [1, 2, 3, 4].map((number) => nameOf('artist', number)),
    [2, 3].map((number) => nameOf('page', number)),
  ]).toEqual([
    ['minet', 'chien'],
    ['ann', 'ann-2', 'artist-3', 'ann-3'],
    ['pages/list', 'press/list-2'],
  ]);
});
