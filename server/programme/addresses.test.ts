import { expect, test } from 'vitest';
import {
  artistAddress,
  pageAddress,
  pictureOfCard,
  pictures,
  portraitOf,
  showAddress,
  thumbnailOf,
} from './addresses.ts';

test('RTE-36: the addresses of shows, artists and pages have the words of their language', () => {
  expect(
    (['fr', 'en'] as const).map((lang) => [
      showAddress({ lang, slug: 'nuits' }),
      artistAddress({ lang, slug: 'zoe' }),
      pageAddress({ lang, path: 'a/b' }),
      pageAddress({ lang, path: '' }),
    ]),
  ).toEqual([
    ['/fr/spectacles/nuits', '/fr/artistes/zoe', '/fr/a/b', '/fr'],
    ['/en/shows/nuits', '/en/artists/zoe', '/en/a/b', '/en'],
  ]);
});

const other = 'https://pictures.example/a.jpg';
const asThumbnail = (url: string) => [{ siteId: 12, mediaType: 'image', url }];
test.each([
  [
    { poster: 7, image_url: null },
    '/media/posters/7-800.avif',
    '/media/posters/7-800.webp',
    '/media/posters/7-320.avif',
  ],
  [
    { poster: 0, image_url: other },
    '/media/posters/0-800.avif',
    '/media/posters/0-800.webp',
    '/media/posters/0-320.avif',
  ],
  [{ poster: null, image_url: other }, other, other, other],
  [{ poster: null, image_url: null }, null, null, null],
])(
  'CAL-33: the pictures of a show with %o, on its page, on other sites and on a card',
  (show, image, preview, card) => {
    expect([pictures(show), pictureOfCard(show), thumbnailOf(show, 12)]).toEqual([
      { image, preview },
      card,
      card === null ? null : asThumbnail(card),
    ]);
  },
);

test.each([
  [{ portrait: 3, image_url: other }, '/media/artists/3-320.avif'],
  [{ portrait: null, image_url: other }, other],
  [{ portrait: null, image_url: null }, null],
])('ART-05: the portrait of an artist with %o', (artist, image) => {
  expect(portraitOf(artist, 12)).toEqual({ image, thumbnail: image === null ? null : asThumbnail(image) });
});
