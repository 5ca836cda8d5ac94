import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';

test.each([
  ['https://pictures.example/1.jpg', 'https://pictures.example/1.jpg', null],
  ['https://pictures.example:8443/1.jpg', 'https://pictures.example:8443/1.jpg', null],
  ['http://pictures.example/1.jpg?a=http://b', 'https://pictures.example/1.jpg?a=http://b', 'upgraded'],
  ['HTTP://pictures.example:80/1.jpg', 'https://pictures.example/1.jpg', 'upgraded'],
  ['http://pictures.example:8080/1.jpg', null, 'left out'],
  ['http://192.0.2.1/1.jpg', null, 'left out'],
  ['http://[2001:db8::1]/1.jpg', null, 'left out'],
  ['data:image/png,x', null, null],
  [undefined, null, null],
])('import: pages show pictures over https alone: %s is %s', (told, address, note) => {
  expect(readPicture(told)).toEqual({ address, note });
  expect(readPicture([{ '@type': 'ImageObject', contentUrl: told }])).toEqual({ address, note });
});
