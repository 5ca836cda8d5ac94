import { expect, test } from 'vitest';
import { parseItems } from './list.ts';
import { listedVideo } from './video.ts';

const whole = {
  id: '7',
  url: '/en/videos/dragon',
  title: 'The lost dragon',
  description: 'A girl & her dragon',
  thumbnail: { default: '/small.avif', medium: '/medium.avif', high: '/high.avif' },
  youtube_id: 'eRsGyueVLvQ',
  view_count: 12,
  like_count: 3,
  published_at: '2027-07-01T02:00:00Z',
  collections: [{ id: '5' }],
  video_mp4_url: '/film.mp4',
  captions: [{ lang: 'en', label: 'English', url: '/film.vtt' }],
};
const read = (more: object) => parseItems(listedVideo, [{ ...whole, ...more }]).items;

test('VID-19: every field of a video is read', () => {
  expect(read({})).toEqual([whole]);
});

test('VID-19: a count may be none; what is no count is not told', () => {
  const counts = [0, -1, 1.5, '12'].map((count) => read({ view_count: count, like_count: count }));
  expect(counts).toEqual(
    [0, null, null, null].map((count) => [{ ...whole, view_count: count, like_count: count }]),
  );
});
