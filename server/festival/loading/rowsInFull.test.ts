import { expect, test } from 'vitest';
import * as v from 'valibot';
import { announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { numberedInOrder } from '../testing/numberedInOrder.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { rowsOf } from './rowsOf.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const rowsWith = (more: Partial<FestivalFolder>) => {
  const folder = { ...folderOfShort({}), ...more };
  return rowsOf(folder, numberedInOrder(folder), { now });
};
/** The text of a word in each language. */
const each = (word: string) => ({ fr: `${word}, dit`, en: `${word}, said` });
const english = <Row extends { lang: string }>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ lang }) => lang === 'en');
const attributesOf = (rows: ReturnType<typeof rowsWith>, type: string): unknown =>
  JSON.parse(english(rows.pages.filter((page) => page.type === type))?.attributes ?? 'null');

test('FES-01: home has every word and picture of its file, each in its own place', () => {
  const home = v.parse(homeFile, {
    title: each('title'),
    meta_title: each('meta'),
    description: each('description'),
    hero: {
      film: 'media/film.mp4',
      film_image: 'media/film.jpg',
      slides: [
        {
          image: 'media/image.jpg',
          portrait: 'media/portrait.jpg',
          logo: 'media/logo.png',
          upper: each('upper'),
          title: each('slide'),
          bottom: each('bottom'),
          text: each('text'),
          button: { title: each('button'), href: { fr: '/fr/a', en: '/en/a' } },
          dark_text: true,
        },
        { image: 'media/second.jpg', title: 'Two', overlay: true },
      ],
    },
    tiles: [
      {
        title: each('tile'),
        href: { fr: '/fr/b', en: '/en/b' },
        image: 'media/tile.jpg',
        film: 'media/tile.mp4',
        hover_image: 'media/hover.jpg',
        hover_film: 'media/hover.mp4',
        format: 'THIRD_WIDTH',
        text_colour: '#101010',
      },
      { title: 'Bare', href: '/fr', format: 'FULL_WIDTH' },
    ],
    lists: [{ title: each('list'), type: 'solo' }],
    top: { fr: 'haut', en: 'top' },
    bottom: { fr: 'bas', en: 'bottom' },
  });
  const rows = rowsWith({ home });
  expect(english(rows.pages.filter(({ type }) => type === 'home'))).toMatchObject({
    meta_title: 'meta, said',
    meta_description: 'description, said',
  });
  const bare = { imagePortrait: null, logo: null, upperText: '', bottomText: '', description: '', btn: null };
  expect(attributesOf(rows, 'home')).toEqual({
    title: 'title, said',
    html_top: '<p>top</p>',
    html_bottom: '<p>bottom</p>',
    carousel: {
      title: '',
      type: 'video',
      video_mp4_url: '/festival/film.mp4',
      video_alternative_image: { url: '/festival/film.jpg' },
      slides: [
        {
          order: 1,
          image: { url: '/festival/image.jpg' },
          imagePortrait: { url: '/festival/portrait.jpg' },
          logo: { url: '/festival/logo.png' },
          upperText: 'upper, said',
          title: 'slide, said',
          bottomText: 'bottom, said',
          description: 'text, said',
          btn: { url: '/en/a', title: 'button, said', target: '_self' },
          darkText: true,
          overlay: false,
        },
        {
          ...bare,
          order: 2,
          image: { url: '/festival/second.jpg' },
          title: 'Two',
          darkText: false,
          overlay: true,
        },
      ],
    },
    tiles: [
      {
        id: '1',
        title: 'tile, said',
        link: { uri: '/en/b', title: 'tile, said' },
        image: { url: '/festival/tile.jpg' },
        video: { url: '/festival/tile.mp4' },
        hover_image: { url: '/festival/hover.jpg' },
        hover_video: { url: '/festival/hover.mp4' },
        status: true,
        format: 'THIRD_WIDTH',
        text_color: '#101010',
      },
      {
        id: '2',
        title: 'Bare',
        link: { uri: '/fr', title: 'Bare' },
        image: null,
        video: null,
        hover_image: null,
        hover_video: null,
        status: true,
        format: 'FULL_WIDTH',
        text_color: '#ffffff',
      },
    ],
    tag_units: [{ title: 'list, said', tag_unit: 'solo' }],
  });
});

test('FES-01: an artist has every account, paper, prize and recording of its file, each in its own place', () => {
  const facts = v.parse(artistFile, {
    name: 'Ann',
    type: each('type'),
    image: 'media/ann.jpg',
    belongs_to: 'The House',
    twitter: 'https://x.com/ann',
    facebook: 'https://facebook.com/ann',
    instagram: 'https://instagram.com/ann',
    website: 'https://ann.example/',
    cv: { fr: 'media/cv.fr.pdf', en: 'media/cv.en.pdf' },
    series: ['Galas'],
    group: true,
    awards: [{ title: each('prize'), description: each('occasion') }],
    first_demos: { title: each('first'), demos: [{ title: each('song'), url: 'media/1.mp3' }] },
    second_demos: { title: each('second'), demos: [{ title: each('tale'), url: 'media/2.mp3' }] },
    photos: [{ url: 'media/large.jpg', thumbnail: 'media/small.jpg', title: each('photo') }],
    videos: [{ title: each('video'), url: 'https://a.example/v' }],
    extra: { title: each('extra'), text: { fr: 'plus', en: 'more' } },
  });
  const head = (bio: string) => ({ head: v.parse(artistText, { bio }), body: `${bio} encore` });
  const rows = rowsWith({
    artists: new Map([['ann', { facts, texts: { fr: head('Drôle'), en: head('Funny') } }]]),
  });
  const [row] = rows.artists;
  expect({ ...row, details: JSON.parse(row?.details ?? 'null') }).toEqual({
    id: 1,
    name: 'Ann',
    category_id: 1,
    bio_fr: 'Drôle',
    bio_en: 'Funny',
    slug: 'ann',
    portrait: null,
    image_url: '/festival/ann.jpg',
    belong_to: 'The House',
    details: {
      description: { fr: '<p>Drôle encore</p>', en: '<p>Funny encore</p>' },
      website: 'https://ann.example/',
      instagram: 'https://instagram.com/ann',
      facebook: 'https://facebook.com/ann',
      twitter: 'https://x.com/ann',
      cv: { fr: '/festival/cv.fr.pdf', en: '/festival/cv.en.pdf' },
      series: ['Galas'],
      isGroup: true,
      awards: [{ title: each('prize'), description: each('occasion') }],
      firstDemos: { title: each('first'), demos: [{ title: each('song'), url: '/festival/1.mp3' }] },
      secondDemos: { title: each('second'), demos: [{ title: each('tale'), url: '/festival/2.mp3' }] },
      photos: [{ url: '/festival/large.jpg', thumbnail: '/festival/small.jpg', title: each('photo') }],
      videos: [{ title: each('video'), url: 'https://a.example/v' }],
      html: { title: each('extra'), text: { fr: '<p>plus</p>', en: '<p>more</p>' } },
    },
  });
  expect(rows.artist_categories).toEqual([{ id: 1, title_fr: 'type, dit', title_en: 'type, said' }]);
});

test('FES-01: an artist without a page has only the details that its file says', () => {
  const facts = v.parse(artistFile, { name: 'Bob', type: 'Clown', page: false });
  const rows = rowsWith({ artists: new Map([['bob', { facts, texts: {} }]]) });
  expect(rows.artists.map(({ slug, details }) => [slug, details])).toEqual([['', '{}']]);
});

test('FES-01: a show has every fact and word of its files, each in its own place', () => {
  const facts = v.parse(showFile, {
    kind: 'outdoor',
    genres: ['jazz'],
    language: 'en',
    languages: ['fr', 'en', 'inu'],
    type: 'gala',
    belongs_to: 'The House',
    minutes: 75,
    age: 16,
    accessibility: ['asl'],
    image: 'media/poster.jpg',
    film: 'media/film.mp4',
    video: 'https://a.example/v',
    first_title: each('first'),
    second_title: each('second'),
    info: each('info'),
    promotion: each('promotion'),
    hides_tickets: true,
    buttons: [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: '/fr/passe' }],
    upsell: {
      pass_text: each('pass'),
      pass_url: { fr: '/fr/passe', en: '/en/pass' },
      ticket_text: each('ticket'),
      ticket_url: 'https://tickets.example/',
      modal: true,
    },
    added: '2027-01-02T03:04:05Z',
  });
  const head = (title: string) => v.parse(showText, { title, blurb: `${title} en bref` });
  const { shows, show_texts: texts } = rowsWith({
    festival: v.parse(festivalFile, {
      name: 'A',
      languages: ['fr', 'en'],
      timezone: 'UTC',
      genres: { jazz: 'Jazz' },
    }),
    shows: new Map([
      [
        'chat',
        {
          facts,
          texts: { fr: { head: head('Chat'), body: 'Un.' }, en: { head: head('Cat'), body: 'One.' } },
        },
      ],
    ]),
  });
  expect(shows.map((row) => ({ ...row, details: JSON.parse(row.details) }))).toEqual([
    {
      id: 1,
      kind: 'outdoor',
      language: 'en',
      show_type: 'gala',
      belong_to: 'The House',
      poster: null,
      image_url: '/festival/poster.jpg',
      duration_minutes: 75,
      age_min: 16,
      languages: 'fr en inu',
      added_at: Date.parse('2027-01-02T03:04:05Z') / 1000,
      details: {
        firstTitle: each('first'),
        secondTitle: each('second'),
        film: '/festival/film.mp4',
        video: 'https://a.example/v',
        info: each('info'),
        promotion: each('promotion'),
        upsell: {
          ticketText: each('ticket'),
          ticketUrl: 'https://tickets.example/',
          useModal: true,
          passText: each('pass'),
          passUrl: { fr: '/fr/passe', en: '/en/pass' },
        },
        buttons: [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: '/fr/passe' }],
        hidesTickets: true,
      },
    },
  ]);
  const said = { show_id: 1, slug: 'chat', written_in: null };
  expect(texts).toEqual([
    { ...said, lang: 'fr', title: 'Chat', summary: 'Chat en bref', description: '<p>Un.</p>' },
    { ...said, lang: 'en', title: 'Cat', summary: 'Cat en bref', description: '<p>One.</p>' },
  ]);
});

test('FES-01: videos, their collections and the trailer have every word and file of theirs, each in its own place', () => {
  const rows = rowsWith({
    videos: v.parse(videosFile, {
      videos: {
        film: {
          title: each('film'),
          description: 'One line.\nAnother.',
          slug: { fr: 'le-film', en: 'the-film' },
          youtube: 'aqz-KE-bpKQ',
          film: 'media/film.mp4',
          captions: [{ lang: 'en', label: 'English', url: 'media/film.vtt' }],
          image: 'media/film.jpg',
          views: 7,
          likes: 3,
          published: '2027-07-01T08:00:00Z',
        },
      },
      collections: {
        best: {
          title: each('best'),
          alias: { fr: 'mieux', en: 'best' },
          image: 'media/b.jpg',
          videos: ['film'],
        },
      },
      trailer: {
        title: each('trailer'),
        path: { fr: 'bande', en: 'trailer' },
        description: each('description'),
        text: { fr: 'texte', en: 'text' },
        film: 'media/trailer.mp4',
        image: 'media/trailer.jpg',
      },
    }),
  });
  expect(rows.videos).toEqual([
    {
      id: 2,
      youtube_id: 'aqz-KE-bpKQ',
      film: '/festival/film.mp4',
      captions: JSON.stringify([{ lang: 'en', label: 'English', url: '/festival/film.vtt' }]),
      poster: null,
      view_count: 7,
      like_count: 3,
      published_at: Date.parse('2027-07-01T08:00:00Z') / 1000,
    },
  ]);
  expect(rows.video_collections).toEqual([
    { id: 1, lang: 'fr', name: 'best, dit', alias: 'mieux', image: '/festival/b.jpg' },
    { id: 1, lang: 'en', name: 'best, said', alias: 'best', image: '/festival/b.jpg' },
  ]);
  const page = { lang: 'en', noindex: 0, written_in: null };
  expect(rows.pages.filter(({ lang, type }) => lang === 'en' && type !== 'home')).toEqual([
    {
      ...page,
      id: 2,
      path: 'videos/the-film',
      type: 'video',
      meta_title: 'film, said',
      meta_description: 'One line.',
      og_image: '/festival/film.jpg',
      attributes: JSON.stringify({
        title: 'film, said',
        description: 'One line.\nAnother.',
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      }),
    },
    {
      ...page,
      id: 3,
      path: 'trailer',
      type: 'header_mp4_video',
      meta_title: 'trailer, said',
      meta_description: 'description, said',
      og_image: '/festival/trailer.jpg',
      attributes: JSON.stringify({
        title: 'trailer, said',
        body: '<p>text</p>',
        video_mp4_url: '/festival/trailer.mp4',
        video_alternative_image: { url: '/festival/trailer.jpg' },
      }),
    },
  ]);
});

test('FES-01: a venue, a series, a pass and a list of announcements have every word of their files', () => {
  const list = {
    facts: v.parse(announcementListFile, {
      tags: { news: { title: each('news'), entry: each('a piece') }, rest: { title: 'Rest' } },
    }),
    texts: {
      en: {
        head: v.parse(announcementText, { title: 'Press', description: 'For papers.' }),
        body: 'Words.',
      },
    },
  };
  const rows = rowsWith({
    venues: new Map(
      Object.entries(
        v.parse(venuesFile, {
          coin: {
            name: 'Le Coin',
            city: 'Laval',
            region: 'QC',
            map: 'https://map.example/',
            position: [45.5, -73.6],
          },
        }),
      ),
    ),
    series: new Map(
      Object.entries(
        v.parse(seriesFile, {
          gala: {
            title: each('gala'),
            description: each('description'),
            text: { fr: 'texte', en: 'text' },
            image: 'media/gala.jpg',
          },
        }),
      ),
    ),
    passes: new Map(
      Object.entries(
        v.parse(passesFile, {
          all: {
            title: each('pass'),
            path: { fr: 'tout', en: 'everything' },
            saving: each('saving'),
            text: { fr: 'texte', en: 'text' },
            price: 40.5,
            image: 'media/pass.jpg',
          },
        }),
      ),
    ),
    press: { list, entries: new Map() },
  });
  expect(rows.venues).toEqual([
    {
      id: 1,
      name: 'Le Coin',
      city: 'Laval',
      region: 'QC',
      region_name: '',
      map_url: 'https://map.example/',
      latitude: 45.5,
      longitude: -73.6,
    },
  ]);
  expect(english(rows.passports)).toEqual({
    id: 2,
    lang: 'en',
    title: 'pass, said',
    image: '/festival/pass.jpg',
    starting_at: 40_500,
    detail_url: '/en/everything',
    saving: 'saving, said',
  });
  const page = { lang: 'en', noindex: 0, written_in: null };
  expect(rows.pages.filter(({ lang, type }) => lang === 'en' && type !== 'home')).toEqual([
    {
      ...page,
      id: 2,
      path: 'everything',
      type: 'page',
      meta_title: 'pass, said',
      meta_description: 'saving, said',
      og_image: '/festival/pass.jpg',
      attributes: JSON.stringify({ title: 'pass, said', body: '<p>text</p>' }),
    },
    {
      ...page,
      id: 3,
      path: 'festivals/gala',
      type: 'festival',
      meta_title: 'gala, said',
      meta_description: 'description, said',
      og_image: '/festival/gala.jpg',
      attributes: JSON.stringify({
        title: 'gala, said',
        body: '<p>text</p>',
        image_url: '/festival/gala.jpg',
      }),
    },
    {
      ...page,
      id: 4,
      path: 'press',
      type: 'press_list',
      meta_title: 'Press',
      meta_description: 'For papers.',
      og_image: null,
      attributes: JSON.stringify({
        title: 'Press',
        body: '<p>Words.</p>',
        tags: [
          { id: 'news', title: 'news, said', entry: 'a piece, said' },
          { id: 'rest', title: 'Rest', entry: '' },
        ],
      }),
    },
  ]);
});

test('FES-12: the festival as a whole has every word of its file, each in its own place', () => {
  const festival = v.parse(festivalFile, {
    name: each('name'),
    languages: ['en', 'fr'],
    timezone: 'Europe/Paris',
    currency: 'EUR',
    members: true,
    newsletter: false,
    reservations: { series: ['gala'], belongs_to: ['The House'], shows: ['chat'] },
    drawn_by_series: ['The House'],
    tickets: 'https://tickets.example/{lang}',
    social: ['https://x.com/a'],
    words: { 'home.sticker': { fr: 'Ici' } },
    look: { logo: 'media/logo.svg' },
  });
  const rows = rowsWith({
    festival,
    shows: folderOfShort({ shows: { chien: {}, chat: {} } }).shows,
    series: new Map(Object.entries(v.parse(seriesFile, { gala: { title: 'Galas' } }))),
  });
  expect(rows.festival.map(({ id, profile }) => [id, JSON.parse(profile)])).toEqual([
    [
      1,
      {
        name: each('name'),
        languages: ['en', 'fr'],
        timezone: 'Europe/Paris',
        currency: 'EUR',
        members: true,
        newsletter: false,
        reservable: { all: false, series: [2], belongsTo: ['The House'], shows: [2] },
        drawnBySeries: ['The House'],
        ticketsUrl: 'https://tickets.example/{lang}',
        socialUrls: ['https://x.com/a'],
        placeholders: [],
        words: { fr: { 'home.sticker': 'Ici' }, en: {} },
        look: { colours: {}, series: {}, fonts: {}, logo: '/festival/logo.svg' },
      },
    ],
  ]);
});
