import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

const media = (siteId: number) => ({ siteId, mediaType: 'image', url: `/media/${siteId}.avif` });
const of = (...siteIds: number[]) => thumbnailOf({ thumbnail: siteIds.map(media) }, 8);

describe('thumbnailOf', () => {
  it('CAL-33: a plain address is the thumbnail', () => {
    expect(thumbnailOf({ thumbnail: '/media/a.avif' }, 8)).toBe('/media/a.avif');
  });

  it('CAL-33: of several, this site’s, else site 1’s, else any', () => {
    expect([of(1, 3, 8), of(3, 1), of(3, 4)]).toEqual(['/media/8.avif', '/media/1.avif', '/media/3.avif']);
  });

  it('CAL-33: none is null', () => {
    expect([of(), thumbnailOf({ thumbnail: null }, 8)]).toEqual([null, null]);
  });
});
