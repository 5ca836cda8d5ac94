import { describe, expect, it } from 'vitest';
import { programmationOf, programmeSettings } from '../testing/programmations.ts';
import { placeShow } from './place.ts';
import { thumbnailOf } from './thumbnail.ts';
import { tileOf } from './tile.ts';

const media = (siteId: number) => ({ siteId, mediaType: 'image', url: `/media/${siteId}.avif` });
const of = (...siteIds: number[]) => thumbnailOf({ thumbnail: siteIds.map(media) }, 8);

describe('thumbnailOf', () => {
  it('CAL-33: a plain address is the thumbnail', () => {
    expect(thumbnailOf({ thumbnail: '/media/a.avif' }, 8)).toBe('/media/a.avif');
  });

  it('CAL-33: of several, this site’s, else site 1’s, else any', () => {
    expect([of(1, 3, 8), of(3, 1), of(3, 4)]).toEqual(['/media/8.avif', '/media/1.avif', '/media/3.avif']);
  });

  it('CAL-33: a tile has that of the site whose number the settings tell', () => {
    const show = placeShow(programmationOf('1', { thumbnail: [1, 8, 9].map(media) }));
    const imageOn = (siteId: number) => show && tileOf(show, { ...programmeSettings, siteId }).image;
    expect([8, 9, 10].map(imageOn)).toEqual(['/media/8.avif', '/media/9.avif', '/media/1.avif']);
  });

  it('CAL-33: none is null', () => {
    expect([of(), thumbnailOf({ thumbnail: null }, 8)]).toEqual([null, null]);
  });
});
