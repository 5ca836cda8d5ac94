import * as v from 'valibot';
import { expect, test } from 'vitest';
import { artistFile } from '#server/festival/schema/artistFile.ts';
import { detailsOfArtist } from './artistDetails.ts';

const artist = v.parse(artistFile, { name: 'Ann', type: 'Clown', page: false });

test.each([
  ['both languages', { fr: '<p>Un</p>', en: '<p>One</p>' }, true],
  ['French alone', { fr: '<p>Un</p>', en: '' }, true],
  ['English alone', { fr: '', en: '<p>One</p>' }, true],
  ['none', { fr: '', en: '' }, false],
])('ARD-03: an artist has the description of a folder in %s', (_, description, isThere) => {
  expect(detailsOfArtist(artist, description)).toEqual(isThere ? { description } : {});
});
