import { act } from 'react';
import { expect, test } from 'vitest';
import { json, type Reaction } from '#src/api/testing/fakeHost.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { openPage } from '#src/testing/openPage.tsx';
import { windowOfWidth } from '#src/testing/windowOfWidth.ts';
import { partsOf } from '#src/testing/html.ts';

const videos: Reaction = (_init, url = '') => {
  const { searchParams } = new URL(url, 'https://x.example');
  const [offset, size] = ['offset', 'pagesize'].map((name) => Number(searchParams.get(name)));
  const data = Array.from({ length: size ?? 0 }, (_, place) => ({
    id: `${(offset ?? 0) + place}`,
    title: 'Video',
    url: '/en/videos/v',
  }));
  return Response.json({ data, totalcount: 60 });
};
const host = {
  'en/content/8/videos': videos,
  'api/taxonomy_term/youtube_video_collections': json({
    data: [{ id: '5', attributes: { name: 'Galas', langcode: 'en' }, path: { alias: 'galas' } }],
  }),
};

test.each([
  ['wide', 1280, 24],
  ['narrow', 400, 12],
])(
  'VID-11: in a %s window a page of the list, and more of it, has as many videos as it has room for; one step back leaves it',
  async (_, width, size) => {
    openWindow();
    windowOfWidth(width);
    const { asked, at, main, press, until } = await openPage('/en/videos-categories/galas', { host });
    const count = () => partsOf(main(), 'a').filter((link) => link.includes('/en/videos/v')).length;
    const before = count();
    await press('Show more');
    await until(() => expect(count()).toBe(2 * size));
    expect([before, at(), [...new Set(asked.filter((path) => path.includes('8/videos')))]]).toEqual([
      size,
      [`/en/videos-categories/galas?offset=${size}`, 1],
      [0, size].map((offset) => `en/content/8/videos?offset=${offset}&pagesize=${size}&collection=5`),
    ]);
  },
);

test('VID-12: two presses of Show more in one tick both count', async () => {
  openWindow();
  windowOfWidth(1280);
  const { at, until } = await openPage('/en/videos-categories/galas', { host });
  const more = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show more');
  await act(async () => {
    more?.click();
    more?.click();
  });
  await until(() => expect(at()).toEqual(['/en/videos-categories/galas?offset=48', 1]));
});
