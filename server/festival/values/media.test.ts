import { expect, test } from 'vitest';
import {
  addressOfMedium,
  mediumOfAddress,
  mediumOfPortrait,
  mediumOfPoster,
  portraitOf,
  posterOf,
} from './media.ts';

test.each([
  ['media/a.jpg', '/festival/a.jpg'],
  ['media/posters/été 1.jpg', '/festival/posters/%C3%A9t%C3%A9%201.jpg'],
  ['media/a.jpg#focus=30,20', '/festival/a.jpg#focus=30,20'],
  ['media/é.jpg#focus=0,100', '/festival/%C3%A9.jpg#focus=0,100'],
  ['https://elsewhere.example/a.jpg#focus=30,20', 'https://elsewhere.example/a.jpg#focus=30,20'],
])('PIC-08: %s keeps its point in the database, and comes back with it', (medium, address) => {
  expect([addressOfMedium(medium), mediumOfAddress(address)]).toEqual([address, medium]);
});

test.each([
  '/festival/a b.jpg',
  '/festival/%zz.jpg',
  '/festival/%61.jpg',
  '/elsewhere/a.jpg',
  'https://elsewhere.example/festival/a.jpg',
])('FES-06: an address that no file of the folder has stays: %s', (address) => {
  expect(mediumOfAddress(address)).toBe(address);
});

test.each([
  ['/media/posters/7-800.avif', { poster: 7, image_url: null }],
  ['/media/posters/07-800.avif', { poster: null, image_url: '/media/posters/07-800.avif' }],
  ['/media/artists/7-320.avif', { poster: null, image_url: '/media/artists/7-320.avif' }],
  ['media/a.jpg', { poster: null, image_url: '/festival/a.jpg' }],
  [undefined, { poster: null, image_url: null }],
])('FES-06: the picture of a show, %s, comes back from its row', (medium, row) => {
  expect([posterOf(medium), mediumOfPoster(row)]).toEqual([row, medium]);
});

test.each([
  ['/media/artists/7-320.avif', { portrait: 7, image_url: null }],
  ['/media/artists/7-800.avif', { portrait: null, image_url: '/media/artists/7-800.avif' }],
  ['media/a.jpg', { portrait: null, image_url: '/festival/a.jpg' }],
  [undefined, { portrait: null, image_url: null }],
])('FES-06: the picture of an artist, %s, comes back from its row', (medium, row) => {
  expect([portraitOf(medium), mediumOfPortrait(row)]).toEqual([row, medium]);
});
