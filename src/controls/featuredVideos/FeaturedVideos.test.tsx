import { expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { FeaturedVideos } from './FeaturedVideos.tsx';

const video = {
  id: '1',
  url: '/en/videos/gala',
  title: 'The gala',
  description: '',
  youtube_id: '',
  view_count: 0,
  like_count: 0,
  published_at: null,
  collections: [],
  video_mp4_url: null,
  thumbnail: { default: null, medium: null, high: null },
  captions: [],
};

test.each([
  ['en', 'Featured Videos', ['/en/videos', 'See all the videos']],
  ['fr', 'En vedette Vidéos', ['/fr/videos', 'Voir toutes les vidéos']],
] as const)('VID-24 (%s): featured videos have their name, and the way to all of them', (lang, name, all) => {
  const html = renderScreen(<FeaturedVideos lang={lang} videos={[video]} />, { lang });
  const [link = ''] = partsOf(html, 'a');
  expect([textOf(partsOf(html, 'h2')[0] ?? ''), valuesOf(link, 'href')[0], textOf(link)]).toEqual([
    name,
    ...all,
  ]);
  expect(html).toMatch(/^<section [^>]*aria-labelledby="featured-videos">.*<h2 id="featured-videos">/);
  expect([textOf(html).includes('The gala'), html.includes('</span> ')]).toEqual([true, true]);
});

test('VID-24: where there are none, nothing stands there', () => {
  expect(renderScreen(<FeaturedVideos lang="en" videos={[]} />)).toBe('');
});
