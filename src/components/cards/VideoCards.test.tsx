import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedVideo } from '#contract/wire/video.ts';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { VideoCards } from './VideoCards.tsx';

const videoOf = (facts: object) =>
  v.parse(listedVideo, {
    id: '1',
    title: 'The pigeon',
    url: '/en/videos/pigeon',
    youtube_id: 'eRsGyueVLvQ',
    ...facts,
  });
const draw = (videos: object[], place: { isFirst?: boolean; isLast?: boolean } = {}): string =>
  renderScreen(<VideoCards videos={videos.map(videoOf)} {...place} />);

test.each([
  [null, ''],
  [0, '0 views'],
  [1, '1 view'],
  [12_345, '12,345 views'],
])('VID-19: of %s views a card tells %j', (view_count, told) => {
  expect(textOf(draw([{ view_count }]))).toBe(`The pigeon ${told}`.trim());
});

test('VID-06: a card is one link with a picture, which has the whole title', () => {
  const title = 'A title that is longer than a card has room for';
  const html = draw([{ title }]);
  expect([valuesOf(html, 'href'), valuesOf(html, 'alt'), textOf(html)]).toEqual([
    ['/en/videos/pigeon'],
    [title],
    `${title.slice(0, 35).trim()}…`,
  ]);
});

test('PIC-07: of the first page alone the first four pictures are fetched at once', () => {
  const videos = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
  const loading = (isFirst: boolean) => valuesOf(draw(videos, { isFirst }), 'loading');
  expect([loading(true), loading(false)]).toEqual([
    ['eager', 'eager', 'eager', 'eager', 'lazy'],
    videos.map(() => 'lazy'),
  ]);
});

test('VID-11: a list says where it ends', () => {
  expect([true, false].map((isLast) => valuesOf(draw([{}], { isLast }), 'data-last'))).toEqual([
    ['true'],
    [],
  ]);
});

test('RTE-17: who asked for these videos goes on at the first link', async () => {
  const videos = [videoOf({}), videoOf({ id: '2', url: '/en/videos/cat' })];
  const taken: (string | null | undefined)[] = [];
  const onFirstLink = (link: HTMLAnchorElement | null) => void taken.push(link?.getAttribute('href'));
  await renderLive(<VideoCards {...{ videos, onFirstLink }} />);
  expect(taken).toEqual(['/en/videos/pigeon']);
});
