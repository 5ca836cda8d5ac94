import { describe, expect, test } from 'vitest';
import en from '#locales/en/video.json' with { type: 'json' };
import fr from '#locales/fr/video.json' with { type: 'json' };
import { json } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const attributes = {
  title: 'The lost dragon',
  description: '<p>A girl looks for <b>her dragon</b>.</p>',
  url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  image_url: '/media/posters/5-800.avif',
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

/** The page of a video in a language. */
const pageOf = async (lang: 'fr' | 'en', given: object) => {
  const page = await renderAt(`/${lang}/videos/dragon`, {
    [`${lang}/router/videos/dragon`]: videoOf(given),
  });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return page;
};

describe('the page of a video', () => {
  test.each([
    ['fr', fr],
    ['en', en],
  ] as const)(
    'LDR-03 (%s): the type has a view of its own, with its texts and its chunk',
    async (lang, texts) => {
      const page = await pageOf(lang, attributes);
      expect({
        status: page.status,
        heading: partsOf(page.html, 'h1').map(textOf),
        play: page.html.includes(texts.playNamed.replace('{{title}}', attributes.title)),
        says: page.html.includes('<b>her dragon</b>'),
        link: page.html.includes(`href="${attributes.url}"`),
        frames: page.html.includes('<iframe'),
        chunks: [page.chunks.includes('video.page'), page.chunks.includes(`locales/${lang}/video.json`)],
      }).toEqual({
        status: 200,
        heading: [attributes.title],
        play: true,
        says: true,
        link: true,
        frames: false,
        chunks: [true, true],
      });
    },
  );

  test('LDR-03: a video without an address is told in words alone', async () => {
    const { status, html } = await pageOf('en', { ...attributes, url: null });
    expect([status, partsOf(html, 'h1').map(textOf), html.includes(en.link)]).toEqual([
      200,
      [attributes.title],
      false,
    ]);
  });

  test('VID-27: one that cannot be read is not there', async () => {
    expect((await pageOf('en', { ...attributes, title: '' })).status).toBe(404);
  });
});
