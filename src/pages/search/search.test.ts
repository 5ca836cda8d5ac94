import { describe, expect, test } from 'vitest';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';
import { marks } from './highlight.ts';

/** The clock of the server. */
const now = Date.parse('2027-07-16T12:00:00Z');
const found = (text: string) => marks.highlightPreTag + text + marks.highlightPostTag;
const hit = {
  objectID: 'show-1-fr',
  kind: 'show',
  lang: 'fr',
  title: 'Gala <b>des</b> nuits',
  url: '/fr/spectacles/gala',
  image: '/media/1.avif',
  summary: 'Un gala',
  venues: ['Salle'],
  cities: ['Montréal'],
  categories: ['Gala'],
  price: 25,
  timezone: 'America/Toronto',
  nextStart: Date.parse('2027-07-16T23:30:00Z') / 1_000,
  lastStart: null,
  _highlightResult: { title: { value: `${found('Gala')} <b>des</b> nuits` } },
  _snippetResult: { summary: { value: 'Un gala' }, body: { value: `… ${found('gala')} …` } },
};
const hostile = { ...hit, objectID: 'show-2-fr', url: 'javascript:alert(1)', title: 'Hostile' };
const answer = {
  results: [
    {
      hits: [hit, hostile],
      nbHits: 42,
      nbPages: 3,
      page: 1,
      hitsPerPage: 20,
      query: 'gala',
      params: '',
      index: 'festival',
      processingTimeMS: 1,
      exhaustiveNbHits: true,
      facets: {
        kind: { show: 40, page: 2 },
        categories: { Gala: 3 },
        cities: { Montréal: 30, Laval: 12 },
        'date.year': { '2027': 40 },
      },
    },
  ],
};
const search = {
  appId: 'a',
  key: 'k',
  url: '/api/content/search',
  indexes: { fr: 'index_fr', en: 'index_en' },
  isHosted: false,
  isPaid: false,
  siteKey: 'site_8',
  artistSite: '',
};
const host = { 'search/1/indexes/*/queries': json(answer) };

const at = async (
  address: string,
  answers: Parameters<typeof renderAt>[1] = host,
  settings: Parameters<typeof renderAt>[2] = { search },
  now?: string,
) => {
  const page = await renderAt(address, answers, settings, now);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return { page, main, text: textOf(main), articles: partsOf(main, 'article') };
};

/** The first call of the page at an address, as it goes over the wire. */
const askedAt = async (address: string): Promise<Record<string, unknown>> => {
  const bodies: unknown[] = [];
  await at(address, {
    'search/1/indexes/*/queries': (init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return json(answer)(init);
    },
  });
  return Object(bodies[0]).requests[0];
};

describe('the server’s page of a search', () => {
  test.each([
    ['/fr/recherche', '/en/search'],
    ['/en/search', '/fr/recherche'],
  ])(
    'RTE-09: %s?q= is the search for these words, and the same in the other language',
    async (path, other) => {
      const { page, main } = await at(`${path}?q=gala`);
      const [box = ''] = main.match(/<input [^>]*name="q"[^>]*>/) ?? [];
      expect([
        page.status,
        valuesOf(box, 'value'),
        valuesOf(page.html, 'href').includes(`${other}?q=gala`),
      ]).toEqual([200, ['gala'], true]);
    },
  );

  test('RTE-09: categories and formats are words of a language: the other one is asked without them', async () => {
    const { page } = await at('/fr/recherche?q=gala&kind=show&category=Gala&format=Spectacle&city=Laval');
    expect(valuesOf(page.html, 'href').filter((href) => href.startsWith('/en/search?q=gala'))).toEqual([
      '/en/search?q=gala&amp;kind=show&amp;city=Laval',
    ]);
  });

  test.each([
    ['fr', '/fr/recherche', ['Recherche', 'Filtres', 'Résultats']],
    ['en', '/en/search', ['Search', 'Filters', 'Results']],
  ])('SRCH-01 (%s): a title, the panel of filters, the panel of results', async (_, path, headings) => {
    const { page, main } = await at(path);
    expect(page.status).toBe(200);
    expect([...partsOf(main, 'h1'), ...partsOf(main, 'h2')].map(textOf)).toEqual(headings);
    const [filters = '', results = ''] = partsOf(main, 'section');
    expect([valuesOf(filters, 'id')[0], valuesOf(results, 'aria-labelledby')[0]]).toEqual([
      'search-filters',
      'search-results',
    ]);
    expect(partsOf(results, 'article')).toHaveLength(1);
  });

  test.each([
    ['fr', '/fr/recherche', 'index_fr'],
    ['en', '/en/search', 'index_en'],
  ])(
    'SRCH-09 (%s): the index of the language is asked for its records, or for all of them',
    async (lang, path, indexName) => {
      expect(await askedAt(`${path}?q=gala`)).toMatchObject({
        indexName,
        query: 'gala',
        filters: `lang:${lang}`,
      });
      expect(await askedAt(`${path}?q=gala&other=yes`)).toMatchObject({ indexName, filters: '' });
      expect(await askedAt(`${path}?from=2027-07-16&to=2027-07-16`)).toMatchObject({
        filters: `lang:${lang} AND (date.day:"2027 > 07 > 16")`,
      });
    },
  );

  test.each(['/fr/recherche?q=ce+soir', '/en/search?q=gala+tonight'])(
    'SRCH-16: %s leads to a search for the words themselves, which are no evening any more',
    async (address) => {
      const words = `${address.replace('q=', 'q=%22')}%22`;
      const toWords = async (from: string) =>
        valuesOf((await at(from)).main, 'href').filter((href) => href.includes('?q=%22'));
      expect([await toWords(address), (await toWords(words)).join().includes('%22%22')]).toEqual([
        [words],
        false,
      ]);
    },
  );

  test('SRCH-08: each question is tagged with the key of the site', async () => {
    expect(await askedAt('/fr/recherche')).toMatchObject({ analyticsTags: ['site_8'] });
  });

  test('SRCH-03: the first page is asked for as the first, and its address names none', async () => {
    expect([
      (await askedAt('/fr/recherche'))['page'],
      (await askedAt('/fr/recherche?page=3'))['page'],
    ]).toEqual([0, 2]);
    const first = json({ results: [{ ...answer.results[0], page: 0 }] });
    const { main } = await at('/fr/recherche?q=gala', { 'search/1/indexes/*/queries': first });
    const [pages = ''] = partsOf(main, 'nav').filter((nav) => nav.includes('Pages de résultats'));
    expect([valuesOf(pages, 'href'), valuesOf(pages, 'rel')]).toEqual([
      [
        '/fr/recherche?q=gala',
        '/fr/recherche?q=gala&amp;page=2',
        '/fr/recherche?q=gala&amp;page=3',
        '/fr/recherche?q=gala&amp;page=2',
      ],
      ['next'],
    ]);
    const [current = ''] = partsOf(pages, 'a').filter((link) => link.includes('aria-current="page"'));
    expect(textOf(current)).toBe('1');
  });

  test.each([
    [
      'fr',
      '/fr/recherche',
      'Il n’y a pas de page 40 : les résultats s’arrêtent à la page 3.',
      'Aller à la dernière page',
    ],
    ['en', '/en/search', 'There is no page 40: the results end at page 3.', 'Go to the last page'],
  ])('SRCH-03 (%s): a page beyond the last says so and leads to the last', async (_, path, said, last) => {
    const beyond = json({ results: [{ ...answer.results[0], hits: [], page: 39 }] });
    const { main, text } = await at(`${path}?q=gala&page=40`, { 'search/1/indexes/*/queries': beyond });
    expect(text).toContain(said);
    expect(partsOf(main, 'a').filter((link) => textOf(link) === last)).toEqual([
      expect.stringContaining(`href="${path}?q=gala&amp;page=3"`),
    ]);
    expect((await at(`${path}?q=gala&page=2`)).text).not.toContain(last);
  });

  test('SRCH-03: it holds what is found: numbers, cards with picture and kind, marks, pages', async () => {
    const { page, main, text, articles } = await at('/fr/recherche?q=gala&page=2');
    expect([page.status, page.expiresAt]).toEqual([200, now + searchPageSettings.lifetime]);
    expect(articles.map(textOf)).toEqual([
      'Spectacle ven. 16 juill. 2027 19:30 Gala <b>des</b> nuits Salle · Montréal … gala … À partir de 25 $',
    ]);
    expect(partsOf(articles.join(), 'mark').map(textOf)).toEqual(['Gala', 'gala']);
    expect(text).toContain('42 résultats pour « gala »');
    expect(text).toContain('21 à 22');
    expect(valuesOf(main, 'href').filter((href) => /page=|q=gala$/.test(href))).toEqual([
      '/fr/recherche?q=gala',
      '/fr/recherche?q=gala',
      '/fr/recherche?q=gala',
      '/fr/recherche?q=gala&amp;page=2',
      '/fr/recherche?q=gala&amp;page=3',
      '/fr/recherche?q=gala&amp;page=3',
    ]);
    expect(text).not.toContain('Algolia');
  });

  test.each([
    ['fr', '/fr/recherche', 'Spectacle Terminé 1er janv. 2027 Gala'],
    ['en', '/en/search', 'Show Français Over Jan 1, 2027 Gala'],
  ])(
    'SRCH-03 (%s): what is over says so, with the day and the year of its last date',
    async (_, path, says) => {
      const over = { ...hit, nextStart: null, lastStart: Date.parse('2027-01-02T00:30:00Z') / 1_000 };
      const answers = {
        'search/1/indexes/*/queries': json({ results: [{ ...answer.results[0], hits: [over] }] }),
      };
      const { articles } = await at(`${path}?q=gala`, answers);
      expect(articles.map((article) => textOf(article).slice(0, says.length))).toEqual([says]);
    },
  );

  test('SRCH-11: the button of the filters says which part of the page it shows, and that it is closed', async () => {
    const { main } = await at('/en/search');
    const [button = ''] = /<button [^>]*aria-controls="search-filters"[^>]*>/.exec(main) ?? [];
    expect([valuesOf(button, 'aria-expanded'), main.includes('id="search-filters"')]).toEqual([
      ['false'],
      true,
    ]);
  });

  test('SRCH-02: each filter is there, as links and fields that need no script', async () => {
    const { main, text } = await at('/fr/recherche?q=gala&city=Laval');
    const links = valuesOf(main, 'href').map((href) => href.replaceAll('&amp;', '&'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/fr/recherche?q=gala&city=Laval&other=yes',
        '/fr/recherche?q=gala&kind=show&city=Laval',
        '/fr/recherche?q=gala&category=Gala&city=Laval',
        '/fr/recherche?q=gala&city=Laval%7CMontr%C3%A9al',
        '/fr/recherche?q=gala&city=Laval&date=2027',
      ]),
    );
    // Links that remove one choice, and all of them.
    expect(links.filter((href) => href === '/fr/recherche?q=gala').length).toBeGreaterThanOrEqual(2);
    const [box = '', ranges = ''] = partsOf(main, 'form');
    expect([valuesOf(box, 'name'), valuesOf(ranges, 'name')]).toEqual([
      ['q', 'city'],
      ['q', 'city', 'from', 'to', 'min', 'max'],
    ]);
    expect([valuesOf(box, 'action'), valuesOf(ranges, 'action')]).toEqual([
      ['/fr/recherche'],
      ['/fr/recherche'],
    ]);
    expect(text).toContain('Effacer les filtres');
  });

  test('SRCH-18: a facet whose every value leaves all hits is not there; months may narrow where years do not', async () => {
    const legendsOf = async (facets: object, address = '/en/search?q=gala') => {
      const [result] = answer.results;
      const { main } = await at(address, {
        'search/1/indexes/*/queries': json({ results: [{ ...result, nbHits: 70, facets }] }),
      });
      return partsOf(main, 'legend').map(textOf);
    };
    const year = { '2027': 70, '2028': 70 };
    const month = { '2027 > 08': 70, '2028 > 01': 12 };
    const all = { kind: { show: 70 }, cities: { Laval: 70, Montréal: 69 }, 'date.year': year };
    expect([
      await legendsOf(all),
      await legendsOf({ ...all, 'date.month': month }),
      await legendsOf(all, '/en/search?q=gala&kind=show'),
      await legendsOf(all, '/en/search?q=gala&date=2027'),
    ]).toEqual([['City'], ['City', 'Date'], ['On the site', 'City'], ['City', 'Date']]);
  });

  test.each([
    ['2027-08-01T03:59:00Z', ['July', 'August']],
    ['2027-08-01T04:00:00Z', ['August']],
  ])('SRCH-18: a month is past by the clocks of the festival: at %s', async (now, months) => {
    const [result] = answer.results;
    const facets = { 'date.year': { '2027': 70 }, 'date.month': { '2027 > 07': 12, '2027 > 08': 58 } };
    const found = { 'search/1/indexes/*/queries': json({ results: [{ ...result, nbHits: 70, facets }] }) };
    const { main } = await at('/en/search?q=gala', found, { search }, now);
    const tree = partsOf(main, 'a').filter((link) => /date=2027-\d\d"/.test(link));
    expect(tree.map((link) => textOf(link).split(' ')[0])).toEqual(months);
  });

  test.each(['/fr/recherche', '/fr/recherche?q=gala', '/en/search', '/en/search?city=Laval&page=2'])(
    'SRCH-05: %s is noindex',
    async (address) => {
      expect((await at(address)).page.head).toMatch(/<meta [^>]*name="robots" content="noindex"/);
    },
  );

  test('SRCH-13: the other language keeps what is asked', async () => {
    const { page } = await at('/fr/recherche?q=gala&city=Laval&page=2');
    expect(textOf(partsOf(page.head, 'title').join())).toBe('Recherche : gala | Chapiteau');
    expect(valuesOf(page.html, 'href').map((href) => href.replaceAll('&amp;', '&'))).toContain(
      '/en/search?q=gala&city=Laval&page=2',
    );
  });

  test.each([
    ['fr', '/fr/recherche', 'Recherche propulsée par Algolia', 'https://www.algolia.com/fr/'],
    ['en', '/en/search', 'Search by Algolia', 'https://www.algolia.com/'],
  ])(
    'SRCH-03 (%s): the hosted service is named with a link where it is used, unless it is paid for',
    async (_, path, words, href) => {
      const named = async (isHosted: boolean, isPaid: boolean) => {
        const { main } = await at(path, host, { search: { ...search, isHosted, isPaid } });
        return partsOf(main, 'a')
          .filter((link) => link.includes('algolia'))
          .map((link) => [textOf(link), ...valuesOf(link, 'href')]);
      };
      expect(await named(true, false)).toEqual([[words, href]]);
      expect([await named(true, true), await named(false, false), await named(false, true)]).toEqual([
        [],
        [],
        [],
      ]);
    },
  );

  test.each([
    ['fr', '/fr/recherche', 'Chercher sur le site des artistes'],
    ['en', '/en/search', 'Search the artists’ site'],
  ])(
    'SRCH-06 (%s): a button leads to the search of the artists’ site in this language, where there is one',
    async (_, path, words) => {
      const artistSite = 'https://artists.example';
      const button = async (address: string, site: string) => {
        const { main } = await at(address, host, { search: { ...search, artistSite: site } });
        return partsOf(main, 'a')
          .filter((link) => textOf(link).startsWith(words))
          .map((link) => valuesOf(link, 'href')[0]);
      };
      expect(await button(`${path}?q=l%E2%80%99%C3%A9t%C3%A9+gala&city=Laval`, artistSite)).toEqual([
        `${artistSite}${path}?q=l%E2%80%99%C3%A9t%C3%A9+gala`,
      ]);
      expect(await button(path, artistSite)).toEqual([`${artistSite}${path}`]);
      expect(await button(`${path}?q=gala`, '')).toEqual([]);
    },
  );

  test.each([
    ['nothing is found', '/en/search?q=gala', 0, 'none', 'Results Nothing for “gala”'],
    ['something is found', '/en/search?q=gala', 42, 'results', 'Results 42 results for “gala”'],
    ['nothing is asked', '/en/search', 1, 'idle', 'Results 1 result'],
  ])('SRCH-03: where %s the server’s page says so', async (_, address, nbHits, state, says) => {
    const [result] = answer.results;
    const hits = nbHits === 0 ? [] : [hit];
    const { main } = await at(address, {
      'search/1/indexes/*/queries': json({ results: [{ ...result, hits, nbHits, nbPages: 1, page: 0 }] }),
    });
    const [, results = ''] = partsOf(main, 'section');
    expect([
      /data-scope="search" data-state="(\w+)"/.exec(main)?.[1],
      textOf(results).slice(0, says.length),
    ]).toEqual([state, says]);
  });

  test('TON-10: the cities that are found are offered at its head, those of the address are said', async () => {
    const chipAt = async (address: string) => {
      const { main } = await at(address);
      const [, chip = ''] = /<h1>.*?<\/h1>(.*?)<form/s.exec(main) ?? [];
      return partsOf(chip, 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]]);
    };
    const laval = ['Laval', '/en/search?q=gala&amp;city=Laval'];
    const montreal = ['Montréal', '/en/search?q=gala&amp;city=Montr%C3%A9al'];
    expect([await chipAt('/en/search?q=gala&page=2'), await chipAt('/en/search?q=gala&city=Laval')]).toEqual([
      [['All cities', '/en/search?q=gala'], montreal, laval],
      [['All cities', '/en/search?q=gala'], montreal, laval, ['All cities', '/en/search?q=gala']],
    ]);
  });

  test.each([
    ['/en/search?q=gala', 'Filters'],
    ['/en/search?q=gala&city=Laval%7CMontr%C3%A9al&min=5', 'Filters (3)'],
    ['/fr/recherche?q=gala&other=yes', 'Filtres (1)'],
  ])('SRCH-11: at %s the button of the filters says %s', async (address, says) => {
    const { main } = await at(address);
    const [button = ''] = partsOf(main, 'button').filter((each) => each.includes('aria-controls'));
    // A press of it counts before the scripts are there.
    expect([textOf(button), button.includes(' data-early=""')]).toEqual([says, true]);
  });

  test.each([
    ['fails', status(500)],
    ['answers nonsense', json({ results: [{ hits: 'none' }] })],
  ])('SRCH-12: where the service %s there is a page with its box, which asks again', async (_, reaction) => {
    const { page, main } = await at('/en/search?q=a', { 'search/1/indexes/*/queries': reaction });
    expect({ status: page.status, expiresAt: page.expiresAt }).toEqual({ status: 200, expiresAt: now });
    expect(main).toContain('data-scope="search" data-state="searching"');
    expect(partsOf(main, 'form').length).toBe(2);
  });
});
