import { expect, test } from 'vitest';
import { isMedium, mediaIn } from './mediaIn.ts';

test.each([
  ['jpg', true],
  ['jpeg', true],
  ['JPG', true],
  ['png', true],
  ['webp', true],
  ['avif', true],
  ['tif', true],
  ['tiff', true],
  ['svg', true],
  ['gif', false],
  ['mp4', false],
  ['pdf', false],
  ['jpg.pdf', false],
])('PIC-01: a file of the folder whose name ends with .%s is a picture: %s', (end, isPicture) => {
  expect(isMedium(`/festival/posters/a.${end}`)).toBe(isPicture);
});

test('PIC-03: of a text the pictures of the folder are named, each once, without the point that stays in sight', () => {
  const told = {
    image: '/festival/a.png#focus=30,20',
    again: '/festival/a.png',
    body: '<img src="/festival/b.jpg"> and /festival/words.jpg',
    elsewhere: 'https://cms.example/festival/c.png',
    poster: '/media/posters/1-320.avif',
  };
  expect(mediaIn(JSON.stringify(told))).toEqual(['/festival/a.png', '/festival/b.jpg']);
});
