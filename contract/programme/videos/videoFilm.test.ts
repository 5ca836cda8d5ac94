import { describe, expect, test } from 'vitest';
import { filmOf, isOfVideoSite, pictureOfVideo, posterOfVideo, videoSiteId } from './videoFilm.ts';

const id = 'aqz-KE-bpKQ';
const idIn = (url: string | null, youtube_id = '') => videoSiteId({ youtube_id, url });

describe('VID-21: which video of the video site it is', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?a=b&v=${id}&t=10`,
    `http://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?t=3`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    ...['embed', 'shorts', 'live', 'v'].map((folder) => `https://www.youtube.com/${folder}/${id}?si=abc`),
    `https://www.youtube.com/redirect?a=b&u=${id}`,
    `https://www.youtube.com/some/where/${id}`,
  ])('VID-21: %s', (url) => {
    expect(idIn(url)).toBe(id);
  });

  test.each([
    'https://www.youtube.com/watch',
    `https://www.youtube.com/some?x=aaaa${id}`,
    `https://youtu.be/${id}.html?t=3`,
    `https://youtu.be/.${id}?t=3`,
    `xhttp://www.youtube.com/watch?v=${id}`,
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=x"><script>alert(1)</script>',
    'https://www.youtube.com/embed/../../x',
    `https://evil.example/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil-youtube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `javascript:alert("${id}")`,
    'nothing',
    '',
    null,
  ])('VID-21: none in %s', (url) => {
    expect(idIn(url)).toBeNull();
  });

  test('VID-21: the id of its own comes first, where it is one', () => {
    expect(idIn(`https://youtu.be/${id}`, 'other_-1234')).toBe('other_-1234');
    expect(idIn(`https://youtu.be/${id}`, 'x"/onload=')).toBe(id);
    expect(idIn(null, '../../evil')).toBeNull();
  });
});

test('VID-21: the video site has several hosts', () => {
  const hosts = ['youtube.com', 'youtu.be', 'www.youtube-nocookie.com', 'i.ytimg.com', 'yt3.ggpht.com'];
  expect(hosts.filter((host) => !isOfVideoSite(`https://${host}/a`))).toEqual([]);
  const others = [
    'https://ytimg.com.example/a',
    'https://notytimg.com/a',
    'https://a.example',
    '/media/a.avif',
    null,
  ];
  expect(others.filter(isOfVideoSite)).toEqual([]);
});

test('VID-20: a file of ours plays before the video site is asked; what cannot be played is a link, or nothing', () => {
  const film = (video: object) => filmOf({ youtube_id: '', url: null, video_mp4_url: null, ...video });
  const watch = `https://www.youtube.com/watch?v=${id}`;
  expect([
    film({ youtube_id: id, video_mp4_url: '/f' }),
    film({ url: 'https://films.example/a.MP4?x=1' }),
    film({ url: '/a.mp4' }),
    film({ url: '/a.mp4/page' }),
    film({ url: `https://youtu.be/${id}` }),
    film({ youtube_id: id }),
    film({ url: 'https://vimeo.example/1' }),
    film({}),
  ]).toEqual([
    { kind: 'file', src: '/f' },
    { kind: 'file', src: 'https://films.example/a.MP4?x=1' },
    { kind: 'file', src: '/a.mp4' },
    { kind: 'link', href: '/a.mp4/page' },
    { kind: 'embed', id, href: watch },
    { kind: 'embed', id, href: watch },
    { kind: 'link', href: 'https://vimeo.example/1' },
    { kind: 'none' },
  ]);
});

test('VID-21: thumbnails of the video site come from our own origin, all others as they are', () => {
  const picture = (medium: string | null, more: object = {}) =>
    pictureOfVideo({
      thumbnail: { default: null, medium, high: null },
      youtube_id: '',
      url: `https://youtu.be/${id}`,
      ...more,
    });
  const own = `/media/thumbnails/${id}.jpg`;
  expect([
    picture(null),
    picture(`https://i.ytimg.com/vi/${id}/sddefault.jpg`),
    picture(`https://img.youtube.com/vi/${id}/0.jpg`),
    picture('/media/posters/1-320.avif'),
    picture('https://pictures.example/1.jpg'),
    picture(null, { url: null }),
    picture('https://i.ytimg.com/vi/x/0.jpg', { url: null }),
  ]).toEqual([own, own, own, '/media/posters/1-320.avif', 'https://pictures.example/1.jpg', null, null]);
});

test('VID-19: the poster is the largest picture that there is', () => {
  const poster = (image_url: string | null, high: string | null) =>
    posterOfVideo({
      thumbnail: { default: null, medium: '/m', high },
      image_url,
      youtube_id: '',
      url: null,
    });
  expect([poster('/i', '/h'), poster(null, '/h'), poster(null, null)]).toEqual(['/i', '/h', '/m']);
});

test('VID-21: the picture of a video is the one of middle size, else a larger one, else a small one', () => {
  const picture = (thumbnail: { default: string | null; medium: string | null; high: string | null }) =>
    pictureOfVideo({ thumbnail, youtube_id: '', url: null });
  expect([
    picture({ default: '/s', medium: '/m', high: '/h' }),
    picture({ default: '/s', medium: null, high: '/h' }),
    picture({ default: '/s', medium: null, high: null }),
  ]).toEqual(['/m', '/h', '/s']);
});
