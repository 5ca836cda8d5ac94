import { expect, test } from 'vitest';
import {
  readCaptions,
  readEntry,
  readHomePage,
  readList,
  readPage,
  readTrailer,
  readVideoPage,
} from './storedAttributes.ts';

const wrong = JSON.stringify({
  title: 1,
  body: null,
  image_url: 2,
  tags: [{ id: 1 }],
  pdf_url: {},
  city: [],
  employment: 3,
  description: 4,
  captions: [{ lang: 'de', label: 'Deutsch', url: '/a' }],
  video_mp4_url: null,
  video_alternative_image: '/a.jpg',
  html_top: 5,
  html_bottom: 6,
  carousel: { slides: 7 },
  tiles: [{ title: 'A', link: null }],
  tag_units: [{ title: 'A' }],
});
const page = { title: '', body: '' };
const home = { title: '', html_top: '', html_bottom: '', tiles: [], tag_units: [] };

test.each([
  ['a page', readPage, { ...page, image_url: null }],
  ['a list', readList, { ...page, tags: [] }],
  ['an entry', readEntry, { ...page, pdf_url: null, image_url: null, city: '', employment: null }],
  ['a video', readVideoPage, { title: '', description: '' }],
  ['a trailer', readTrailer, { ...page, video_mp4_url: '', video_alternative_image: null, captions: [] }],
])('FES-06: of the attributes of %s, a part that is missing or wrong is empty', (_, read, empty) => {
  expect([read('{}'), read(wrong)]).toEqual([empty, empty]);
});

test('FES-06: a home page whose parts are missing or wrong is empty, and wrong slides leave the film', () => {
  expect([readHomePage('{}'), readHomePage(wrong)]).toEqual([
    { ...home, carousel: null },
    {
      ...home,
      carousel: { type: '', video_mp4_url: null, video_alternative_image: null, slides: [] },
    },
  ]);
  expect([readCaptions('{}'), readCaptions('[]')]).toEqual([[], []]);
});

test('FES-06: slides and tiles that say little have what the site would show', () => {
  const { carousel, tiles } = readHomePage(
    JSON.stringify({
      carousel: { slides: [{ image: { url: '/a.jpg' }, btn: { url: '/fr' } }] },
      tiles: [{ link: { uri: '/fr' }, format: 'FULL_WIDTH' }],
    }),
  );
  const slide = {
    imagePortrait: null,
    logo: null,
    upperText: '',
    title: '',
    bottomText: '',
    description: '',
  };
  expect([carousel?.slides, tiles]).toEqual([
    [{ ...slide, image: { url: '/a.jpg' }, btn: { url: '/fr', title: '' }, darkText: false, overlay: false }],
    [
      {
        title: '',
        link: { uri: '/fr' },
        image: null,
        video: null,
        hover_image: null,
        hover_video: null,
        format: 'FULL_WIDTH',
        text_color: '#ffffff',
      },
    ],
  ]);
});
