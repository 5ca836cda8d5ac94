import { describe, expect, test } from 'vitest';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const collections = json({
  data: [
    { id: '5', attributes: { name: 'Galas', langcode: '' } },
    { id: '7', title: 'VIDEO DU JOUR' },
  ],
});
const today = {
  id: 1,
  title: 'Le pigeon',
  url: '/fr/videos/pigeon',
  description: 'Un <b> pigeon',
  video_mp4_url: '/p.mp4',
};
const videos = json({
  data: [today, { id: 2, title: 'Hier', url: '/fr/videos/hier' }],
  totalcount: 2,
});
const list = 'fr/content/8/videos';
const taxonomy = 'api/taxonomy_term/youtube_video_collections';
const host = { [list]: videos, [taxonomy]: collections };

const at = async (address: string, answers: Record<string, Reaction> = host) => {
  const page = await renderAt(address, answers);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    heading: partsOf(main, 'h1').map(textOf).join(),
    parts: partsOf(main, 'h2').map(textOf),
    links: valuesOf(main, 'href').filter((href) => href.startsWith('/fr/')),
    alternates: [...page.head.matchAll(/hreflang="(?:fr|en)" href="https:\/\/fest\.example([^"]*)"/g)].map(
      ([, href]) => href,
    ),
    canonical: /rel="canonical" href="([^"]*)"/.exec(page.head)?.[1],
    main,
  };
};

describe('the on-demand page', () => {
  test('VID-01: today’s video above the collections, of which it is none', async () => {
    const page = await at('/fr/surdemande');
    expect(page).toMatchObject({
      status: 200,
      heading: 'Sur demande',
      parts: ['Vidéo du jour', 'Collections', 'Les vidéos des autres jours'],
      links: ['/fr/videos/pigeon', '/fr/videos-categories/5', '/fr/videos-surdemande', '/fr/videos/hier'],
      canonical: 'https://fest.example/fr/surdemande',
    });
    expect(valuesOf(page.main, 'data-scope')).toEqual(['videoPlayer']);
    expect(page.main).toContain('Un &lt;b&gt; pigeon');
  });

  test.each([
    ['fr', '/fr/surdemande', 'Sur demande', 'Vidéo du jour'],
    ['en', '/en/ondemand', 'On demand', "Today's video"],
  ])('RTE-06 (%s): the on-demand page', async (lang, path, heading, today) => {
    expect(await at(path, { ...host, [`${lang}/content/8/videos`]: videos })).toMatchObject({
      status: 200,
      heading,
      parts: [today, 'Collections', expect.any(String)],
      canonical: `https://fest.example${path}`,
    });
  });

  test('VID-01: its links are in the language of the page', async () => {
    const { main } = await at('/en/ondemand', { ...host, 'en/content/8/videos': videos });
    expect(valuesOf(main, 'href').filter((href) => /^\/(fr|en)(?!\/videos\/)/.test(href))).toEqual([
      '/en',
      '/en/videos-categories/5',
      '/en/videos-ondemand',
    ]);
  });

  test.each(['fr', 'en'] as const)(
    'VID-02 (%s): the page asks for the first ten of the videos of today’s collection, and for no others',
    async (lang) => {
      const asked: (string | undefined)[] = [];
      await at(`/${lang}/${lang === 'fr' ? 'surdemande' : 'ondemand'}`, {
        [taxonomy]: json({ data: [{ id: '7', title: lang === 'fr' ? 'Vidéo du jour' : "Today's video" }] }),
        [`${lang}/content/8/videos`]: (init, url) => {
          asked.push(url);
          return videos(init);
        },
      });
      expect(asked).toEqual([`/api/content/${lang}/content/8/videos?offset=0&pagesize=10&collection=7`]);
    },
  );

  test('VID-03: without such a collection, or its videos, there is no today’s video', async () => {
    const none = json({ data: [{ id: '5', title: 'Galas' }] });
    for (const answers of [
      { ...host, [taxonomy]: none },
      { ...host, [list]: status(500) },
      { ...host, [list]: json({ data: [] }) },
    ])
      expect(await at('/fr/surdemande', answers)).toMatchObject({ status: 200, parts: ['Collections'] });
    expect(await at('/fr/surdemande', { ...host, [taxonomy]: status(500) })).toMatchObject({ status: 503 });
  });

  test('RTE-14: what editors wrote at /videos is drawn there; else it is the on-demand page', async () => {
    expect(await at('/fr/videos')).toMatchObject({
      status: 200,
      heading: 'Sur demande',
      canonical: 'https://fest.example/fr/surdemande',
    });
    const page = json({
      entity_data: { type: 'page', id: '5', attributes: { title: 'Nos vidéos', body: '<p>Tout</p>' } },
    });
    expect(await at('/fr/videos', { ...host, 'fr/router/videos': page })).toMatchObject({
      status: 200,
      heading: 'Nos vidéos',
      canonical: 'https://fest.example/fr/videos',
      alternates: ['/fr/videos', '/en/videos'],
    });
    expect(await at('/fr/videos', { ...host, 'fr/router/videos': status(500) })).toMatchObject({
      status: 503,
    });
  });
});

describe('today’s video', () => {
  const own = { ...today, youtube_id: 'eRsGyueVLvQ' };
  const withVideo = (video: object) => ({ ...host, [list]: json({ data: [video] }) });

  test('VID-01: what plays is the video itself, not its page, with its captions', async () => {
    const captions = [{ lang: 'fr', label: 'Français', url: '/p.fr.vtt' }];
    const { main } = await at('/fr/surdemande', withVideo({ ...own, captions }));
    const plain = partsOf(main, 'noscript').join();
    expect([valuesOf(plain, 'src'), plain.includes('/p.fr.vtt')]).toEqual([
      expect.arrayContaining(['/p.mp4']),
      true,
    ]);
    const { video_mp4_url: _, ...embedded } = own;
    expect(
      valuesOf(partsOf((await at('/fr/surdemande', withVideo(embedded))).main, 'noscript').join(), 'href'),
    ).toEqual(['https://www.youtube.com/watch?v=eRsGyueVLvQ']);
  });

  test('VID-01: one that nothing plays is told in words, with the way to its page', async () => {
    const { main } = await at(
      '/fr/surdemande',
      withVideo({ id: 1, title: 'Le pigeon', url: '/fr/videos/pigeon' }),
    );
    expect([
      valuesOf(main, 'data-scope'),
      valuesOf(main, 'href').filter((href) => href.includes('pigeon')),
    ]).toEqual([[], ['/fr/videos/pigeon']]);
  });
});

test.each([
  ['', true],
  ['?preview=1', false],
  ['?ptok=a', false],
])('LDR-02: /fr/videos%s is for search engines: %s', async (search, isListed) => {
  const page = await renderAt(`/fr/videos${search}`, host);
  expect(page.kind === 'page' && !page.head.includes('content="noindex"')).toBe(isListed);
});

const written = (more: object, attributes: object) =>
  json({ entity_data: { type: 'page', id: '5', attributes, metas: more } });
const metas = { title: '', description: '', og_image: null, noindex: false };

test.each([
  [
    'of their own',
    { title: 'Films', description: 'Many', og_image: '/media/films.jpg', noindex: true },
    ['Films | Chapiteau', 'Many', 'https://fest.example/media/films.jpg', false],
  ],
  [
    'without any',
    metas,
    [
      'Sur demande | Chapiteau',
      'La vidéo du jour, des extraits et des films du festival, à voir quand vous voulez.',
      'https://fest.example/media/social.png',
      true,
    ],
  ],
])('META-01: editors’ words about the on-demand page %s', async (_, more, head) => {
  const page = await renderAt('/fr/surdemande', {
    ...host,
    'fr/router/surdemande': written(more, { title: 'Films' }),
  });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  expect([
    textOf(partsOf(page.head, 'title').join()),
    /name="description" content="([^"]*)"/.exec(page.head)?.[1],
    /property="og:image" content="([^"]*)"/.exec(page.head)?.[1],
    !page.head.includes('content="noindex"'),
  ]).toEqual(head);
});

test.each([
  [
    { title: 'Films', body: '' },
    'Films',
    'Films La vidéo du jour et celles des autres jours, à voir quand vous voulez.',
  ],
  [{ title: '', body: '<p>Tous les films</p>' }, 'Sur demande', 'Sur demande Tous les films'],
])('RTE-06: what editors did not write is ours: %o', async (attributes, heading, intro) => {
  const page = await at('/fr/surdemande', { ...host, 'fr/router/surdemande': written(metas, attributes) });
  expect([page.heading, textOf(partsOf(page.main, 'header').join())]).toEqual([heading, intro]);
});

test('VID-01: each collection has its picture; that of today’s video is loaded at once', async () => {
  const pictured = json({
    data: [
      {
        id: '5',
        attributes: { name: 'Galas', langcode: '' },
        image_url: '/galas.avif',
        image: '/galas.avif',
      },
      { id: '7', title: 'VIDEO DU JOUR' },
    ],
  });
  const first = json({ data: [{ ...today, thumbnail: { medium: '/pigeon.avif' } }] });
  const { main } = await at('/fr/surdemande', { ...host, [list]: first, [taxonomy]: pictured });
  expect(attributesOf(main, 'img').map(({ src, loading }) => [src, loading])).toEqual([
    ['/pigeon.avif', 'eager'],
    ['/galas.avif', 'lazy'],
  ]);
});
