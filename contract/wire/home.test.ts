import { describe, expect, test } from 'vitest';
import { readHome, type Slide } from './home.ts';

const slide = {
  order: 1,
  image: { url: '/wide.avif' },
  imagePortrait: { url: '/tall.avif' },
  logo: { url: '/logo.svg' },
  upperText: 'above',
  title: 'Title',
  bottomText: 'below',
  description: 'About',
  btn: { url: '/en/calendar', title: 'Go', target: '_blank' },
  darkText: true,
  overlay: true,
};
const slideRead: Slide = { ...slide, image: '/wide.avif', imagePortrait: '/tall.avif', logo: '/logo.svg' };
const tile = {
  id: 1,
  title: 'Tile',
  link: { uri: '/en/about', title: 'About' },
  image: { url: '/a.avif' },
  video: { url: '/a.mp4' },
  hover_image: { url: '/b.avif' },
  hover_video: { url: '/b.mp4' },
  status: true,
  format: 'FIFTH_WIDTH',
  text_color: '#FFD400',
};
const tileRead = {
  ...tile,
  id: '1',
  image: '/a.avif',
  video: '/a.mp4',
  hover_image: '/b.avif',
  hover_video: '/b.mp4',
  text_color: '#ffd400',
};
const without = (record: object, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
const slidesOf = (...slides: unknown[]) => {
  const { hero } = readHome({ carousel: { type: 'carousel', slides } });
  return hero?.kind === 'slides' ? hero.slides : hero;
};
const tilesOf = (...tiles: unknown[]) => readHome({ tiles }).tiles;

describe('what stands at the top', () => {
  test('HOM-03: a slide, every field of it, in the order told', () => {
    expect(slidesOf({ ...slide, order: 2, title: 'Second' }, slide)).toEqual([
      slideRead,
      { ...slideRead, order: 2, title: 'Second' },
    ]);
  });

  test('HOM-02: slides stand in their order, those without one after them, as they come', () => {
    const told = [
      [null, 'c'],
      [2, 'b'],
      [null, 'd'],
      [1, 'a'],
    ].map(([order, title]) => ({ ...slide, order, title }));
    const read = slidesOf(...told);
    expect(Array.isArray(read) && read.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });

  const empty: Slide = {
    order: null,
    image: null,
    imagePortrait: null,
    logo: null,
    upperText: '',
    title: '',
    bottomText: '',
    description: '',
    btn: null,
    darkText: false,
    overlay: false,
  };

  test.each(Object.entries(empty))(
    'HOM-03: a slide without its %s, or with nonsense there, is the rest of it',
    (key, value) => {
      const rest = [{ ...slideRead, [key]: value }];
      expect([slidesOf(without(slide, key)), slidesOf({ ...slide, [key]: [7] })]).toEqual([rest, rest]);
    },
  );

  test('HOM-04: a button that tells no target opens in the same window; one that leads nowhere is none', () => {
    expect([
      slidesOf({ ...slide, btn: { url: '/en', title: 'Go' } }),
      slidesOf({ ...slide, btn: { url: 'javascript:alert(1)', title: 'Go' } }),
    ]).toEqual([
      [{ ...slideRead, btn: { url: '/en', title: 'Go', target: '_self' } }],
      [{ ...slideRead, btn: null }],
    ]);
  });

  test('HOM-03: a slide that says nothing is none, and no slides are no hero', () => {
    expect([slidesOf({}, slide, 5), slidesOf({}), readHome({ carousel: null }).hero]).toEqual([
      [slideRead],
      null,
      null,
    ]);
  });

  test.each([
    'image',
    'imagePortrait',
    'logo',
    'btn',
    'title',
    'upperText',
    'bottomText',
    'description',
  ] as const)('HOM-03: a slide of its %s alone is one', (part) => {
    expect(slidesOf({ [part]: slide[part] }, { order: 1, darkText: true, overlay: true })).toEqual([
      { ...empty, [part]: slideRead[part] },
    ]);
  });

  test('HOM-02: its type says whether a carousel is its slides or its film, and any other type is slides', () => {
    const whole = {
      title: 'T',
      video_mp4_url: '/f.mp4',
      video_alternative_image: { url: '/p.avif' },
      slides: [slide],
    };
    const film = { kind: 'film', title: 'T', film: '/f.mp4', poster: '/p.avif' };
    const slides = { kind: 'slides', title: 'T', slides: [slideRead] };
    const heroes = ['video', 'carousel', 'other', undefined].map(
      (type) => readHome({ carousel: { ...whole, type } }).hero,
    );
    expect(heroes).toEqual([film, slides, slides, slides]);
  });

  test('HOM-07: a film with its picture; without an address its picture alone', () => {
    const film = { title: 'T', type: 'video', video_alternative_image: { url: '/p.avif' } };
    expect([
      readHome({ carousel: { ...film, video_mp4_url: '/f.mp4', slides: [slide] } }).hero,
      readHome({ carousel: film }).hero,
    ]).toEqual([
      { kind: 'film', title: 'T', film: '/f.mp4', poster: '/p.avif' },
      { kind: 'slides', title: 'T', slides: [{ ...empty, title: 'T', image: '/p.avif' }] },
    ]);
  });
});

describe('tiles', () => {
  test('HOM-09: a tile, every field of it', () => {
    expect(tilesOf(tile)).toEqual([tileRead]);
  });

  const missing = {
    title: '',
    link: null,
    image: null,
    video: null,
    hover_image: null,
    hover_video: null,
    format: 'THIRD_WIDTH',
    text_color: '#ffffff',
  };
  test.each(Object.entries(missing))('HOM-09: a tile without its %s is the rest of it', (key, value) => {
    expect([tilesOf(without(tile, key)), tilesOf({ ...tile, [key]: 7 })]).toEqual([
      [{ ...tileRead, [key]: value }],
      [{ ...tileRead, [key]: value }],
    ]);
  });

  test('HOM-11: only tiles with status true are shown, and only those that show something', () => {
    expect(
      tilesOf(
        { ...tile, status: false },
        without(tile, 'status'),
        { ...tile, status: 'true' },
        { id: 2, status: true, link: { uri: '/en' } },
        tile,
      ),
    ).toEqual([tileRead]);
  });

  test.each(['title', 'image', 'video'] as const)('HOM-11: a tile of its %s alone is shown', (part) => {
    const alone = { id: 1, status: true, [part]: tile[part] };
    expect(tilesOf(alone, { id: 2, status: true, hover_image: '/b.avif', hover_video: '/b.mp4' })).toEqual([
      { ...tileRead, ...missing, [part]: tileRead[part] },
    ]);
  });

  test.each([
    ['#FFF', '#fff'],
    [' #a1b2C3 ', '#a1b2c3'],
  ])('HOM-09: %j is the colour %s', (colour, read) => {
    expect(tilesOf({ ...tile, text_color: colour })).toEqual([{ ...tileRead, text_color: read }]);
  });

  test.each(['red', 'a#fff', '#ffg', '#f', '#fffffff', 'url(//evil)', '#12345', 'expression(1)'])(
    'HOM-09: %s is no colour',
    (colour) => {
      expect(tilesOf({ ...tile, text_color: colour })).toEqual([{ ...tileRead, text_color: '#ffffff' }]);
    },
  );
});

test('HOM-01: attributes of any shape are read as far as they go', () => {
  const nothing = { title: '', top: '', bottom: '', hero: null, tiles: [], tagUnits: [] };
  expect([
    readHome({}),
    readHome({ title: 5, html_top: [], carousel: 'x', tiles: {}, tag_units: 'headliners' }),
    readHome({ carousel: { type: 5, slides: 'x', title: [] } }),
    readHome({
      tag_units: [{ title: 'A', tag_unit: 'headliners' }, { tag_unit: '' }, { tag_unit: 'solo' }, null],
    }).tagUnits,
  ]).toEqual([
    nothing,
    nothing,
    nothing,
    [
      { title: 'A', tag_unit: 'headliners' },
      { title: '', tag_unit: 'solo' },
    ],
  ]);
});
