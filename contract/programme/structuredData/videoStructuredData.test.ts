import { expect, test } from 'vitest';
import { videoObjectOf, type VideoFacts } from './videoStructuredData.ts';

const site = { publicUrl: 'https://fest.example' };
const facts: VideoFacts = {
  title: 'Le dragon',
  description: 'Une fille',
  url: '/fr/videos/dragon',
  picture: '/media/1.avif',
  publishedAt: '2027-07-01T02:00:00Z',
  views: 12,
  film: { kind: 'file', src: '/media/1.mp4' },
};
const bare = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: 'Le dragon',
  url: 'https://fest.example/fr/videos/dragon',
};
const counted = (views: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': 'WatchAction' },
  userInteractionCount: views,
});

test('META-03: a video is a VideoObject, with what is known of it and its film as a file', () => {
  expect(videoObjectOf(facts, site)).toEqual({
    ...bare,
    description: 'Une fille',
    thumbnailUrl: ['https://fest.example/media/1.avif'],
    uploadDate: '2027-07-01T02:00:00Z',
    contentUrl: 'https://fest.example/media/1.mp4',
    interactionStatistic: counted(12),
  });
});

test('META-03: a film of the video site is told by its player; nobody has watched is told as well', () => {
  expect(
    videoObjectOf(
      {
        ...facts,
        description: '',
        picture: null,
        publishedAt: null,
        views: 0,
        film: { kind: 'embed', id: 'eRsGyueVLvQ', href: 'https://y.example/' },
      },
      site,
    ),
  ).toEqual({
    ...bare,
    description: 'Le dragon',
    embedUrl: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
    interactionStatistic: counted(0),
  });
});

test.each([{ kind: 'none' }, { kind: 'link', href: 'https://a.example/' }] as const)(
  'META-03: without a film of its own (%j) a video is its texts and its address',
  (film) => {
    expect(videoObjectOf({ ...facts, picture: null, publishedAt: null, views: null, film }, site)).toEqual({
      ...bare,
      description: 'Une fille',
    });
  },
);
