import { expect, test } from 'vitest';
import { nameInJson } from './nameInJson.ts';

const names = new Map([
  ['/festival/posters/%C3%A9t%C3%A9.jpg', '4b553dc28ac02d12afcaed2d-1200x750-d0cebb'],
  ['/festival/small.png', '62ba9bec6243392776bc677e-300x200'],
]);
const named = async (value: unknown): Promise<unknown> =>
  JSON.parse(
    await nameInJson(JSON.stringify(value), {
      nameOf: (address) => Promise.resolve(names.get(address) ?? null),
    }),
  );
const wide = '/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/1200.webp';

test('PIC-03: a value is the prepared picture in place of its original, with its point', async () => {
  expect(
    await named({
      image_url: '/festival/posters/%C3%A9t%C3%A9.jpg',
      thumbnail: [{ url: '/festival/posters/%C3%A9t%C3%A9.jpg#focus=30,20' }],
      logo: '/festival/small.png',
    }),
  ).toEqual({
    image_url: wide,
    thumbnail: [{ url: `${wide}#focus=30,20` }],
    logo: '/pictures/62ba9bec6243392776bc677e-300x200/300.webp',
  });
});

test('PIC-03: what is not ready stays, but for what no browser shows', async () => {
  const given = {
    a: '/festival/new.jpg#focus=1,2',
    b: '/festival/new.tiff',
    c: '/festival/new.TIF#focus=1,2',
  };
  expect(await named(given)).toEqual({ ...given, b: null, c: null });
});

test('PIC-07: HTML shows it in the width of a text, with its size; a link leads to the original', async () => {
  const html =
    '<p><a href="/festival/small.png"><img alt="a" src="/festival/posters/%C3%A9t%C3%A9.jpg" loading="lazy" /></a></p>';
  expect(await named({ body: html })).toEqual({
    body: html.replace(
      'src="/festival/posters/%C3%A9t%C3%A9.jpg"',
      'src="/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/960.webp" width="960" height="600"',
    ),
  });
});

test.each([
  ['words about it', { text: 'See /festival/small.png, or "/festival/small.png".' }],
  ['another host’s', { image_url: 'https://elsewhere.example/festival/small.png' }],
  ['a drawn poster', { image_url: '/media/posters/7-800.avif' }],
  ['a film', { url: '/festival/small.mp4' }],
  ['nothing', { data: [] }],
])('PIC-11: %s: it stays', async (_, value) => {
  expect(await named(value)).toEqual(value);
});

test('PIC-08: in HTML, where nothing cuts a picture, the point that stays in sight leaves with the original', async () => {
  const html = '<img src="/festival/small.png#focus=30,20" alt="a">';
  expect(await named({ body: html })).toEqual({
    body: '<img src="/pictures/62ba9bec6243392776bc677e-300x200/300.webp" width="300" height="200" alt="a">',
  });
});
