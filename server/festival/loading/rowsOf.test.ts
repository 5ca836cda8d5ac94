import { expect, test } from 'vitest';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import { announcementFile, announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import { numberedInOrder } from '../testing/numberedInOrder.ts';
import { namesIn } from '../testing/namesIn.ts';
import { rowsOf } from './rowsOf.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const loaded = (folder: FestivalFolder) => rowsOf(folder, numberedInOrder(folder), { now });
const secondsOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds / 1000;

const show = { chat: { title: 'Le chat', facts: { minutes: 90 } } };
const start = '2027-08-01 20:00';
const atEight = secondsOf('2027-08-02T00:00:00Z');
const dateOf = (more: Partial<NonNullable<InShort['dates']>[number]>, rest: InShort = {}) =>
  loaded(folderOfShort({ shows: show, ...rest, dates: [{ id: 'a', show: 'chat', start, ...more }] }))
    .programmations[0];

test('a date that says only its start has the minutes of its show, no price, no seats', () => {
  expect(dateOf({})).toEqual({
    id: 1,
    show_id: 1,
    venue_id: null,
    starts_at: atEight,
    ends_at: atEight + 90 * 60,
    timezone: 'America/Toronto',
    status: null,
    price_min: null,
    price_max: null,
    ticket_url: null,
    capacity: null,
    taken: 0,
    state: 'scheduled',
    previous_starts_at: null,
  });
});

test.each([
  [{ end: '2027-08-01 21:00' }, atEight + 3600],
  [{ minutes: 30 }, atEight + 1800],
  [{ end: 'unknown' }, null],
] as const)('the end of a date: %j', (more, end) => {
  expect(dateOf(more)?.ends_at).toBe(end);
});

test('without minutes of its show a date has no end', () => {
  expect(dateOf({}, { shows: { chat: {} } })?.ends_at).toBe(null);
});

test.each([
  [{ price_min: 0, price_max: 0, sold: 220, venue: 'coin' }, 'FREE'],
  [{ price_max: 20, sold: 220, venue: 'coin' }, 'SOLD_OUT'],
  [{ sold: 5, capacity: 5 }, 'SOLD_OUT'],
  [{ price_min: 20, venue: 'coin' }, 'ON_SALE'],
  [{ price_max: 20.5 }, 'ON_SALE'],
  [{ venue: 'parc' }, null],
  [{ price_max: 20, availability: 'unknown' }, null],
  [{ price_max: 20, availability: 'sold_out' }, 'SOLD_OUT'],
  [{ availability: 'free' }, 'FREE'],
] as const)('the availability of a date: %j', (more, status) => {
  expect(dateOf(more)?.status).toBe(status);
});

test('seats are the venue’s unless the date has its own; prices are thousandths; box-office is the box office', () => {
  const said = (more: Parameters<typeof dateOf>[0]) => {
    const { capacity, price_min, price_max, ticket_url } = dateOf(more) ?? {};
    return [capacity, price_min, price_max, ticket_url];
  };
  expect(said({ venue: 'coin', price_min: 19.99, price_max: 34.5, tickets: 'box-office' })).toEqual([
    220,
    19_990,
    34_500,
    'box-office:',
  ]);
  expect(said({ venue: 'coin', capacity: 0, tickets: 'https://a.example/' })).toEqual([
    0,
    null,
    null,
    'https://a.example/',
  ]);
});

test('the clock is the date’s, else the venue’s, else the festival’s', () => {
  const venues = { loin: { name: 'Loin', city: 'St. John’s', timezone: 'America/St_Johns' } };
  const startOf = (more: Parameters<typeof dateOf>[0]) => dateOf(more, { venues })?.starts_at;
  expect([
    startOf({}),
    startOf({ venue: 'loin' }),
    startOf({ venue: 'loin', timezone: 'Europe/Paris' }),
  ]).toEqual([atEight, secondsOf('2027-08-01T22:30:00Z'), secondsOf('2027-08-01T18:00:00Z')]);
});

test('an hour that the clock repeats is the first one, or the one of its offset', () => {
  const startOf = (at: string) => dateOf({ start: at })?.starts_at;
  expect(['2027-11-07 01:30', '2027-11-07 01:30-04:00', '2027-11-07 01:30-05:00'].map(startOf)).toEqual([
    secondsOf('2027-11-07T05:30:00Z'),
    secondsOf('2027-11-07T05:30:00Z'),
    secondsOf('2027-11-07T06:30:00Z'),
  ]);
});

test('FES-11: a text that a language lacks is the other one’s and says so; addresses default to the file’s name', () => {
  const rows = loaded(
    folderOfShort({
      shows: { chat: { title: 'Le chat', text: 'Un **chat**.', slug: 'le-chat' }, chien: {} },
      pages: { acces: { title: 'Accès' } },
    }),
  );
  const text = { summary: '', show_id: 1 };
  const cat = { ...text, slug: 'le-chat', title: 'Le chat', description: '<p>Un <strong>chat</strong>.</p>' };
  const dog = { ...text, show_id: 2, slug: 'chien', title: 'chien', description: '' };
  expect(rows.show_texts).toEqual([
    { ...cat, lang: 'fr', written_in: null },
    { ...cat, lang: 'en', written_in: 'fr' },
    { ...dog, lang: 'fr', written_in: null },
    { ...dog, lang: 'en', written_in: 'fr' },
  ]);
  const pages = rows.pages.filter(({ type }) => type === 'page');
  expect(pages.map(({ lang, path, written_in }) => [lang, path, written_in])).toEqual([
    ['fr', 'acces', null],
    ['en', 'acces', 'fr'],
  ]);
});

const oneLanguage = v.parse(festivalFile, {
  name: 'Die Woche',
  languages: ['en'],
  timezone: 'Europe/Berlin',
  menus: { main: [{ title: 'Shows', href: '/en/shows', items: [{ title: 'All', href: '/en/shows' }] }] },
  sponsors: { bank: { name: 'The Bank', line: 2, logo: 'media/le logo.svg' } },
  genres: { 'Stand-up': 'Stand-up' },
});
const written = <Facts, Head>(facts: Facts, head: Head) => ({
  facts,
  texts: { en: { head, body: 'A text.' } },
});

/** A folder in one language with one of everything, each in the fewest words. */
const everything: FestivalFolder = {
  ...folderOfShort({}),
  festival: oneLanguage,
  series: new Map(Object.entries(v.parse(seriesFile, { gala: { title: 'Galas', image: 'media/a b.jpg' } }))),
  passes: new Map(Object.entries(v.parse(passesFile, { all: { title: 'Everything', price: 99.5 } }))),
  artists: new Map([
    ['ann', written(v.parse(artistFile, { name: 'Ann', type: 'Clown' }), v.parse(artistText, {}))],
  ]),
  press: {
    list: written(
      v.parse(announcementListFile, { tags: { news: { title: 'News' } } }),
      v.parse(announcementText, { title: 'Press' }),
    ),
    entries: new Map([
      [
        'we-open',
        written(
          v.parse(announcementFile, { tag: 'news', published: '2027-07-01T08:00:00Z' }),
          v.parse(announcementText, { title: 'We open' }),
        ),
      ],
    ]),
  },
  videos: v.parse(videosFile, {
    videos: {
      film: {
        title: 'A film',
        film: 'media/film.mp4',
        published: '2027-07-01T08:00:00Z',
        description: 'One.\nTwo.',
      },
    },
    collections: { best: { title: 'Best', videos: ['film'] } },
    trailer: { title: 'Trailer', path: 'trailer', film: 'media/t.mp4' },
  }),
};

test('FES-11: a festival of one language has rows for both, of which the other says whose texts it has', () => {
  const { pages, ...rows } = loaded(everything);
  expect(pages.map(({ type, lang, path, written_in }) => [type, lang, path, written_in])).toEqual(
    [
      ['home', ''],
      ['page', 'choisir-son-passe/all', 'choose-your-pass/all'],
      ['festival', 'festivals/gala'],
      ['press_list', 'presse', 'press'],
      ['press_release', 'presse/we-open', 'press/we-open'],
      ['video', 'videos/film'],
      ['header_mp4_video', 'trailer'],
    ].flatMap(([type, french, english = french]) => [
      [type, 'fr', french, 'en'],
      [type, 'en', english, null],
    ]),
  );
  expect(rows.menu_items).toEqual(
    [
      [1, 'fr', 'Shows', '.1'],
      [3, 'en', 'Shows', '.1'],
      [2, 'fr', 'All', '.1.1'],
      [4, 'en', 'All', '.1.1'],
    ].map(([id, lang, title, hierarchy]) => ({
      id,
      lang,
      title,
      hierarchy,
      menu: 'main',
      href: '/en/shows',
    })),
  );
  expect(rows.categories).toEqual([
    { id: 1, code: 'venue', title_fr: 'En salle', title_en: 'In venue' },
    { id: 2, code: 'outdoor', title_fr: 'Extérieur', title_en: 'Outdoor' },
    { id: 3, code: 'online', title_fr: 'En ligne', title_en: 'Online' },
    { id: 4, code: 'Stand-up', title_fr: 'Stand-up', title_en: 'Stand-up' },
  ]);
  expect(rows.sponsors).toEqual([
    { id: 1, title: 'The Bank', logo: '/festival/le%20logo.svg', uri: null, footer_line: 2 },
  ]);
});

test('one of everything, in the fewest words', () => {
  const rows = loaded(everything);
  const english = (type: string) => rows.pages.find((page) => page.type === type && page.lang === 'en');
  const page = { lang: 'en', noindex: 0, og_image: null, meta_description: '', written_in: null };
  const json = (attributes: object): string => JSON.stringify(attributes);
  expect(english('home')).toEqual({
    ...page,
    id: 1,
    path: '',
    type: 'home',
    meta_title: 'Die Woche',
    attributes: json({
      title: 'Die Woche',
      html_top: '',
      html_bottom: '',
      carousel: null,
      tiles: [],
      tag_units: [],
    }),
  });
  expect(english('festival')).toEqual({
    ...page,
    id: 3,
    path: 'festivals/gala',
    type: 'festival',
    meta_title: 'Galas',
    og_image: '/festival/a%20b.jpg',
    attributes: json({ title: 'Galas', body: '', image_url: '/festival/a%20b.jpg' }),
  });
  expect(english('press_release')).toEqual({
    ...page,
    id: 5,
    path: 'press/we-open',
    type: 'press_release',
    meta_title: 'We open',
    attributes: json({
      title: 'We open',
      body: '<p>A text.</p>',
      pdf_url: null,
      image_url: null,
      city: '',
      employment: null,
    }),
  });
  expect(english('video')).toMatchObject({ meta_description: 'One.' });
  expect(rows.passports[1]).toEqual({
    id: 2,
    lang: 'en',
    title: 'Everything',
    image: null,
    starting_at: 99_500,
    detail_url: '/en/choose-your-pass/all',
    saving: '',
  });
  expect(rows.artists).toEqual([
    {
      id: 1,
      name: 'Ann',
      category_id: 1,
      bio_fr: '',
      bio_en: '',
      slug: 'ann',
      portrait: null,
      image_url: null,
      belong_to: null,
      details: json({
        description: { fr: '<p>A text.</p>', en: '<p>A text.</p>' },
        series: [],
        isGroup: false,
        awards: [],
        photos: [],
      }),
    },
  ]);
  expect(rows.videos).toEqual([
    {
      id: 6,
      youtube_id: null,
      film: '/festival/film.mp4',
      captions: '[]',
      poster: null,
      view_count: 0,
      like_count: 0,
      published_at: secondsOf('2027-07-01T08:00:00Z'),
    },
  ]);
});

test('drawn posters and portraits are numbers; any other picture is an address', () => {
  const rows = loaded({
    ...folderOfShort({
      shows: {
        drawn: { facts: { image: '/media/posters/7-800.avif' } },
        own: { facts: { image: 'media/posters/é.jpg' } },
        elsewhere: { facts: { image: 'https://a.example/7-800.avif' } },
        none: {},
      },
    }),
    home: v.parse(homeFile, { title: 'Home' }),
  });
  expect(rows.shows.map(({ poster, image_url: address }) => [poster, address])).toEqual([
    [7, null],
    [null, '/festival/posters/%C3%A9.jpg'],
    [null, 'https://a.example/7-800.avif'],
    [null, null],
  ]);
});

test('META-01: of a drawn picture, pages show the AVIF and preview the WebP', () => {
  const image = '/media/posters/7-800.avif';
  const published = '2027-07-01T08:00:00Z';
  const entry = written(
    v.parse(announcementFile, { tag: 'news', published, image }),
    v.parse(announcementText, { title: 'We open' }),
  );
  const announced = { list: null, entries: new Map([['we-open', entry]]) };
  const { pages, passports, video_collections, videos } = loaded({
    ...everything,
    pages: new Map([['about', written(v.parse(pageFile, { image }), v.parse(pageText, { title: 'About' }))]]),
    series: new Map(Object.entries(v.parse(seriesFile, { gala: { title: 'Galas', image } }))),
    passes: new Map(Object.entries(v.parse(passesFile, { all: { title: 'All', price: 1, image } }))),
    press: announced,
    careers: announced,
    videos: v.parse(videosFile, {
      videos: { film: { title: 'A film', published, image } },
      collections: { best: { title: 'Best', image, videos: ['film'] } },
      trailer: { title: 'Trailer', path: 'trailer', film: 'media/t.mp4', image },
    }),
  });
  const shown = ({ attributes }: { attributes: string }): unknown => {
    const { image_url, video_alternative_image } = v.parse(
      v.object({
        image_url: v.optional(v.string()),
        video_alternative_image: v.optional(v.object({ url: v.string() })),
      }),
      JSON.parse(attributes),
    );
    return image_url ?? video_alternative_image?.url;
  };
  const preview = '/media/posters/7-800.webp';
  expect(pages.map((page) => [page.type, page.lang, shown(page), page.og_image])).toEqual(
    [
      ['home', undefined, null],
      // Shared by the festival's own picture, which is as wide as a card.
      ['page', image, null],
      ['page', undefined, preview],
      ['festival', image, preview],
      ['press_release', image, preview],
      ['career_posting', image, preview],
      ['video', undefined, preview],
      ['header_mp4_video', image, preview],
    ].flatMap(([type, picture, previewed]) => languages.map((lang) => [type, lang, picture, previewed])),
  );
  expect([passports, video_collections].map((rows) => rows.map((row) => row.image))).toEqual([
    [image, image],
    [image, image],
  ]);
  expect(videos.map(({ poster }) => poster)).toEqual([7]);
});

test('every number that rows ask for has a name in the list of names', () => {
  const names = namesIn(everything);
  const asked = new Set<string>();
  rowsOf(
    everything,
    (kind, name) => {
      asked.add(`${kind} ${name}`);
      return 1;
    },
    { now },
  );
  const listed = Object.entries(names).flatMap(([kind, all]) => all.map((name) => `${kind} ${name}`));
  expect(new Set(listed)).toEqual(asked.union(new Set(['venue coin', 'venue parc'])));
});

const each = (french: string, english: string) => ({ fr: french, en: english });
/** The attributes and some columns of both pages of a type. */
const bothPages = (folder: FestivalFolder, type: string) =>
  loaded(folder)
    .pages.filter((page) => page.type === type)
    .map(({ path, attributes, meta_title, meta_description, noindex }) => ({
      path,
      meta_title,
      meta_description,
      noindex,
      attributes: JSON.parse(attributes),
    }));

test('a job has the paper, the words and the address of each language', () => {
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    careers: {
      list: null,
      entries: new Map([
        [
          'usher',
          {
            facts: v.parse(announcementFile, {
              tag: 'hall',
              published: '2027-07-01T08:00:00Z',
              image: 'media/a.jpg',
              pdf: each('media/placeur.pdf', 'media/usher.pdf'),
              city: 'Laval',
              employment: 'TEMPORARY',
            }),
            texts: {
              fr: {
                head: v.parse(announcementText, {
                  title: 'Placeur',
                  slug: 'placeur',
                  description: 'Placer.',
                }),
                body: 'Placez.',
              },
              en: {
                head: v.parse(announcementText, { title: 'Usher', description: 'Seat.', format: 'html' }),
                body: '<p>Seat.</p>',
              },
            },
          },
        ],
      ]),
    },
  };
  const common = { image_url: '/festival/a.jpg', city: 'Laval', employment: 'TEMPORARY' };
  const page = { noindex: 0 };
  expect(bothPages(folder, 'career_posting')).toEqual([
    {
      ...page,
      path: 'emplois/placeur',
      meta_title: 'Placeur',
      meta_description: 'Placer.',
      attributes: { ...common, title: 'Placeur', body: '<p>Placez.</p>', pdf_url: '/festival/placeur.pdf' },
    },
    {
      ...page,
      path: 'jobs/usher',
      meta_title: 'Usher',
      meta_description: 'Seat.',
      attributes: { ...common, title: 'Usher', body: '<p>Seat.</p>', pdf_url: '/festival/usher.pdf' },
    },
  ]);
});

test('a page has its own title for search engines, and its stand-in texts are named by language', () => {
  const head = (more: object) => ({ head: v.parse(pageText, { title: 'Infos', ...more }), body: '' });
  const folder: FestivalFolder = {
    ...folderOfShort({}),
    pages: new Map([
      [
        'infos',
        {
          facts: v.parse(pageFile, { noindex: true, image: 'media/a.jpg' }),
          texts: { fr: head({ meta_title: 'Tout' }), en: head({ path: 'visit/info', placeholder: true }) },
        },
      ],
    ]),
  };
  const page = {
    meta_description: '',
    noindex: 1,
    attributes: { title: 'Infos', body: '', image_url: '/festival/a.jpg' },
  };
  expect(bothPages(folder, 'page')).toEqual([
    { ...page, path: 'infos', meta_title: 'Tout' },
    { ...page, path: 'visit/info', meta_title: 'Infos' },
  ]);
  expect(JSON.parse(loaded(folder).festival[0]?.profile ?? '')).toMatchObject({
    placeholders: ['pages/infos.en.md'],
  });
});

test.each([
  [{}, null],
  [
    { film_image: 'media/a.jpg' },
    {
      type: 'carousel',
      video_mp4_url: null,
      video_alternative_image: { url: '/festival/a.jpg' },
      slides: [],
    },
  ],
  [
    { film: 'media/a.mp4' },
    { type: 'video', video_mp4_url: '/festival/a.mp4', video_alternative_image: null, slides: [] },
  ],
  [
    {
      slides: [
        { title: each('Un', 'One'), image: 'media/a.jpg', button: { title: 'B', href: each('/fr', '/en') } },
      ],
    },
    {
      type: 'carousel',
      video_mp4_url: null,
      video_alternative_image: null,
      slides: [
        expect.objectContaining({ title: 'One', order: 1, btn: { url: '/en', title: 'B', target: '_self' } }),
      ],
    },
  ],
])('the top of home says what its file says: %j', (hero, told) => {
  const file = v.parse(homeFile, { title: 'Home', meta_title: each('Accueil', 'Start'), hero });
  const pages = bothPages({ ...folderOfShort({}), home: file }, 'home');
  const carousel = told && { title: '', ...told };
  expect(pages[1]).toMatchObject({ meta_title: 'Start', attributes: { title: 'Home', carousel } });
});

test('a first announced start is by the clock of its venue', () => {
  const venues = { loin: { name: 'Loin', city: 'St. John’s', timezone: 'America/St_Johns' } };
  const told = dateOf(
    { venue: 'loin', state: 'rescheduled', previous_start: '2027-07-31 20:00' },
    { venues },
  );
  expect(told?.previous_starts_at).toBe(secondsOf('2027-07-31T22:30:00Z'));
});

test('what a file says twice is one row; a series and a trailer have the words of each language', () => {
  const rows = loaded({
    ...folderOfShort({
      shows: {
        chat: {
          facts: {
            genres: ['jazz', 'venue', 'jazz'],
            series: ['gala', 'gala'],
            artists: ['ann', 'zoe', 'ann'],
            accessibility: ['lsq', 'lsq'],
            added: '2026-01-02T03:04:05Z',
            upsell: { ticket_url: 'box-office' },
          },
        },
        chien: {},
      },
      genres: { jazz: 'Jazz' },
      venues: { coin: { name: 'Coin', city: 'Laval', region_name: each('Québec', 'Quebec') } },
    }),
    series: new Map(
      Object.entries(v.parse(seriesFile, { gala: { title: 'Galas', slug: each('les-galas', 'the-galas') } })),
    ),
    artists: new Map(
      ['ann', 'zoe'].map((name) => [
        name,
        written(v.parse(artistFile, { name, type: 'Clown' }), v.parse(artistText, {})),
      ]),
    ),
    videos: v.parse(videosFile, {
      videos: { film: { title: 'A', published: '2027-07-01T08:00:00Z' } },
      collections: { best: { title: 'Best', videos: ['film', 'film'] } },
      trailer: {
        title: each('Bande-annonce', 'Trailer'),
        path: each('bande-annonce', 'trailer'),
        film: 'media/t.mp4',
        captions: [{ lang: 'fr', label: 'Français', url: 'media/t.vtt' }],
      },
    }),
  });
  expect(rows.show_categories.filter((row) => row.show_id === 1)).toEqual([
    { show_id: 1, category_id: 1, position: 0 },
    { show_id: 1, category_id: 4, position: 1 },
  ]);
  expect(rows.show_artists.map(({ position }) => position)).toEqual([0, 1]);
  expect([rows.show_accessibility, rows.festival_shows, rows.collected_videos]).toEqual([
    [{ show_id: 1, feature: 'lsq' }],
    [{ show_id: 1, festival_id: 2 }],
    [{ collection_id: 1, video_id: 3 }],
  ]);
  expect(rows.shows.map(({ added_at, details }) => [added_at, JSON.parse(details)])).toEqual([
    [secondsOf('2026-01-02T03:04:05Z'), { upsell: { ticketUrl: 'box-office:' } }],
    [secondsOf('2027-07-16T12:00:30Z'), {}],
  ]);
  expect(rows.venues.map(({ region_name }) => region_name)).toEqual(['Quebec']);
  const pagesOf = (type: string) => rows.pages.filter((page) => page.type === type);
  expect(pagesOf('festival').map(({ path }) => path)).toEqual(['festivals/les-galas', 'festivals/the-galas']);
  const trailer = {
    body: '',
    video_mp4_url: '/festival/t.mp4',
    video_alternative_image: null,
    captions: [{ lang: 'fr', label: 'Français', url: '/festival/t.vtt' }],
  };
  expect(pagesOf('header_mp4_video').map(({ path, attributes }) => [path, JSON.parse(attributes)])).toEqual([
    ['bande-annonce', { title: 'Bande-annonce', ...trailer }],
    ['trailer', { title: 'Trailer', ...trailer }],
  ]);
});
