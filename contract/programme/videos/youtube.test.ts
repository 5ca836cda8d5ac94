import { expect, it } from 'vitest';
import { youtubeId } from './youtube.ts';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?a=b&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', null],
  ['https://youtu.be/aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v=x"><script>', null],
  ['https://www.youtube.com/watch?v=abcde', null],
  ['https://www.youtube.com/watch?v=abcdefghijklmnopqrstu', null],
  ['', null],
  [null, null],
])('SHW-05: the id of %j is %j', (url, id) => {
  expect(youtubeId(url)).toBe(id);
});
