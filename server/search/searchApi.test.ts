import { describe, expect, test } from 'vitest';
import { countProcessorTime } from '#contract/testing/processorTime.ts';
import type { App } from '../app.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { searchLimits } from './limits.ts';

const outside = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
const ask = async (app: App, path: string, body: string, env?: object): Promise<Response> =>
  app.hono.request(
    `/api/search/1/indexes/${path}`,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body },
    env,
  );

/** The test programme, asked as browsers do. */
const open = async () => {
  const { app, logged } = await startOwnApp();
  const post = async (path: string, body: unknown): Promise<{ status: number; body: unknown }> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await ask(app, path, text, outside);
    return { status: response.status, body: await response.json() };
  };
  const query = async (params: object): Promise<Record<string, unknown>> => ({
    ...Object((await post('festival/query', params)).body),
  });
  return { app, logged, post, query };
};

const bare = { attributesToRetrieve: ['title'], attributesToHighlight: [] };

describe('the wire', () => {
  test('SRCH-10: several queries are answered in their order, a count of facets without hits among them', async () => {
    const { post } = await open();
    const { status, body } = await post('*/queries', {
      requests: [
        { indexName: 'festival', query: 'nuit blanhc', ...bare, analytics: false, unknown: { a: 1 } },
        {
          indexName: 'festival',
          hitsPerPage: 0,
          facets: 'kind',
          filters: 'lang:fr AND (kind:show OR kind:page)',
        },
        { indexName: 'festival', params: 'query=mute&facets=%5B%22price%22%5D&hitsPerPage=0' },
        {
          indexName: 'festival',
          type: 'facet',
          facet: 'categories',
          facetQuery: 'stan',
          filters: 'lang:en',
        },
      ],
    });
    const exhaustive = {
      exhaustiveFacetsCount: true,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { facetsCount: true, nbHits: true, typo: true },
      params: '',
      index: 'festival',
      page: 0,
      processingTimeMS: expect.any(Number),
    };
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          hits: [{ title: 'Les Nuits blanches', objectID: 'show-1-fr' }],
          ...exhaustive,
          nbHits: 1,
          nbPages: 1,
          hitsPerPage: 20,
          query: 'nuit blanhc',
        },
        {
          hits: [],
          ...exhaustive,
          nbHits: 3,
          nbPages: 0,
          hitsPerPage: 0,
          facets: { kind: { show: 2, page: 1 } },
          query: '',
        },
        {
          hits: [],
          ...exhaustive,
          nbHits: 1,
          nbPages: 0,
          hitsPerPage: 0,
          facets: { price: { 0: 1 } },
          facets_stats: { price: { min: 0, max: 0, avg: 0, sum: 0 } },
          query: 'mute',
        },
        {
          facetHits: [{ value: 'Stand-up', highlighted: '<em>Stand</em>-up', count: 1 }],
          exhaustiveFacetsCount: true,
          processingTimeMS: expect.any(Number),
        },
      ],
    });
  });

  test('SRCH-10: an empty body asks for all records, as an empty query does', async () => {
    const { post } = await open();
    const all = await post('festival/query', {});
    const anyTime = (told: typeof all) => ({
      ...told,
      body: { ...Object(told.body), processingTimeMS: null },
    });
    expect(all).toMatchObject({ status: 200, body: { nbHits: expect.any(Number), query: '' } });
    for (const body of ['', ' \n '])
      expect(anyTime(await post('festival/query', body))).toEqual(anyTime(all));
  });

  test('SRCH-02: with * every facet is counted, the price among them', async () => {
    const { query } = await open();
    const { facets, facets_stats: stats } = await query({ facets: ['*'], filters: 'kind:show AND lang:en' });
    expect([facets, stats]).toEqual([
      {
        kind: { show: 2 },
        lang: { en: 2 },
        categories: { 'Stand-up': 1 },
        formats: { 'In venue': 1, Online: 1 },
        cities: { Montréal: 1 },
        venues: { 'Théâtre du Coin': 1 },
        artists: { 'Tante Bricole': 1 },
        'date.year': { 2027: 2 },
        'date.month': { '2027 > 07': 2 },
        'date.day': { '2027 > 07 > 16': 2, '2027 > 07 > 17': 1 },
        price: { 0: 1, 25: 1 },
      },
      { price: { min: 0, max: 25, avg: 12.5, sum: 25 } },
    ]);
  });

  test('SRCH-03: highlights and snippets have the tags that are asked for, around what was found', async () => {
    const { query } = await open();
    const { hits } = await query({
      query: 'nuits bl',
      attributesToRetrieve: [],
      attributesToHighlight: ['title', 'cities'],
      attributesToSnippet: ['body:2'],
      highlightPreTag: '__a__',
      highlightPostTag: '__b__',
    });
    expect(hits).toEqual([
      {
        objectID: 'show-1-fr',
        _highlightResult: {
          title: {
            value: 'Les __a__Nuits__b__ __a__bl__b__anches',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['nuits', 'bl'],
          },
          cities: [{ value: 'Montréal', matchLevel: 'none', matchedWords: [] }],
        },
        _snippetResult: { body: { value: '…la __a__nuit__b__.', matchLevel: 'partial' } },
      },
    ]);
  });

  test.each<[string, unknown, number, string]>([
    ['*/queries', '{', 400, 'The body must be JSON'],
    ['*/queries', {}, 400, 'requests must be a list of 50 queries at most, each with its indexName'],
    ['*/queries', { requests: [], strategy: 7 }, 400, 'strategy must be a text'],
    ['*/queries', { requests: [{ indexName: 'others' }] }, 404, 'There is no such index'],
    ['others/query', {}, 404, 'There is no such index'],
    ['others/facets/kind/query', {}, 404, 'There is no such index'],
    ['festival/queries', { requests: [] }, 404, 'Several queries are asked of *'],
    ['festival/browse', {}, 404, 'There is no such path'],
    ['festival/query', [], 400, 'A query must be an object'],
    ['festival/query', { hitsPerPage: 1001 }, 400, 'hitsPerPage must be a whole number from 0 to 1000'],
    ['festival/query', { page: -1 }, 400, 'page must be a whole number from 0 to 1000000000'],
    ['festival/query', { query: {} }, 400, 'query must be a text'],
    ['festival/query', { filters: 'kind:' }, 400, 'filters: a name or a value is missing at position 5'],
    ...['body', 'price'].map((facet): [string, unknown, number, string] => [
      `festival/facets/${facet}/query`,
      { facetQuery: '4' },
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    ]),
    [
      'festival/query',
      ' '.repeat(searchLimits.body + 1),
      413,
      `The body has more than ${searchLimits.body} bytes`,
    ],
  ])('SRCH-12: %s is refused in the service’s shape', async (path, body, status, message) => {
    const { post } = await open();
    expect(await post(path, body)).toEqual({ status, body: { message, status } });
  });
});

test('SRCH-12: a query is posted: another verb is refused with the right one, and no other refusal names it', async () => {
  const { app } = await startOwnApp();
  const tell = async (method: string, path: string) => {
    const response = await app.hono.request(`/api/search/1/indexes/${path}`, { method }, outside);
    return [response.status, response.headers.get('allow'), await response.json()];
  };
  const notPosted = [405, 'POST', { message: 'Queries are sent with POST', status: 405 }];
  for (const path of ['festival/query', '*/queries', 'festival/facets/categories/query'])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect([path, method, await tell(method, path)]).toEqual([path, method, notPosted]);
  expect(await tell('POST', 'others/query')).toEqual([
    404,
    null,
    { message: 'There is no such index', status: 404 },
  ]);
});

describe('hostile queries', () => {
  /** Of work, in ms. */
  const bounded = 1_000;
  test.each([
    ['5 kB', 'nuit '.repeat(1_000)],
    ['one word of 5 kB', 'n'.repeat(5_000)],
    ['a bomb for regular expressions', `${'(a+)+'.repeat(500)}$${'a'.repeat(2_000)}!`],
    ['hyphens', '-a'.repeat(2_500)],
    ['apostrophes', "'".repeat(5_000)],
    ['accents upon accents', `e${'\u0301'.repeat(5_000)}`],
    ['markup', '<img src=x onerror=alert(1)><script>'.repeat(100)],
    ['emoji', '🎪👩‍👩‍👧‍👦'.repeat(500)],
    ['right to left', '\u202Eשלום עולם مرحبا'.repeat(300)],
    ['half of a character', '\uD83C'.repeat(500)],
    ['names of prototypes', '__proto__ constructor toString'],
  ])('SRCH-12: %s is answered in bounded time', async (_, text) => {
    const { query, logged } = await open();
    await query({});
    const worked = countProcessorTime();
    const answer = await query({ query: text, facets: ['*', '__proto__'], facetFilters: [`kind:${text}`] });
    expect(worked()).toBeLessThan(bounded);
    expect(answer['nbHits']).toBe(0);
    expect(logged.filter((line) => JSON.stringify(line).includes('failed'))).toEqual([]);
  });

  test('Security: markup in a record is told as the text that it is, with nothing but tags added', async () => {
    const { app, store } = await startOwnApp();
    const title = '<img src=x onerror="alert(1)"> & <em>nuits</em>';
    await store.write((db) =>
      db.updateTable('show_texts').set({ title }).where('slug', '=', 'on-mute').execute(),
    );
    const body = JSON.stringify({
      query: 'nuits',
      ...bare,
      attributesToHighlight: ['title'],
      filters: 'lang:en',
    });
    const response = await ask(app, 'festival/query', body, outside);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({
      hits: [
        {
          title,
          _highlightResult: {
            title: { value: '<img src=x onerror="alert(1)"> & <em><em>nuits</em></em>', matchLevel: 'full' },
          },
        },
      ],
    });
  });
});
