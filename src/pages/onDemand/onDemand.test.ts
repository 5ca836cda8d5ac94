import { describe, expect, test } from 'vitest';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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
