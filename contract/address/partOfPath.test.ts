import { expect, test } from 'vitest';
import { allParts } from '../settings/parts.ts';
import { isGone, partOfPath } from './partOfPath.ts';

test.each([
  ['/fr/login', 'members'],
  ['/en/profile#reserved', 'members'],
  ['/en/activate', 'members'],
  ['/fr/mot-de-passe', 'members'],
  ['/en/videos?a=1', 'videos'],
  ['/fr/inscription', 'members'],
  ['/fr/ma-liste', 'members'],
  ['/en/my-tickets', 'credits'],
  ['/fr/artistes', 'artists'],
  ['/fr/artistes/camille?a=1', 'artists'],
  // The other language's word leads to the same page.
  ['/fr/artists', 'artists'],
  ['/fr/surdemande', 'videos'],
  ['/fr/videos-surdemande/blagues', 'videos'],
  ['/en/videos-categories/jokes', 'videos'],
  ['/en/press/2027/first', 'press'],
  ['/fr/emplois', 'careers'],
  ['/fr/choisir-son-passe/passe-matou', 'passes'],
  ['/fr', null],
  ['/fr/calendrier', null],
  ['/fr/spectacles/artistes', null],
  ['https://elsewhere.example/fr/artistes', null],
  ['mailto:press@example.org', null],
  ['#newsletter', null],
] as const)('FES-21: %s is of %s', (path, part) => {
  expect(partOfPath(path)).toBe(part);
});

test('FES-21: an address is gone with its part alone', () => {
  const without = { ...allParts, artists: false };
  expect([isGone('/fr/artistes', without), isGone('/fr/presse', without), isGone('/fr', without)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isGone('/fr/artistes', allParts)).toBe(false);
});
