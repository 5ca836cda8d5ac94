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
      index: 'chapiteau',
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
  indexes: { fr: 'chapiteau', en: 'chapiteau' },
  isHosted: false,
};
const host = { 'search/1/indexes/*/queries': json(answer) };

const at = async (
  address: string,
  answers: Parameters<typeof renderAt>[1] = host,
  settings: Parameters<typeof renderAt>[2] = { search },
) => {
  const page = await renderAt(address, answers, settings);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return { page, main, text: textOf(main), articles: partsOf(main, 'article') };
};

describe('RTE-09, SRCH-01…SRCH-05, SRCH-13: the server’s page of a search', () => {
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
      'Spectacle ven. 16 juill. 19:30 Gala <b>des</b> nuits Salle · Montréal … gala … À partir de 25 $',
    ]);
    expect(partsOf(articles.join(), 'mark').map(textOf)).toEqual(['Gala', 'gala']);
    expect(text).toContain('42 résultats pour « gala »');
    expect(text).toContain('21 à 22');
    expect(valuesOf(main, 'href').filter((href) => /page=|q=gala$/.test(href))).toEqual([
      '/fr/recherche?q=gala',
      '/fr/recherche?q=gala',
      '/fr/recherche?q=gala&amp;page=2',
      '/fr/recherche?q=gala&amp;page=3',
      '/fr/recherche?q=gala&amp;page=3',
    ]);
    expect(text).not.toContain('Algolia');
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

  test('SRCH-05, SRCH-13: it is noindex, and the other language keeps what is asked', async () => {
    const { page } = await at('/fr/recherche?q=gala&city=Laval&page=2');
    expect(page.head).toContain('noindex');
    expect(textOf(partsOf(page.head, 'title').join())).toBe('Recherche : gala | Chapiteau');
    expect(valuesOf(page.html, 'href').map((href) => href.replaceAll('&amp;', '&'))).toContain(
      '/en/search?q=gala&city=Laval&page=2',
    );
  });

  test('SRCH-03: the hosted service is named where it is used', async () => {
    const { text } = await at('/fr/recherche', host, { search: { ...search, isHosted: true } });
    expect(text).toContain('Recherche propulsée par Algolia');
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

  test('SRCH-12: a site without a search says so, and shows a way on', async () => {
    const { page, main, text } = await at('/en/search', {}, { search: null });
    expect(page.status).toBe(200);
    expect(text).toContain('There is no search here for now.');
    expect(valuesOf(main, 'href')).toContain('/en/shows');
  });
});
