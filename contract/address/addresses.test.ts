import { describe, expect, test } from 'vitest';
import { feedFormats, feedPath, feedTypes } from './feeds.ts';
import { defaultLanguage, languages } from './language.ts';
import { ticketAddress, ticketAnchor } from './memberTicket.ts';
import { boxOfficePath, showsPath } from './sections.ts';
import {
  isSharePicture,
  pictureIdOf,
  presentPicturePath,
  sharePicturePath,
  sharePictureRoute,
  sharePictureSize,
} from './sharePicture.ts';
import { wordsPath, wordsRoute } from './wordsFile.ts';

test('RTE-01: the languages are French, which is the default, and English', () => {
  expect([languages, defaultLanguage]).toEqual([['fr', 'en'], 'fr']);
});

test('META-03: a feed has an address in each language and format, and the media type of its format', () => {
  expect(feedTypes).toEqual({ rss: 'application/rss+xml', atom: 'application/atom+xml' });
  expect(feedFormats).toEqual(['rss', 'atom']);
  expect([feedPath('shows', 'fr', 'rss'), feedPath('press', 'en', 'atom')]).toEqual([
    '/fr/feeds/shows.rss',
    '/en/feeds/press.atom',
  ]);
});

test('RES-25: a ticket is on the page of its member', () => {
  expect([ticketAnchor('12'), ticketAddress('fr', '12')]).toEqual([
    'reservation-12',
    '/fr/profile#reservation-12',
  ]);
});

test('RTE-17: all shows, and a date in the box office, have an address in each language', () => {
  expect([showsPath('fr'), showsPath('en'), boxOfficePath('fr', '7'), boxOfficePath('en', '7')]).toEqual([
    '/fr/spectacles',
    '/en/shows',
    '/fr/billetterie/7',
    '/en/box-office/7',
  ]);
});

test('FES-15: the words of a festival have an address that changes with them', () => {
  expect([wordsPath('en', '0123456789abcdef'), wordsRoute]).toEqual([
    '/words/en-0123456789abcdef.json',
    '/words/:file{(?:fr|en)-[0-9a-f]{16}\\.json}',
  ]);
});

describe('META-01: the picture of a show for other sites', () => {
  const hash = '0123456789abcdef';

  test('META-01: its address changes with it, another one leads to the present one', () => {
    expect(sharePictureSize).toEqual({ width: 1200, height: 630 });
    expect([
      sharePicturePath({ lang: 'fr', id: '12', hash }),
      presentPicturePath({ lang: 'en', id: 'a_B-9' }),
      sharePictureRoute,
    ]).toEqual([
      `/media/og/fr/shows/12-${hash}.png`,
      '/media/og/en/shows/a_B-9.png',
      '/media/og/:lang{fr|en}/shows/:file{[A-Za-z0-9_-]{1,64}\\.png}',
    ]);
  });

  test('META-01: an id that is no part of an address has no picture', () => {
    const id = 'a'.repeat(64);
    expect(presentPicturePath({ lang: 'fr', id })).toBe(`/media/og/fr/shows/${id}.png`);
    for (const other of [`${id}a`, '', 'a/b', '../a', 'a.b', 'é', 'a b', '%', 'a\n'])
      expect([other, presentPicturePath({ lang: 'fr', id: other })]).toEqual([other, null]);
  });

  test.each([
    [`12-${hash}.png`, '12'],
    ['12.png', '12'],
    [`a-${hash}-${hash}.png`, `a-${hash}`],
    [`12-${hash}0.png`, `12-${hash}0`],
    ['12-0123.png', '12-0123'],
    [`12-${hash.toUpperCase()}.png`, `12-${hash.toUpperCase()}`],
    ['12.png.png', '12.png'],
    ['12apng', '12apng'],
  ])('META-01: %s is of the show %s', (file, id) => {
    expect(pictureIdOf(file)).toBe(id);
  });

  test('META-01: only our own have a known size', () => {
    const paths = [
      '/media/og/fr/shows/12.png',
      '/media/og/',
      '/media/og',
      '/media/ogre.png',
      'x/media/og/a.png',
    ];
    expect(paths.map(isSharePicture)).toEqual([true, true, false, false, false]);
  });
});
