import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseItems } from './list.ts';
import { captionsOf, listedVideo, videoAttributes, videoEnvelope, wireCollection } from './video.ts';

const whole = {
  id: '7',
  url: '/en/videos/dragon',
  title: 'The lost dragon',
  description: 'A girl & her dragon',
  thumbnail: { default: '/small.avif', medium: '/medium.avif', high: '/high.avif' },
  youtube_id: 'eRsGyueVLvQ',
  view_count: 12,
  like_count: 3,
  published_at: '2027-07-01T02:00:00Z',
  collections: [{ id: '5' }],
  video_mp4_url: '/film.mp4',
  captions: [{ lang: 'en', label: 'English', url: '/film.vtt' }],
};
const read = (more: object) => parseItems(listedVideo, [{ ...whole, ...more }]).items;

test('VID-19: every field of a video is read', () => {
  expect(read({})).toEqual([whole]);
});

test('VID-19: a count may be none; what is no count is not told', () => {
  const counts = [0, -1, 1.5, '12'].map((count) => read({ view_count: count, like_count: count }));
  expect(counts).toEqual(
    [0, null, null, null].map((count) => [{ ...whole, view_count: count, like_count: count }]),
  );
});

test('VID-19: what a host does not tell, or tells wrong, costs itself only', () => {
  const { id, url, title } = whole;
  const bare = {
    description: '',
    thumbnail: { default: null, medium: null, high: null },
    youtube_id: '',
    view_count: null,
    like_count: null,
    published_at: null,
    collections: [],
    video_mp4_url: null,
    captions: [],
  };
  const wrong = Object.fromEntries(Object.keys(bare).map((field) => [field, true]));
  expect(
    parseItems(listedVideo, [
      { id, url, title: ` ${title} ` },
      { ...wrong, id, url, title },
    ]).items,
  ).toEqual([
    { id, url, title, ...bare },
    { id, url, title, ...bare },
  ]);
  expect(read({ thumbnail: { default: { url: '/small.avif' }, medium: 'x' } })).toEqual([
    { ...whole, thumbnail: { default: '/small.avif', medium: null, high: null } },
  ]);
  expect([{ id: '' }, { url: 'x' }, { title: ' ' }].flatMap(read)).toEqual([]);
});

test('VID-19: the page of a video has its film, its picture and its HTML', () => {
  const { id: _, ...attributes } = whole;
  const page = { ...attributes, url: '/film.mp4', image_url: '/high.avif', html: '<p>x</p>' };
  expect(v.parse(videoAttributes, { ...page, more: 1 })).toEqual(page);
  expect(v.parse(videoAttributes, { ...page, url: 'x', image_url: 5, html: 5 })).toEqual({
    ...page,
    url: null,
    image_url: null,
    html: '',
  });
});

test('VID-19: captions in a language of the site, at an address; others are left out', () => {
  const captions = { lang: 'fr', label: 'Français', url: '/film-fr.vtt' };
  expect(
    captionsOf({
      captions: [
        captions,
        { ...captions, lang: 'de' },
        { ...captions, url: 'x' },
        'x',
        { ...captions, label: 5 },
      ],
    }),
  ).toEqual([captions, { ...captions, label: '' }]);
});

test.each([
  [
    { data: [1], totalcount: 5 },
    { data: [1], totalcount: 5 },
  ],
  [
    { items: [1], total: 5 },
    { data: [1], totalcount: 5 },
  ],
  [
    { data: [1], items: [2], totalcount: 5, total: 6, pagesize: 24, previous: 1, next: 2 },
    { data: [1], totalcount: 5, pagesize: 24, previous: 1, next: 2 },
  ],
  [{ data: [] }, { data: [], totalcount: 0 }],
])('VID-17: the list %j is read as %j', (told, read) => {
  expect(v.parse(videoEnvelope, told)).toEqual({ pagesize: 0, previous: null, next: null, ...read });
});

test('VID-17: without a list it is none', () => {
  expect([{}, { total: 5 }, { items: {} }, null].filter((told) => v.is(videoEnvelope, told))).toEqual([]);
});

test('VID-15: a collection has its fields in either shape; what cannot be read is nothing', () => {
  const first = { id: '5', attributes: { name: 'Galas', langcode: 'fr' }, image: { url: '/5.avif' } };
  const second = {
    id: 5,
    title: 'Galas',
    thumbnail: '/5.avif',
    url: '/fr/videos/galas',
    path: { alias: '/galas' },
  };
  const bare = {
    id: '5',
    attributes: { name: '', langcode: '' },
    title: '',
    image: null,
    thumbnail: null,
    url: null,
    path: { alias: '' },
  };
  const wrong = { attributes: 5, title: 5, image: 5, thumbnail: {}, url: 'x', path: 'galas' };
  expect(
    [first, second, { id: '5' }, { id: '5', ...wrong }].map((told) => v.parse(wireCollection, told)),
  ).toEqual([
    { ...bare, attributes: { name: 'Galas', langcode: 'fr' }, image: '/5.avif' },
    { ...bare, title: 'Galas', thumbnail: '/5.avif', url: '/fr/videos/galas', path: { alias: '/galas' } },
    bare,
    bare,
  ]);
  expect(v.is(wireCollection, { title: 'Galas' })).toBe(false);
});
