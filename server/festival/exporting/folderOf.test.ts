import * as v from 'valibot';
import { expect, test } from 'vitest';
import { artistFile } from '../schema/artistFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { pass } from '../schema/passesFile.ts';
import { series } from '../schema/seriesFile.ts';
import { showFile } from '../schema/showFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { presentOf, recordsOf } from '../testing/presentOf.ts';
import { bilingual } from '../testing/roundTrip.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import type { PresentRows } from '../loading/presentRows.ts';
import { datesFileOf } from './datesFile.ts';
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

test.each([
  ['/festival/a.pdf', '/festival/b.pdf', { fr: 'media/a.pdf', en: 'media/b.pdf' }],
  ['/festival/a.pdf', '/festival/a.pdf', 'media/a.pdf'],
  ['/festival/a.pdf', null, 'media/a.pdf'],
  [null, 'https://festival.example/b.pdf', 'https://festival.example/b.pdf'],
  [null, null, undefined],
])('FES-06: a press release with the PDFs %j and %j is written with %j', (french, english, written) => {
  const pdfs = { fr: french, en: english };
  const facts = { tag: 'a', published: '2027-07-01T08:00:00Z' };
  const head = { title: 'X', aliases: [], description: '', format: 'html' as const };
  const texts = { fr: { head, body: '' }, en: { head, body: '' } };
  const present = withTables(
    presentIn({ ...folderOfShort({}), press: { list: null, entries: new Map([['x', { facts, texts }]]) } }),
    ({ pages }) => ({
      pages: pages.map((row) =>
        row.type === 'press_release'
          ? { ...row, attributes: JSON.stringify({ ...JSON.parse(row.attributes), pdf_url: pdfs[row.lang] }) }
          : row,
      ),
    }),
  );
  expect(folderOf(present, bilingual).press.entries.get('x')?.facts).toEqual({ ...facts, pdf: written });
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
    { kind: 'artist', name: 'ann-2', number: 4 },
  ];
  const nameOf = namesOf(presentIn(folder, records), 'fr');
  expect([
    [1, 2].map((number) => nameOf('show', number)),
    [1, 2, 3, 4].map((number) => nameOf('artist', number)),
    [2, 3].map((number) => nameOf('page', number)),
  ]).toEqual([
    ['minet', 'chien'],
    ['ann', 'ann-3', 'artist-3', 'ann-2'],
    ['pages/list', 'press/list-2'],
  ]);
});

test('FES-06: names follow from the addresses in the festival’s first language', () => {
  const text = (slug: string) => ({
    head: { title: 'X', blurb: '', slug, aliases: [], format: 'html' as const },
    body: '',
  });
  const page = (path: string) => ({ head: v.parse(pageText, { title: 'X', path }), body: '' });
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    shows: new Map([['x', { facts: v.parse(showFile, {}), texts: { fr: text('chat'), en: text('cat') } }]]),
    pages: new Map([
      ['x', { facts: v.parse(pageFile, {}), texts: { fr: page('venir/en-bus'), en: page('visit/by-bus') } }],
    ]),
    videos: v.parse(videosFile, {
      collections: { x: { title: 'X', alias: { fr: 'jour', en: 'day' }, videos: [] } },
    }),
  };
  const named = (first: 'fr' | 'en') => {
    const nameOf = namesOf(presentIn(folder, []), first);
    return [nameOf('show', 1), nameOf('page', 2), nameOf('collection', 1)];
  };
  expect([named('fr'), named('en')]).toEqual([
    ['chat', 'pages/en-bus', 'jour'],
    ['cat', 'pages/by-bus', 'day'],
  ]);
});

test.each([
  [['fr'], ['fr']],
  [['en'], ['en']],
  [['en', 'fr'], ['en']],
] as const)('FES-06: in a festival of %j an artist’s one text is that of %j', (languages, written) => {
  const head = { bio: 'Drôle.', format: 'html' as const };
  const facts = v.parse(artistFile, { name: 'Ann', type: 'Clown' });
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    artists: new Map([['ann', { facts, texts: { fr: { head, body: '<p>a</p>' } } }]]),
  };
  const { artists } = folderOf(presentIn(folder), { ...bilingual, languages: [...languages] });
  expect(Object.keys(artists.get('ann')?.texts ?? {})).toEqual(written);
});

test('FES-06: a sponsor of a show that is gone is not written', () => {
  const folder: FestivalFolder = {
    ...folderOfShort({ shows: { chat: { facts: { sponsors: ['bank', 'zoo'] } } } }),
    festival: v.parse(festivalFile, {
      name: 'Le Rire',
      languages: ['fr', 'en'],
      timezone: 'America/Toronto',
      sponsors: { bank: { name: 'Bank', line: 1 }, zoo: { name: 'Zoo', line: 1 } },
    }),
  };
  const present = withTables(presentIn(folder), ({ sponsors }) => ({
    sponsors: sponsors.filter(({ title }) => title === 'Zoo'),
  }));
  expect(folderOf(present, bilingual).shows.get('chat')?.facts.sponsors).toEqual(['zoo']);
});

test('FES-06: an export says of a date only what its show, its venue and the festival do not say for it', () => {
  const folder = folderOfShort({
    shows: { chat: { facts: { minutes: 90 } }, chien: {} },
    venues: {
      coin: { name: 'Coin', city: 'Laval', capacity: 220 },
      loin: { name: 'Loin', city: 'Paris', timezone: 'Europe/Paris' },
    },
    dates: [
      { id: 'plain', show: 'chat', venue: 'coin', start: '2027-08-01 20:00', price_min: 5 },
      { id: 'far', show: 'chat', venue: 'loin', start: '2027-08-02 20:00' },
      { id: 'endless', show: 'chat', venue: 'coin', start: '2027-08-03 20:00', end: 'unknown', sold: 7 },
      { id: 'short', show: 'chat', venue: 'coin', start: '2027-08-04 20:00', end: '2027-08-04 21:00' },
      { id: 'small', show: 'chien', venue: 'coin', start: '2027-08-05 20:00', capacity: 9 },
      { id: 'online', show: 'chien', start: '2027-08-06 20:00', timezone: 'Europe/Paris', price_max: 20 },
      { id: 'full', show: 'chien', venue: 'coin', start: '2027-08-07 20:00', availability: 'sold_out' },
      {
        id: 'moved',
        show: 'chien',
        venue: 'coin',
        start: '2027-08-08 20:00',
        state: 'rescheduled',
        previous_start: '2027-08-07 19:00',
        tickets: 'box-office',
      },
    ],
  });
  const exported = folderOf(presentIn(folder), bilingual);
  expect(JSON.parse(JSON.stringify(exported.dates))).toEqual(folder.dates);
  expect(JSON.parse(JSON.stringify([...exported.venues]))).toEqual(
    JSON.parse(JSON.stringify([...folder.venues])),
  );
});

test('FES-06: a venue has the seats and the zone of most of its dates, of equally many the first in order', () => {
  const at = (...seats: (number | undefined)[]) =>
    folderOfShort({
      shows: { chat: {} },
      venues: { coin: { name: 'Coin', city: 'Laval' } },
      dates: seats.map((capacity, index) => ({
        id: String(index),
        show: 'chat',
        venue: 'coin',
        start,
        ...(capacity !== undefined && { capacity }),
        ...(index > 0 && { timezone: 'Europe/Paris' }),
      })),
    });
  const told = (...seats: (number | undefined)[]) => {
    const { capacity, timezone } = folderOf(presentIn(at(...seats)), bilingual).venues.get('coin') ?? {};
    return [capacity, timezone];
  };
  expect([told(9, 5, 5), told(9, 5), told(9, undefined, 9), told()]).toEqual([
    [5, 'Europe/Paris'],
    [5, undefined],
    [undefined, 'Europe/Paris'],
    [undefined, undefined],
  ]);
});

test('FES-06: former addresses of shows, pages and the press are written in their files, without what lies above', () => {
  const entry = {
    facts: { tag: 'a', published: '2027-07-01T08:00:00Z' },
    texts: { fr: { head: { title: 'X', aliases: [], description: '', format: 'html' as const }, body: '' } },
  };
  const folder: FestivalFolder = {
    ...folderOfShort({ shows: { chat: {} }, pages: { infos: {} } }),
    press: { list: null, entries: new Map([['x', entry]]) },
  };
  const former = (path: string, kind: 'page' | 'show', number: number, lang: 'fr' | 'en' = 'fr') => {
    return { lang, path, kind, number };
  };
  const { shows, pages, press } = folderOf(
    {
      ...presentIn(folder),
      formerPaths: [
        former('spectacles/minou', 'show', 1),
        former('spectacles/felin', 'show', 1),
        former('shows/kitty', 'show', 1, 'en'),
        former('pratique/infos', 'page', 2),
        former('presse/y', 'page', 3),
        former('spectacles/chien', 'show', 9),
      ],
    },
    bilingual,
  );
  expect([
    shows.get('chat')?.texts.fr?.head.aliases,
    pages.get('infos')?.texts.fr?.head.aliases,
    press.entries.get('x')?.texts.fr?.head.aliases,
  ]).toEqual([['felin', 'minou'], ['pratique/infos'], ['y']]);
});

test('FES-06: home that says the festival’s name alone has no file; any word more has one', () => {
  const profile = { ...bilingual, name: { fr: 'Le Rire', en: 'Le Rire' } };
  const plain = folderOf(presentIn(folderOfShort({})), profile);
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    home: v.parse(homeFile, { title: 'Le Rire', lists: [{ title: 'Solos', type: 'solo' }] }),
  };
  const { home } = folderOf(presentIn(folder), profile);
  expect([plain.home, home?.title, home?.lists]).toEqual([
    null,
    'Le Rire',
    [{ title: 'Solos', type: 'solo' }],
  ]);
});

test('FES-25: cents are written in full, and a third decimal where a currency has one', () => {
  const at = (id: string, price_min: number) => ({ id, show: 'chat', start, price_min });
  const dates = [at('a', 34.5), at('b', 1.255), at('c', 8), at('d', 19.99)];
  expect(datesFileOf(dates)).toBe(`id,show,venue,start,price_min
a,chat,,${start},34.50
b,chat,,${start},1.255
c,chat,,${start},8
d,chat,,${start},19.99
`);
});

test('FES-06: a folder in the fewest words is exported in the same words', () => {
  const pageHead = { aliases: [], description: '', format: 'html' as const };
  const entry = {
    facts: { tag: 'news', published: '2027-07-01T08:00:00Z' },
    texts: { fr: { head: { ...pageHead, title: 'Neuf' }, body: '' } },
  };
  const short = folderOfShort({
    shows: { chat: { title: 'Chat', facts: { added: '2027-01-02T03:04:05Z' } } },
    pages: { infos: { title: 'Infos' } },
    venues: { coin: { name: 'Coin', city: 'Laval' } },
  });
  const folder: FestivalFolder = {
    ...short,
    festival: v.parse(festivalFile, {
      name: 'Le Rire',
      languages: ['fr', 'en'],
      timezone: 'America/Toronto',
      genres: { jazz: 'Jazz' },
      sponsors: { bank: { name: 'Bank', line: 1 } },
      menus: { main: [{ title: 'A', href: '/fr' }] },
    }),
    series: new Map([['gala', v.parse(series, { title: 'Galas' })]]),
    passes: new Map([['all', v.parse(pass, { title: 'Everything' })]]),
    artists: new Map([['ann', { facts: v.parse(artistFile, { name: 'Ann', type: 'Clown' }), texts: {} }]]),
    press: {
      list: {
        facts: { tags: { news: { title: 'News' } } },
        texts: { fr: { head: { ...pageHead, title: 'Presse' }, body: '' } },
      },
      entries: new Map([['neuf', entry]]),
    },
    videos: v.parse(videosFile, {
      videos: { film: { title: 'A', film: 'media/a.mp4', published: '2027-07-01T08:00:00Z' } },
      collections: { best: { title: 'Best', videos: ['film'] } },
      trailer: {
        title: 'Trailer',
        path: 'trailer',
        film: 'media/t.mp4',
        captions: [{ lang: 'fr', label: 'Français', url: 'media/t.vtt' }],
      },
    }),
  };
  const present = presentIn(folder);
  const { media: _, ...exported } = folderOf(present, JSON.parse(present.tables.festival[0]?.profile ?? ''));
  /** The values of a folder without the format and the text of its pages, which are HTML behind it. */
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, inside) =>
        key === 'format' || key === 'body' ? undefined : inside instanceof Map ? [...inside] : inside,
      ),
    );
  const { media: _media, ...written } = folder;
  expect(plain(exported)).toEqual(plain(written));
});
