import { expect, test } from 'vitest';
import { artistVideoId } from './artistVideo.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
])('ARD-05: the id after the last =, else the last part of the path: %s', (address, id) => {
  expect(artistVideoId(address)).toBe(id);
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v="><script>',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  '/videos/la-nuit-du-lapin',
])('ARD-05: an address without an id, or of another host, embeds nothing: %s', (address) => {
  expect(artistVideoId(address)).toBe(null);
});
