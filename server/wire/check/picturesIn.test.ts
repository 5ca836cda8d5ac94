import { expect, test } from 'vitest';
import { picturesIn } from './picturesIn.ts';

test('HST-61: of each picture and file, where it stands, in the nearest record with an id', () => {
  const answer = {
    data: [
      {
        id: 12,
        url: '/en/shows/a',
        image_url: '/a.jpg',
        thumbnail: [{ siteId: 8, mediaType: 'image', url: '/b.jpg' }],
        artists: [{ name: 'A' }, { id: 'x-1', image: { url: '/c.jpg' } }],
        cv: '/d.pdf',
        pdf_url: '',
      },
    ],
    logo: { alt: 'A logo', url: '/e.svg' },
  };
  expect(picturesIn(answer)).toEqual([
    { field: 'data.0.image_url', address: '/a.jpg', isPicture: true, record: '12' },
    { field: 'data.0.thumbnail.0.url', address: '/b.jpg', isPicture: true, record: '12' },
    { field: 'data.0.artists.1.image.url', address: '/c.jpg', isPicture: true, record: 'x-1' },
    { field: 'data.0.cv', address: '/d.pdf', isPicture: false, record: '12' },
    { field: 'logo.url', address: '/e.svg', isPicture: false, record: '' },
  ]);
});
