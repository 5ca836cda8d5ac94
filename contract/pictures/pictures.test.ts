import { expect, test } from 'vitest';
import { focusOf, withoutFocus } from './focus.ts';
import { addressFilling, preparedAt, preparedSrcSet, widthsOfPrepared } from './prepared.ts';

const name = '4b553dc28ac02d12afcaed2d-1200x750-d0cebb';
const address = `/pictures/${name}/1200.webp`;

test('PIC-07: an address says the sizes and the colour of its picture', () => {
  expect(preparedAt(`${address}#focus=30,20`)).toEqual({ name, width: 1200, height: 750, colour: '#d0cebb' });
  expect(preparedAt(address.replace('-d0cebb', ''))?.colour).toBeNull();
});

test.each([
  'https://elsewhere.example/pictures/a.webp',
  `https://elsewhere.example${address}`,
  '/festival/a.webp',
  '/media/posters/7-320.avif',
  address.replace('1200x750', '0x750'),
  address.replace('4b553', '4B553'),
  address.replace('.webp', '.png'),
  `${address}?v=1`,
])('PIC-11: %s is another picture, with one size', (other) => {
  expect([preparedAt(other), addressFilling(other, 320)]).toEqual([null, other]);
});

test('PIC-02: a picture has the widths of pages below its own, and its own', () => {
  expect([100, 320, 321, 1600].map((width) => widthsOfPrepared({ width }))).toEqual([
    [100],
    [320],
    [320, 321],
    [320, 640, 960, 1600],
  ]);
});

test('PIC-07: a browser is offered all of them in one format', () => {
  const prepared = preparedAt(address);
  expect(prepared && preparedSrcSet(prepared, 'avif').split(',')).toEqual(
    [320, 640, 960, 1200].map((width) => `/pictures/${name}/${width}.avif ${width}w`),
  );
});

test('PIC-07: a place of one size has the narrowest that fills it', () => {
  expect([0, 320, 321, 9000].map((least) => addressFilling(address, least))).toEqual(
    [320, 320, 640, 1200].map((width) => `/pictures/${name}/${width}.webp`),
  );
});

test.each([
  ['/festival/a.jpg#focus=30,20', '30% 20%', '/festival/a.jpg'],
  ['https://elsewhere.example/a.jpg#focus=0,100', '0% 100%', 'https://elsewhere.example/a.jpg'],
  ['/festival/a.jpg#focus=100,0', '100% 0%', '/festival/a.jpg'],
  ['/festival/a.jpg', undefined, '/festival/a.jpg'],
  ['/festival/a.jpg#focus=101,0', undefined, '/festival/a.jpg#focus=101,0'],
  ['/festival/a.jpg#top', undefined, '/festival/a.jpg#top'],
])('PIC-08: %s keeps %s in sight', (written, point, bare) => {
  expect([focusOf(written), withoutFocus(written)]).toEqual([point, bare]);
});
