import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import en from '#locales/en/artists.json' with { type: 'json' };
import fr from '#locales/fr/artists.json' with { type: 'json' };
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';
import { pageSizeOf } from './pageSizeOf.ts';
import { sizeOfWindow } from './windowSize.ts';

const whole = {
  id: 7,
  name: 'Ana Bel',
  url: '/fr/artistes/ana-bel',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/a.avif' }],
  image_url: null,
  artistType: 'Humoriste',
  belong_to: { name: 'Chapiteau' },
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...whole, id: index, name: `Ana ${index}` }));
const listOf = (data: unknown[], more: object = {}) =>
  json({ data, pagesize: 24, totalcount: data.length, previous: null, next: null, ...more });
const list = 'fr/content/8/artists';
const categories = 'fr/content/artist-categories';
const titles = json({
  data: [
    { id: '1', title: 'Humoriste' },
    { id: '2', title: 'Clown' },
  ],
});
const host = { [list]: listOf([whole]), [categories]: titles };

const at = async (
  search: string,
  answers: NonNullable<Parameters<typeof renderAt>[1]> = host,
  hear: (path: string) => void = () => {},
) => {
  const heard = Object.entries(answers).map(([path, answer]): [string, Reaction] => [
    path,
    (init, url) => {
      hear(path);
      return answer(init, url);
    },
  ]);
  const page = await renderAt(`/fr/artistes${search}`, Object.fromEntries(heard));
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    title: textOf(partsOf(page.head, 'title').join()),
    isListed: !page.head.includes('content="noindex"'),
    canonical: /rel="canonical" href="([^"]*)"/.exec(page.head)?.[1],
    state: /data-scope="artistCatalogue" data-state="(\w+)"/.exec(main)?.[1],
    cards: partsOf(main, 'article').map(textOf),
    pictures: valuesOf(main, 'src'),
    links: valuesOf(main, 'href').filter((href) => href.startsWith('/fr')),
    text: textOf(main),
    main,
  };
};

describe('RTE-05: the artists', () => {
  test('ART-05: the server draws each: name, picture, address and type', async () => {
    expect(await at('')).toMatchObject({
      status: 200,
      title: 'Artistes | Chapiteau',
      isListed: true,
      canonical: 'https://fest.example/fr/artistes',
      state: 'every',
      cards: ['Ana Bel Humoriste'],
      pictures: ['/a.avif'],
      links: expect.arrayContaining(['/fr/artistes/ana-bel']),
    });
  });

  test('ART-06: the categories of the path without the site narrow the list, as links; everybody is one of them', async () => {
    const asked: string[] = [];
    const known = { ...host, 'fr/content/8/artist-categories': status(500) };
    const { links } = await at('', known, (path) => asked.push(path));
    expect(links).toEqual([
      '/fr',
      '/fr/artistes',
      '/fr/artistes?category=1',
      '/fr/artistes?category=2',
      '/fr/artistes/ana-bel',
    ]);
    expect(asked.filter((path) => path.includes('categories'))).toEqual(['fr/content/artist-categories']);
  });

  test.each([
    ['', ['Tout le monde', 'Humoriste', 'Clown'], 0],
    ['?category=2&offset=24', ['Tout le monde', 'Humoriste', 'Clown'], 2],
  ])(
    'ART-06: at %s the categories are links that say which is chosen, and leave the page where it stands',
    async (search, names, chosen) => {
      const { main } = await at(search);
      const [nav = ''] = partsOf(main, 'nav').filter((part) => part.includes('category='));
      expect(
        partsOf(nav, 'a').map((link) => [
          textOf(link),
          valuesOf(link, 'href').join(),
          valuesOf(link, 'aria-current').join(),
          link.includes('data-keep-scroll'),
        ]),
      ).toEqual(
        names.map((name, place) => [
          name,
          place === 0 ? '/fr/artistes' : `/fr/artistes?category=${place}`,
          place === chosen ? 'true' : '',
          true,
        ]),
      );
    },
  );

  test('ART-01: the head of the list tells how many there are, below home', async () => {
    const { text, main } = await at('', { ...host, [list]: listOf([whole], { totalcount: 7, next: 1 }) });
    const [way = ''] = partsOf(main, 'nav');
    expect([
      text.includes('7 artistes '),
      textOf(way),
      valuesOf(way, 'href').filter((href) => !href.includes('icons')),
    ]).toEqual([true, 'Accueil Artistes', ['/fr']]);
  });

  test('ART-05: the first pictures of the first page are loaded at once, all others when they come near', async () => {
    const pictured = (from: number) =>
      listOf(
        many(24).map((artist, place) => ({
          ...artist,
          id: from + place,
          thumbnail: `/${from + place}.avif`,
        })),
        { totalcount: 60, next: 24 },
      );
    const pages: Reaction = (init, url = '') => pictured(url.includes('offset=24') ? 24 : 0)(init, url);
    const { main } = await at('?offset=24', { ...host, [list]: pages });
    const images = main.match(/<img[^>]*\/\d+\.avif[^>]*>/g) ?? [];
    const eager = images.map((image) => valuesOf(image, 'loading')[0] === 'eager');
    expect([images.length, eager.lastIndexOf(true), eager.filter(Boolean).length]).toEqual([48, 4, 5]);
  });

  test('ART-04: another category begins its list anew, and titles the page', async () => {
    expect(await at('?category=2')).toMatchObject({
      status: 200,
      title: 'Artistes : Clown | Chapiteau',
      isListed: true,
      canonical: 'https://fest.example/fr/artistes?category=2',
      state: 'ofCategory',
    });
  });

  test('ART-02: as long as nobody knows the window, 24 are drawn of which a narrow one shows 12, and each has its way on', async () => {
    const pages = listOf(many(24), { totalcount: 60, next: 24 });
    const first = await at('', { ...host, [list]: pages });
    expect([first.cards.length, first.links.slice(-2), first.text]).toEqual([
      24,
      ['/fr/artistes?offset=24', '/fr/artistes?offset=12&amp;pagesize=12'],
      expect.stringMatching(/24 sur 60.*12 sur 60/),
    ]);
    const later = await at('?offset=24', { ...host, [list]: pages });
    expect([later.cards.length, later.links.slice(-1), later.canonical]).toEqual([
      48,
      ['/fr/artistes?offset=48'],
      'https://fest.example/fr/artistes',
    ]);
  });

  test.each([
    [574, 12],
    [575, 24],
  ])('ART-02: in a window of %i px a page has %i', (width, size) => {
    vi.stubGlobal('innerWidth', width);
    expect(sizeOfWindow()).toBe(size);
    vi.unstubAllGlobals();
  });

  test('ART-09: what was loaded in short pages is drawn and gone on with in short pages', async () => {
    const pages = listOf(many(12), { totalcount: 60, next: 12 });
    const { cards, links } = await at('?offset=24&pagesize=12', { ...host, [list]: pages });
    expect([cards.length, links.slice(-1)]).toEqual([36, ['/fr/artistes?offset=36&amp;pagesize=12']]);
  });

  test.each([
    ['the first page is the window’s', 0, 24, 12],
    ['a page that is named short stays short', 12, 12, 12],
    ['what was gone on with in long pages stays so', 24, 24, 24],
  ] as const)('ART-09: in a window that is narrow now %s', (_, offset, size, drawn) => {
    expect(pageSizeOf({ context: { category: '', offset, size } }, 12)).toBe(drawn);
  });

  test.each(['?offset=-24', '?offset=x', '?category=', '?colour=red', '?pagesize=1000000'])(
    'RTE-05: %s is as if it were not there',
    async (search) => {
      expect(await at(search)).toMatchObject({ status: 200, state: 'every', cards: [expect.any(String)] });
    },
  );

  test.each([
    ['fr', '/fr/artistes', fr],
    ['en', '/en/artists', en],
  ] as const)(
    'ART-01 (%s): tiles with the way to more and the categories, or item.noresult',
    async (lang, path, texts) => {
      const answers = (data: unknown[], total: number) => ({
        [`${lang}/content/8/artists`]: listOf(data, {
          totalcount: total,
          next: total > data.length ? data.length : null,
        }),
        [`${lang}/content/artist-categories`]: titles,
      });
      const drawn = async (data: unknown[], total: number) => {
        const page = await renderAt(path, answers(data, total));
        if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
        const main = partsOf(page.html, 'main').join();
        const said = textOf(main);
        return {
          tiles: partsOf(main, 'article').length,
          hasMore: partsOf(main, 'a').some((link) => textOf(link) === texts.more),
          isNarrowed: valuesOf(main, 'aria-label').includes(texts.categories),
          says: said.includes(texts.item.noresult),
        };
      };
      expect(await drawn(many(24), 60)).toEqual({ tiles: 24, hasMore: true, isNarrowed: true, says: false });
      expect(await drawn(many(3), 3)).toEqual({ tiles: 3, hasMore: false, isNarrowed: true, says: false });
      expect(await drawn([], 0)).toEqual({ tiles: 0, hasMore: false, isNarrowed: true, says: true });
    },
  );

  test('ART-01: nobody of a category, an id that is none, and a place behind the end say so and lead back', async () => {
    const none = { ...host, [list]: listOf([]) };
    for (const category of ['2', '9', 'x', '-1', '%00', '<script>'])
      expect(await at(`?category=${encodeURIComponent(category)}`, none)).toMatchObject({
        status: 200,
        isListed: false,
        cards: [],
        text: expect.stringMatching(new RegExp(`${fr.item.noresult} ${fr.every}$`)),
        links: expect.toSatisfy((links: string[]) => links.at(-1) === '/fr/artistes'),
      });
    const beyond = await at('?offset=960', { ...host, [list]: listOf([], { totalcount: 60 }) });
    expect([beyond.status, beyond.text, beyond.links.at(-1)]).toEqual([
      200,
      expect.stringContaining('La liste s’arrête avant.'),
      '/fr/artistes?offset=480',
    ]);
  });

  test.each(['thumbnail', 'image_url', 'artistType', 'belong_to'] as const)(
    'ART-05: an artist without %s stands, and the rest of it',
    async (name) => {
      const { [name]: _left, ...rest } = whole;
      const { status: code, cards } = await at('', { ...host, [list]: listOf([rest]) });
      expect([code, cards.length, cards[0]]).toEqual([200, 1, expect.stringContaining('Ana Bel')]);
    },
  );

  test('ART-05: the thumbnail of an artist comes before a larger picture', async () => {
    const pictured = async (pictures: object) =>
      (await at('', { ...host, [list]: listOf([{ ...whole, ...pictures }]) })).pictures;
    const large = { image_url: '/large.avif' };
    expect([
      await pictured({ ...large, thumbnail: '/small.avif' }),
      await pictured({ ...large, thumbnail: null }),
    ]).toEqual([['/small.avif'], ['/large.avif']]);
  });

  test('ART-05: what is no artist is left out: no name, no id, an address that is none', async () => {
    const bad = [{ ...whole, name: ' ' }, { ...whole, id: null }, { ...whole, url: 'javascript:x' }, 5, null];
    expect((await at('', { ...host, [list]: listOf([...bad, whole]) })).cards).toEqual(['Ana Bel Humoriste']);
  });

  test('ART-06: without the categories the list stands; without the list there is no page', async () => {
    expect(await at('', { [list]: listOf([whole]) })).toMatchObject({
      status: 200,
      cards: ['Ana Bel Humoriste'],
    });
    expect((await at('', { ...host, [list]: status(500) })).status).toBe(503);
  });
});

test('ART-07: columns of 20 %; 25 % below 992, 33 % below 768 and 50 % below 576 px', () => {
  const css = readFileSync(
    new URL('../../components/cards/ListedArtists.module.css', import.meta.url),
    'utf8',
  );
  const columns = [...css.matchAll(/(?:width >= (\d+)px\) \{\s*)?\.artists \{\s*--columns: (\d)/g)].map(
    ([, from = '0', count]) => [Number(from), Number(count)],
  );
  expect(columns).toEqual([
    [0, 2],
    [576, 3],
    [768, 4],
    [992, 5],
  ]);
  // ART-02: styles and scripts have the same number.
  expect(css).toContain(`nth-child(n + ${pageSizes.artistsNarrow + 1})`);
});

describe('ART-08: the list of artists as a block', () => {
  const block = (data: unknown[], attributes: object = { title: 'Notre monde', body: '<p>Voici.</p>' }) =>
    json({ entity_data: { type: 'artists', id: '5', attributes }, data });
  const blockAt = async (answers: Parameters<typeof renderAt>[1]) => {
    const page = await renderAt('/fr/notre-monde', answers);
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const main = partsOf(page.html, 'main').join();
    return {
      status: page.status,
      isMadeAnew: page.expiresAt === Date.parse('2027-07-16T12:00:00Z'),
      title: partsOf(main, 'h1').map(textOf),
      cards: partsOf(main, 'article').flatMap((part) => partsOf(part, 'h3').map(textOf)),
      choices: partsOf(main, 'option').map(textOf),
      links: valuesOf(main, 'href').filter((href) => href.startsWith('/fr/')),
    };
  };
  const clown = { ...whole, id: 8, name: 'Bo', url: '/fr/artistes/bo', artistType: 'Clown' };

  test('ART-08: the artists that came with it, a filter of their categories, and all of them one press away', async () => {
    expect(await blockAt({ 'fr/router/notre-monde': block([whole, { id: 9 }, clown]) })).toEqual({
      status: 200,
      isMadeAnew: false,
      title: ['Notre monde'],
      cards: expect.arrayContaining(['Ana Bel', 'Bo']),
      choices: ['Tout le monde', 'Clown', 'Humoriste'],
      links: ['/fr/artistes', '/fr/artistes/ana-bel', '/fr/artistes/bo'],
    });
  });

  test('ART-08: where none came the first of all are asked for; without them the block stands', async () => {
    const empty = { 'fr/router/notre-monde': block([], { body: '<p>Voici.</p>' }) };
    expect(await blockAt({ ...empty, [list]: listOf([whole]) })).toMatchObject({
      isMadeAnew: false,
      title: ['Artistes'],
      choices: [],
      links: ['/fr/artistes', '/fr/artistes/ana-bel'],
    });
    expect(await blockAt({ ...empty, [list]: status(500) })).toMatchObject({
      status: 200,
      isMadeAnew: true,
      links: ['/fr/artistes'],
    });
  });
});
