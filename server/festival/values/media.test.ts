import { expect, test } from 'vitest';
import { addressOfMedium, mediumOfAddress } from './media.ts';

test.each([
  ['media/a.jpg', '/festival/a.jpg'],
  ['media/posters/été 1.jpg', '/festival/posters/%C3%A9t%C3%A9%201.jpg'],
  ['media/a.jpg#focus=30,20', '/festival/a.jpg#focus=30,20'],
  ['media/é.jpg#focus=0,100', '/festival/%C3%A9.jpg#focus=0,100'],
  ['https://elsewhere.example/a.jpg#focus=30,20', 'https://elsewhere.example/a.jpg#focus=30,20'],
])('PIC-08: %s keeps its point in the database, and comes back with it', (medium, address) => {
  expect([addressOfMedium(medium), mediumOfAddress(address)]).toEqual([address, medium]);
});
