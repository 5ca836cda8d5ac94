import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const long = 'A title that is much longer than thirty-five characters';
const videoOf = (id: number, more: object = {}) => ({
  id,
  title: `Video ${id}`,
  url: `/fr/videos/${id}`,
  thumbnail: { medium: `/${id}.avif` },
  view_count: 1_000,
  ...more,
});
const listOf = (count: number, total = count, first = 0): Reaction =>
  json({
    data: Array.from({ length: count }, (_, index) => videoOf(first + index)),
    totalcount: total,
    next: null,
  });
const collections = json({
  data: [
    { id: '5', attributes: { name: 'Galas', langcode: 'fr' }, path: { alias: '/galas' } },
    { id: '5', attributes: { name: 'Galas EN', langcode: 'en' }, path: { alias: 'galas-en' } },
    { id: '6', attributes: { name: 'Impros', langcode: 'fr' }, url: '/fr/impros' },
    { id: '7', attributes: { name: 'Vidéo du jour', langcode: 'fr' } },
  ],
});
const list = 'fr/content/8/videos';
const taxonomy = 'api/taxonomy_term/youtube_video_collections';
const host = { [list]: listOf(3), [taxonomy]: collections };

const at = async (address: string, answers: Record<string, Reaction> = host) => {
  const page = await renderAt(address, answers);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  const section = partsOf(main, 'section').join();
  return {
    status: page.status,
    heading: partsOf(main, 'h1').map(textOf).join(),
    title: /<title[^>]*>(.*?) \|/.exec(page.head)?.[1],
    state: /data-scope="videoCatalogue" data-state="(\w+)"/.exec(main)?.[1],
    crumbs: partsOf(partsOf(main, 'nav')[0] ?? '', 'li').map(textOf),
    links: valuesOf(partsOf(main, 'nav')[1] ?? '', 'href'),
    titles: valuesOf(section, 'alt'),
    cards: valuesOf(section, 'href').filter((href) => href.startsWith('/fr/videos/')),
    more: valuesOf(section, 'href').find((href) => href.includes('offset=')),
    text: textOf(main),
    canonical: /rel="canonical" href="([^"]*)"/.exec(page.head)?.[1],
    alternates: [...page.head.matchAll(/hreflang="(?:fr|en)" href="https:\/\/fest\.example([^"]*)"/g)].map(
      ([, href]) => href,
    ),
    elsewhere: /<a href="([^"]*)"[^>]* rel="alternate"/.exec(page.html)?.[1],
    main,
  };
};

describe('the list of the videos', () => {
  test('RTE-07: all the videos have an address in each language', async () => {
    expect(await at('/fr/videos-surdemande')).toMatchObject({
      status: 200,
      state: 'all',
      canonical: 'https://fest.example/fr/videos-surdemande',
      alternates: ['/fr/videos-surdemande', '/en/videos-ondemand'],
      elsewhere: '/en/videos-ondemand',
    });
  });

  test('VID-04: all the videos are named so in each language, a collection has its own name', async () => {
    const english = { ...host, 'en/content/8/videos': listOf(1) };
    const headings = [
      await at('/fr/videos-surdemande'),
      await at('/en/videos-ondemand', english),
      await at('/fr/videos-surdemande/all'),
      await at('/fr/videos-surdemande/5'),
      await at('/en/videos-ondemand/5', english),
    ].map(({ heading, title }) => [heading, title]);
    const names = ['Toutes les vidéos', 'All Videos', 'Toutes les vidéos', 'Galas', 'Galas EN'];
    expect(headings).toEqual(names.map((name) => [name, name]));
  });

  test('VID-05: where one is, with the on-demand section, and a link back to it', async () => {
    const page = await at('/fr/videos-surdemande');
    expect(page.crumbs).toEqual(['Accueil', 'Sur demande', 'Toutes les vidéos']);
    expect((await at('/fr/videos-surdemande/5')).crumbs).toEqual(['Accueil', 'Sur demande', 'Galas']);
    expect(valuesOf(page.main, 'href').filter((href) => href === '/fr/surdemande')).toHaveLength(2);
    expect(page.text).toContain('← Retour aux vidéos sur demande');
  });

  test('VID-05: so in English', async () => {
    const { crumbs, main, text } = await at('/en/videos-ondemand', {
      ...host,
      'en/content/8/videos': listOf(1),
    });
    expect(crumbs).toEqual(['Home', 'On demand', 'All Videos']);
    expect(valuesOf(main, 'href').filter((href) => href === '/en/ondemand')).toHaveLength(2);
    expect(text).toContain('← Back to videos on demand');
  });

  test('VID-06: each has a link, a picture, and its whole title in words', async () => {
    const one = json({ data: [videoOf(1, { title: long })], totalcount: 1 });
    const page = await at('/fr/videos-surdemande', { ...host, [list]: one });
    expect([page.cards, page.titles, valuesOf(page.main, 'src')]).toEqual([
      ['/fr/videos/1'],
      [long],
      ['/1.avif'],
    ]);
  });

  test('VID-06: two in a row, four from 575 px on', () => {
    const file = new URL('../../components/cards/VideoCards.module.css', import.meta.url);
    const rows = [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:width >= (\d+)px\) \{\s*)?\.videos \{[^}]*?columns: repeat\((\d)/g,
      ),
    ].map(([, from = '0', count]) => [Number(from), Number(count)]);
    expect(rows).toEqual([
      [0, 2],
      [575, 4],
    ]);
  });

  test.each([
    ['x'.repeat(35), 'x'.repeat(35)],
    ['x'.repeat(36), `${'x'.repeat(35)}…`],
    [`${'x'.repeat(34)} y`, `${'x'.repeat(34)}…`],
    [`${'x'.repeat(33)} y`, `${'x'.repeat(33)} y`],
    [long, 'A title that is much longer than…'],
  ])('VID-09: of the title %s a card shows %s', async (title, shown) => {
    const one = json({ data: [videoOf(1, { title })], totalcount: 1 });
    const { main } = await at('/fr/videos-surdemande', { ...host, [list]: one });
    expect(partsOf(main, 'b').map(textOf)).toContain(shown);
  });

  const galas = {
    status: 200,
    state: 'collected',
    heading: 'Galas',
    canonical: 'https://fest.example/fr/videos-categories/galas',
    alternates: ['/fr/videos-categories/galas', '/en/videos-categories/galas-en'],
  };

  test('RTE-08: the videos of a collection have an address in each language', async () => {
    expect(await at('/fr/videos-surdemande/5')).toMatchObject(galas);
    const english = { ...host, 'en/content/8/videos': listOf(1) };
    expect(await at('/en/videos-ondemand/5', english)).toMatchObject({
      status: 200,
      state: 'collected',
      heading: 'Galas EN',
    });
  });

  test.each(['galas', '5'])('RTE-32: /fr/videos-categories/%s is the collection', async (slug) => {
    expect(await at(`/fr/videos-categories/${slug}`)).toMatchObject(galas);
  });

  test('RTE-32: the links of an English page lead to English addresses', async () => {
    const { links } = await at('/en/videos-ondemand', { ...host, 'en/content/8/videos': listOf(1) });
    expect(links).toEqual(['/en/videos-ondemand', '/en/videos-categories/galas-en']);
  });

  test('RTE-35: the links lead to all the collections but today’s', async () => {
    const { links, text } = await at('/fr/videos-surdemande');
    expect(links).toEqual(['/fr/videos-surdemande', '/fr/videos-categories/galas', '/fr/impros']);
    expect(text).not.toContain('Vidéo du jour');
  });

  test.each(['nothing', 'all', '%22%3E%3Cscript%3E', '..%2F..', '-1', '5%00'])(
    'VID-14: the collection %s, which there is not, is all of them',
    async (asked) => {
      expect(await at(`/fr/videos-surdemande/${asked}`)).toMatchObject({
        status: 200,
        state: 'all',
        heading: 'Toutes les vidéos',
        canonical: 'https://fest.example/fr/videos-surdemande',
      });
    },
  );

  /** Requests of a page to the host. */
  const askedAt = async (address: string): Promise<(string | undefined)[]> => {
    const asked: (string | undefined)[] = [];
    const noting =
      (answer: Reaction): Reaction =>
      (init, url) => {
        asked.push(url);
        return answer(init);
      };
    await at(address, { [list]: noting(listOf(24, 60)), [taxonomy]: noting(collections) });
    return asked.filter((url) => url?.includes('video'));
  };
  const videosAt = '/api/content/fr/content/8/videos';

  test('VID-10: the videos are asked for from the first, of the collection that is shown, of none for all of them', async () => {
    const ofVideos = async (address: string) =>
      (await askedAt(address)).filter((url) => url?.startsWith(videosAt));
    expect(await ofVideos('/fr/videos-surdemande')).toEqual([`${videosAt}?offset=0&pagesize=24`]);
    expect(await ofVideos('/fr/videos-surdemande/all')).toEqual([`${videosAt}?offset=0&pagesize=24`]);
    expect(await ofVideos('/fr/videos-surdemande/5')).toEqual([
      `${videosAt}?offset=0&pagesize=24&collection=5`,
    ]);
  });

  test('VID-16: the collections are asked for by their path', async () => {
    expect(await askedAt('/fr/videos-surdemande')).toContain(`/api/content/${taxonomy}`);
  });

  test.each([
    [24, 23, false],
    [24, 24, false],
    [24, 25, true],
    [24, 60, true],
    [24, 0, false],
    [0, 0, false],
  ])('VID-07: with %i loaded of %i there are more: %s', async (loaded, total, isMore) => {
    const page = await at('/fr/videos-surdemande', { ...host, [list]: listOf(loaded, total) });
    expect([page.cards.length, page.more]).toEqual([
      loaded,
      isMore ? '/fr/videos-surdemande?offset=24' : undefined,
    ]);
  });

  test('VID-12: more is a link to one page on; every offset draws what is above it', async () => {
    const pages = { ...host, [list]: listOf(24, 60) };
    const first = await at('/fr/videos-surdemande', pages);
    expect([first.cards.length, first.more, first.text]).toEqual([
      24,
      '/fr/videos-surdemande?offset=24',
      expect.stringContaining('24 sur 60'),
    ]);
    const second = await at('/fr/videos-categories/galas?offset=24', pages);
    expect([second.cards.length, second.more]).toEqual([48, '/fr/videos-categories/galas?offset=48']);
    for (const offset of ['x', '-24', '1e3', '11', ''])
      expect((await at(`/fr/videos-surdemande?offset=${offset}`, pages)).cards).toHaveLength(24);
  });

  test('VID-17: the fields of the list under either name', async () => {
    const items = json({ items: [videoOf(1), { nonsense: true }, videoOf(2)], total: 2 });
    const page = await at('/fr/videos-surdemande', { ...host, [list]: items });
    expect([page.cards, page.text.includes('2 vidéos')]).toEqual([['/fr/videos/1', '/fr/videos/2'], true]);
  });

  test('VID-07: nothing there, and so far down that there is nothing, say so and lead back', async () => {
    const none = await at('/fr/videos-surdemande', { ...host, [list]: listOf(0) });
    expect([none.status, none.text.includes('Aucune vidéo ici pour le moment.')]).toEqual([200, true]);
    const far = await at('/fr/videos-surdemande?offset=480', {
      ...host,
      [list]: json({ data: [], totalcount: 60 }),
    });
    expect([far.status, far.more, far.cards]).toEqual([200, undefined, []]);
    expect(valuesOf(far.main, 'href')).toContain('/fr/videos-surdemande');
  });

  test('VID-14: without its collections all the videos stand; one collection, or without videos, there is no page', async () => {
    const failing = { ...host, [taxonomy]: status(500) };
    expect(await at('/fr/videos-surdemande', failing)).toMatchObject({ status: 200, state: 'all' });
    expect(await at('/fr/videos-surdemande/5', failing)).toMatchObject({ status: 503 });
    expect(await at('/fr/videos-surdemande', { ...host, [list]: status(500) })).toMatchObject({
      status: 503,
    });
  });
});
