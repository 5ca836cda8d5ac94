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
    main,
  };
};

describe('the list of the videos', () => {
  test('VID-04, VID-05, RTE-07, LDR-13: all the videos, where one is, and the way back to the on-demand page', async () => {
    const page = await at('/fr/videos-surdemande');
    expect(page).toMatchObject({
      status: 200,
      state: 'all',
      heading: 'Toutes les vidéos',
      crumbs: ['Accueil', 'Sur demande', 'Toutes les vidéos'],
      canonical: 'https://fest.example/fr/videos-surdemande',
      alternates: ['/fr/videos-surdemande', '/en/videos-ondemand'],
    });
    expect(valuesOf(page.main, 'href').filter((href) => href === '/fr/surdemande')).toHaveLength(2);
    expect(page.text).toContain('Retour à Sur demande');
    expect((await at('/en/videos-ondemand', { ...host, 'en/content/8/videos': listOf(1) })).heading).toBe(
      'All Videos',
    );
  });

  test('VID-06, VID-09, VID-08: each has a link, a picture, the whole title in words and 35 characters of it to see', async () => {
    const one = json({ data: [videoOf(1, { title: long })], totalcount: 1 });
    const page = await at('/fr/videos-surdemande', { ...host, [list]: one });
    expect([page.cards, page.titles, valuesOf(page.main, 'src')]).toEqual([
      ['/fr/videos/1'],
      [long],
      ['/1.avif'],
    ]);
    expect(page.text).toContain('A title that is much longer than…');
    expect(page.main).toMatch(/^<main[^>]*>(<!--\$-->)?<div class="[^"]*room/);
  });

  test('RTE-08, RTE-32…RTE-35, VID-14: a collection by its id or its word; links of all but today’s, its own address first', async () => {
    const galas = {
      status: 200,
      state: 'collected',
      heading: 'Galas',
      canonical: 'https://fest.example/fr/videos-categories/galas',
      alternates: ['/fr/videos-categories/galas', '/en/videos-categories/galas-en'],
      links: ['/fr/videos-surdemande', '/fr/videos-categories/galas', '/fr/impros'],
    };
    for (const address of ['videos-surdemande/5', 'videos-categories/galas', 'videos-categories/5'])
      expect(await at(`/fr/${address}`)).toMatchObject(galas);
    for (const asked of ['nothing', 'all', '%22%3E%3Cscript%3E', '..%2F..', '-1', '5%00'])
      expect(await at(`/fr/videos-surdemande/${asked}`)).toMatchObject({
        status: 200,
        state: 'all',
        heading: 'Toutes les vidéos',
        canonical: 'https://fest.example/fr/videos-surdemande',
      });
  });

  test('VID-10, VID-16: what the host is asked: the collections, and the videos of the one that is shown alone', async () => {
    const asked: string[] = [];
    const noting =
      (answer: Reaction, url: string): Reaction =>
      (init) => {
        asked.push(url);
        return answer(init);
      };
    await at('/fr/videos-surdemande/5', {
      [list]: noting(listOf(1), list),
      [taxonomy]: noting(collections, taxonomy),
    });
    expect(asked.filter((url) => url === list)).toHaveLength(1);
    expect(asked).toContain(taxonomy);
  });

  test('VID-07, VID-12: more only while there are more, as a link to one page on; every offset draws what is above it', async () => {
    const pages = { ...host, [list]: listOf(24, 60) };
    const first = await at('/fr/videos-surdemande', pages);
    expect([first.cards.length, first.more, first.text]).toEqual([
      24,
      '/fr/videos-surdemande?offset=24',
      expect.stringContaining('24 sur 60'),
    ]);
    const second = await at('/fr/videos-categories/galas?offset=24', pages);
    expect([second.cards.length, second.more]).toEqual([48, '/fr/videos-categories/galas?offset=48']);
    for (const total of [0, 24]) {
      const whole = await at('/fr/videos-surdemande', { ...host, [list]: listOf(24, total) });
      expect([whole.cards.length, whole.more]).toEqual([24, undefined]);
    }
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
    expect([none.status, none.text.includes('Il n’y a rien sur cette bobine')]).toEqual([200, true]);
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
