import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listedArtist, readArtist } from './artist.ts';

const listed = {
  id: '7',
  name: 'Zoé Roy',
  url: '/fr/artistes/zoe-roy',
  thumbnail: [{ siteId: 8, mediaType: 'video', url: '/media/7.avif' }],
  image_url: '/media/7-full.avif',
  artistType: 'Humoriste',
  belong_to: { name: 'Hahaha' },
};
const nothing = { thumbnail: null, image_url: null, artistType: '', belong_to: null };

describe('ART-05: an artist of a list', () => {
  test('ART-05: every field is read', () => {
    expect(v.parse(listedArtist, { ...listed, name: ' Zoé Roy ', more: 1 })).toEqual(listed);
  });

  test.each([
    [{}, nothing],
    [{ thumbnail: null, image_url: null, artistType: null, belong_to: null }, nothing],
    [{ thumbnail: {}, image_url: 5, artistType: 5, belong_to: 'x' }, nothing],
    [
      { thumbnail: 'javascript:x', image_url: '//a.example', artistType: [], belong_to: { name: 5 } },
      nothing,
    ],
    [{ thumbnail: [{ url: 'x' }] }, nothing],
    [
      { thumbnail: '/a.avif', belong_to: {} },
      { ...nothing, thumbnail: '/a.avif', belong_to: { name: '' } },
    ],
    [
      { thumbnail: [{ url: '/a.avif' }] },
      { ...nothing, thumbnail: [{ siteId: 0, mediaType: 'image', url: '/a.avif' }] },
    ],
  ])('ART-05: of %j the fields that can be read are told', (told, read) => {
    const { id, name, url } = listed;
    expect(v.parse(listedArtist, { id, name, url, ...told })).toEqual({ id, name, url, ...read });
  });

  test.each([{ id: '' }, { name: ' ' }, { name: null }, { url: 'x' }, { url: undefined }])(
    'ART-05: with %j it is none',
    (wrong) => {
      expect(v.is(listedArtist, { ...listed, ...wrong })).toBe(false);
    },
  );
});

const artist = {
  ...nothing,
  name: 'Zoé Roy',
  twitter: null,
  facebook: null,
  instagram: null,
  website: null,
  cv: null,
  description: '',
  is_group: null,
  series: [],
  shows: [],
  awards: [],
  demosCat1Title: '',
  demosCat1: [],
  demosCat2Title: '',
  demosCat2: [],
  photos: [],
  videos: [],
  htmlTitle: '',
  htmlText: '',
};

describe('ARD-01: the page of an artist', () => {
  test('ARD-01: every field is read', () => {
    const told = {
      name: 'Zoé Roy',
      thumbnail: '/media/7.avif',
      image_url: '/media/7-full.avif',
      twitter: 'https://x.example/zoe',
      facebook: 'https://f.example/zoe',
      instagram: 'https://i.example/zoe',
      website: 'https://zoe.example/',
      cv: '/media/zoe.pdf',
      description: '<p>Elle</p>',
      artistType: 'Humoriste',
      is_group: false,
      belong_to: { name: 'Hahaha' },
      demosCat1Title: 'Voix',
      demosCat1: [{ title: 'Une', url: '/media/1.mp3' }],
      demosCat2Title: 'Images',
      demosCat2: [{ title: 'Deux', url: '/media/2.mp4' }],
      awards: [
        { title: 'Prix', description: '' },
        { title: '', description: 'Un autre' },
      ],
      photos: [{ url: '/media/1.avif', thumbnail: '/media/1-s.avif', title: 'En scène' }],
      videos: [{ title: 'Gala', youtube_url: 'https://y.example/?v=1', thumbnail: '/media/v.avif' }],
      htmlTitle: 'Plus',
      htmlText: '<p>Encore</p>',
    };
    const show = { id: '1', title: 'Un spectacle', url: '/fr/spectacles/un' };
    expect(readArtist({ ...told, series: [{ name: ' the42 ' }], shows: [show] })).toEqual({
      ...told,
      series: ['the42'],
      shows: [expect.objectContaining(show)],
    });
  });

  test('ARD-01: all but the name may be missing', () => {
    expect(readArtist({ name: ' Zoé Roy ' })).toEqual(artist);
  });

  test('ARD-01: what cannot be read costs itself only', () => {
    const wrong = Object.fromEntries(Object.keys(artist).map((field) => [field, 5]));
    expect(readArtist({ ...wrong, name: 'Zoé Roy' })).toEqual(artist);
    const empty = Object.fromEntries(Object.keys(artist).map((field) => [field, null]));
    expect(readArtist({ ...empty, name: 'Zoé Roy' })).toEqual(artist);
  });

  test('ARD-04: entries that say nothing or lead nowhere are left out', () => {
    const read = readArtist({
      name: 'Zoé Roy',
      is_group: true,
      series: [{ name: '' }, 'the42', { name: 'outdoors' }],
      shows: [{ id: '1' }],
      awards: [{ title: ' ', description: null }, { description: 'Un' }, 'Prix'],
      demosCat1: [{ title: 'Une' }, { url: '/media/1.mp3' }],
      demosCat2: [{ title: 'Deux', url: 'x' }, { url: '/media/2.mp3' }],
      photos: ['/media/1.avif', { url: '/media/2.avif' }, 'x', { title: 'x' }],
      videos: [{ title: 'Gala' }, { youtube_url: 'https://y.example/?v=1' }],
    });
    expect(read).toEqual({
      ...artist,
      is_group: true,
      series: ['outdoors'],
      awards: [{ title: '', description: 'Un' }],
      demosCat1: [{ title: '', url: '/media/1.mp3' }],
      demosCat2: [{ title: '', url: '/media/2.mp3' }],
      photos: [
        { url: '/media/1.avif', thumbnail: null, title: '' },
        { url: '/media/2.avif', thumbnail: null, title: '' },
      ],
      videos: [{ title: '', youtube_url: 'https://y.example/?v=1', thumbnail: null }],
    });
  });

  test.each([null, 'Zoé', {}, { name: '' }, { name: 7 }])('ARD-07: %j is no artist', (attributes) => {
    expect(readArtist(attributes)).toBeNull();
  });
});
