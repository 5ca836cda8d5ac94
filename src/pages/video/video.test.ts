import { describe, expect, test } from 'vitest';
import en from '#locales/en/video.json' with { type: 'json' };
import fr from '#locales/fr/video.json' with { type: 'json' };
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const galas = { id: '5', attributes: { name: 'Galas', langcode: 'en' }, path: { alias: 'galas' } };
const attributes = {
  title: 'The lost dragon',
  description: 'A girl & <b>her dragon</b>.\nSee www.dragon.example',
  thumbnail: { default: null, medium: 'https://i.ytimg.com/vi/eRsGyueVLvQ/0.jpg', high: null },
  url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  youtube_id: 'eRsGyueVLvQ',
  view_count: 12_345,
  like_count: 3,
  published_at: '2027-07-01T02:00:00Z',
  collections: [{ id: '9', attributes: { name: 'Today’s video' } }, galas],
  html: '<p><i>Extra</i><script>alert(1)</script></p>',
};
const videoOf = (given: object) =>
  json({
    entity_data: {
      type: 'video',
      id: '302',
      attributes: given,
      metas: { title: 'The lost dragon', description: '', og_image: null, noindex: false },
      translations: { fr: '/fr/videos/dragon', en: '/en/videos/dragon' },
    },
  });
const others = json({
  items: ['302', '303', '304'].map((id) => ({ id, title: `Video ${id}`, url: `/en/videos/${id}` })),
  total: 3,
});

/** The page of a video in a language. */
const pageOf = async (lang: 'fr' | 'en', given: object, list = others) => {
  const page = await renderAt(`/${lang}/videos/dragon`, {
    [`${lang}/router/videos/dragon`]: videoOf(given),
    [`${lang}/content/8/videos`]: list,
  });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return { ...page, main: partsOf(page.html, 'main').join() };
};

describe('the page of a video', () => {
  test.each([
    ['fr', fr],
    ['en', en],
  ] as const)(
    'LDR-03 (%s): the type has a view of its own, with its texts and its chunk',
    async (lang, texts) => {
      const { main, ...page } = await pageOf(lang, attributes);
      expect({
        status: page.status,
        heading: partsOf(main, 'h1').map(textOf),
        play: main.includes(texts.playNamed.replace('{{title}}', attributes.title)),
        link: main.includes(`href="https://www.youtube.com/watch?v=eRsGyueVLvQ"`),
        frames: main.includes('<iframe'),
        chunks: [page.chunks.includes('video.page'), page.chunks.includes(`locales/${lang}/video.json`)],
      }).toEqual({
        status: 200,
        heading: [attributes.title],
        play: true,
        link: true,
        frames: false,
        chunks: [true, true],
      });
    },
  );

  test('VID-18: the player, where it is, its title, views, date, description, html and others of its collection', async () => {
    const { main } = await pageOf('en', attributes);
    expect({
      player: valuesOf(main, 'data-scope').includes('videoPlayer'),
      crumbs: partsOf(partsOf(main, 'nav').join(), 'li').map(textOf),
      said: textOf(main).match(/12,345 views|Published \w+ \d+, \d+|Extra|More from “Galas”/g),
    }).toEqual({
      player: true,
      crumbs: ['Home', 'On demand', 'Galas', 'The lost dragon'],
      // The evening before, in Montréal.
      said: ['12,345 views', 'Published Jun 30, 2027', 'Extra', 'More from “Galas”'],
    });
    expect(valuesOf(main, 'href')).toEqual(expect.arrayContaining(['/en/videos/303', '/en/videos/304']));
    expect(valuesOf(main, 'href')).not.toContain('/en/videos/302');
    expect(main).not.toContain('<script');
  });

  test('VID-25: the description is text with its line breaks and links, whatever is in it', async () => {
    const { main } = await pageOf('en', attributes);
    expect(main).toContain(
      'A girl &amp; &lt;b&gt;her dragon&lt;/b&gt;.<br/>See <a href="https://www.dragon.example/" rel="noopener noreferrer">www.dragon.example</a>',
    );
  });

  test('VID-25: a description of 200 KB full of addresses is drawn whole', async () => {
    const description = 'https://a.example/b c@d.example\n'.repeat(6_250);
    const { main, status: code } = await pageOf('en', { ...attributes, description });
    expect([code, main.split('mailto:c@d.example').length - 1]).toEqual([200, 6_250]);
  });

  test('VID-21: nothing in the document asks the video site, thumbnails included', async () => {
    const { main, head } = await pageOf('en', attributes);
    const fetched = [...valuesOf(main, 'src'), ...valuesOf(main, 'srcset'), ...valuesOf(main, 'poster')];
    expect(fetched).toContain('/media/thumbnails/eRsGyueVLvQ.jpg');
    expect(fetched.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    expect(head).not.toMatch(/<link[^>]*(youtu|ytimg)/);
  });

  test('VID-20: a film of ours has the browser’s player where there are no scripts, with its captions', async () => {
    const captions = [
      { lang: 'fr', label: 'Français', url: '/f.fr.vtt' },
      { lang: 'en', label: 'English', url: '/f.en.vtt' },
      { lang: 'de', url: '/f.de.vtt' },
      { lang: 'en', url: 'javascript:alert(1)' },
    ];
    const { main } = await pageOf('en', { ...attributes, video_mp4_url: '/f.mp4', captions });
    const plain = partsOf(main, 'noscript').join();
    expect(plain).toContain('src="/f.mp4"');
    expect(valuesOf(plain, 'srcLang').concat(valuesOf(plain, 'srclang'))).toEqual(['fr', 'en']);
    const embedded = partsOf((await pageOf('en', attributes)).main, 'noscript').join();
    expect(valuesOf(embedded, 'href')).toEqual(['https://www.youtube.com/watch?v=eRsGyueVLvQ']);
  });

  test.each([
    ['en', 'Your browser does not support the video tag.'],
    ['fr', fr.unsupported],
  ] as const)('VID-23 (%s): a browser without the tag is told so, in it', async (lang, words) => {
    const { main } = await pageOf(lang, { ...attributes, video_mp4_url: '/f.mp4' });
    expect(partsOf(main, 'noscript').join()).toContain(`>${words}</video>`);
  });

  test.each([
    ['without an id', 'https://www.youtube.com/watch', en.link],
    ['with markup', 'https://www.youtube.com/watch?v="><script>alert(1)</script>', en.link],
    ['of another host', 'https://evil.example/watch?v=eRsGyueVLvQ', en.elsewhere],
  ])('VID-20: an address %s is a link alone, and says where it leads', async (_name, url, says) => {
    const { main } = await pageOf('en', { ...attributes, url, youtube_id: '' });
    expect([valuesOf(main, 'data-scope'), textOf(main).includes(says), main.includes('<script')]).toEqual([
      [],
      true,
      false,
    ]);
  });

  test('VID-20: a video without an address is told in words alone', async () => {
    const { status: code, main } = await pageOf('en', { ...attributes, url: null, youtube_id: '' });
    expect([
      code,
      partsOf(main, 'h1').map(textOf),
      main.includes(en.link),
      valuesOf(main, 'data-scope'),
    ]).toEqual([200, [attributes.title], false, []]);
  });

  test.each(Object.keys(attributes).filter((name) => name !== 'title'))(
    'VID-19: a video without %s, or with nonsense there, stands',
    async (name) => {
      for (const nonsense of [undefined, null, 42, { a: [] }, '"><script>'])
        expect((await pageOf('en', { ...attributes, [name]: nonsense })).status).toBe(200);
    },
  );

  test('RTE-34: the way to its collection is the collection’s own address', async () => {
    const own = { ...galas, url: '/en/galas' };
    const { main } = await pageOf('en', { ...attributes, collections: [own] });
    expect(valuesOf(partsOf(main, 'nav').join(), 'href')).toEqual(['/en', '/en/ondemand', '/en/galas']);
  });

  test('RTE-32: else its address in the language of the page', async () => {
    const { main } = await pageOf('en', attributes);
    expect(valuesOf(partsOf(main, 'nav').join(), 'href')).toEqual([
      '/en',
      '/en/ondemand',
      '/en/videos-categories/galas',
    ]);
  });

  test('VID-18: the others are those of its collection', async () => {
    const asked: (string | undefined)[] = [];
    await pageOf('en', attributes, (init, url) => {
      asked.push(url);
      return others(init, url);
    });
    expect(asked).toEqual(['/api/content/en/content/8/videos?offset=0&pagesize=9&collection=5']);
  });

  test('VID-18: it stands without its neighbours where these do not come, and is soon asked for again', async () => {
    const page = await pageOf('en', attributes, status(500));
    expect([page.status, page.expiresAt, textOf(page.main).includes('More from')]).toEqual([
      200,
      Date.parse('2027-07-16T12:00:00Z'),
      false,
    ]);
  });

  test.each([
    ['that editors chose', '/media/share.jpg', attributes, 'https://fest.example/media/share.jpg'],
    ['else its own', null, attributes, 'https://fest.example/media/thumbnails/eRsGyueVLvQ.jpg'],
    ['else that of the site', null, { title: 'Bare' }, 'https://fest.example/media/social.png'],
  ])('META-01: the picture that is shared of a video is the one %s', async (_, og_image, given, picture) => {
    const page = await renderAt('/en/videos/dragon', {
      'en/router/videos/dragon': json({
        entity_data: {
          type: 'video',
          id: '302',
          attributes: given,
          metas: { title: 'The lost dragon', description: '', og_image, noindex: false },
        },
      }),
    });
    expect(page.kind === 'page' && /property="og:image" content="([^"]*)"/.exec(page.head)?.[1]).toBe(
      picture,
    );
  });

  test('VID-18: the poster is loaded at once, its day is one for machines, and nobody’s views are none', async () => {
    const { main } = await pageOf('en', { ...attributes, view_count: 0 });
    expect([
      valuesOf(main, 'loading')[0],
      valuesOf(main, 'dateTime'),
      textOf(main).match(/\d+ views/g),
    ]).toEqual(['eager', ['2027-06-30'], ['0 views']]);
  });

  test('VID-18: a video of today’s alone is in no collection, and one without neighbours has no list of them', async () => {
    const asked: string[] = [];
    const noting: Reaction = (init, url = '') => {
      asked.push(url);
      return others(init, url);
    };
    const todays = await pageOf(
      'en',
      { ...attributes, collections: attributes.collections.slice(0, 1) },
      noting,
    );
    const alone = await pageOf(
      'en',
      attributes,
      json({ items: [{ id: '302', title: 'It', url: '/en/videos/it' }] }),
    );
    expect([
      asked,
      partsOf(partsOf(todays.main, 'nav').join(), 'li').map(textOf),
      partsOf(alone.main, 'h2').map(textOf),
    ]).toEqual([[], ['Home', 'On demand', 'The lost dragon'], []]);
  });

  test('META-01: it is a VideoObject for readers that are not people', async () => {
    const { structured } = await pageOf('en', attributes);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(structured) ?? [];
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'The lost dragon',
      description: attributes.description,
      url: 'https://fest.example/en/videos/dragon',
      thumbnailUrl: ['https://fest.example/media/thumbnails/eRsGyueVLvQ.jpg'],
      uploadDate: '2027-07-01T02:00:00Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: 12_345,
      },
    });
  });

  test('VID-27: one that is not there, or cannot be read, is not found', async () => {
    expect((await pageOf('en', { ...attributes, title: '' })).status).toBe(404);
    for (const lang of ['fr', 'en'] as const)
      expect(
        await renderAt(`/${lang}/videos/x`, { [`${lang}/router/videos/x`]: json({ entity_data: null }) }),
      ).toEqual({ kind: 'redirect', location: `/${lang}/404` });
  });
});
