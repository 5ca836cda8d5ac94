import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchSettings } from '#contract/settings/search.ts';
import { otherParams } from './answers/otherParams.ts';
import { params } from './answers/params.ts';
import { sampleSearch } from './testing/searchFrom.ts';

const sample = sampleSearch();

const answer = v.looseObject({
  hits: v.optional(v.array(v.looseObject({ objectID: v.string(), kind: v.optional(v.string()) })), []),
  nbHits: v.optional(v.number(), -1),
});
const post = async (path: string, body: object) => {
  const told = await sample.open()({ connection: '203.0.113.7' }, path, JSON.stringify(body));
  return { status: told.status, body: await told.json() };
};
/** Everything in French, unless something else is asked. */
const query = async (asked: object) => {
  const { status, body } = await post(`${searchSettings.indexName}/query`, {
    filters: 'lang:fr',
    hitsPerPage: 1000,
    attributesToRetrieve: ['kind', 'title'],
    ...asked,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return v.parse(answer, body);
};
const idsOf = ({ hits }: v.InferOutput<typeof answer>): string[] => hits.map(({ objectID }) => objectID);
const kindsOf = ({ hits }: v.InferOutput<typeof answer>): string[] => [
  ...new Set(hits.map(({ kind = '' }) => kind)),
];
/** The kinds of all, in stretches: each once, where it has its place. */
const runsOf = ({ hits }: v.InferOutput<typeof answer>): string[] =>
  hits.flatMap(({ kind = '' }, at) => (kind === hits[at - 1]?.kind ? [] : [kind]));

describe('SRCH-10: what the hosted service’s parameters do', () => {
  test('SRCH-10: tagFilters: no record has a tag', async () => {
    const all = idsOf(await query({}));
    for (const tagFilters of ['gold', ['gold'], 'gold,(silver,bronze)'])
      expect((await query({ tagFilters })).nbHits).toBe(0);
    expect(idsOf(await query({ tagFilters: '-gold' }))).toEqual(all);
    expect(idsOf(await query({ tagFilters: '' }))).toEqual(all);
  });

  test('SRCH-10: offset and length: any stretch of the order, as many as a page without a length, and no page beside them', async () => {
    const all = idsOf(await query({}));
    const stretch = await query({ offset: 5, length: 3, page: 7 });
    expect(idsOf(stretch)).toEqual(all.slice(5, 8));
    expect(stretch).toMatchObject({ offset: 5, length: 3, nbHits: all.length });
    expect(Object.keys(stretch)).not.toEqual(expect.arrayContaining(['page']));
    expect(Object.keys(stretch)).not.toEqual(expect.arrayContaining(['nbPages']));
    expect(idsOf(await query({ offset: 2, hitsPerPage: 4 }))).toEqual(all.slice(2, 6));
    // A length alone says nothing.
    const paged = await query({ length: 3, hitsPerPage: 4 });
    expect([idsOf(paged), paged['page']]).toEqual([all.slice(0, 4), 0]);
    expect(idsOf(await query({ offset: 0, length: 0 }))).toEqual([]);
    const { paginationLimit } = searchSettings;
    expect(idsOf(await query({ offset: paginationLimit, length: 10, filters: '' }))).toEqual([]);
  });

  test('SRCH-10: restrictSearchableAttributes: words of other attributes find nothing', async () => {
    const everywhere = idsOf(await query({ query: 'montreal' }));
    const inCities = await query({ query: 'montreal', restrictSearchableAttributes: ['cities'] });
    const inTitles = await query({ query: 'montreal', restrictSearchableAttributes: ['title'] });
    const byCity = await query({ facetFilters: ['cities:Montréal'] });
    expect(idsOf(inCities).toSorted()).toEqual(idsOf(byCity).toSorted());
    expect(inTitles.hits.every(({ title }) => /montr[ée]al/i.test(String(title)))).toBe(true);
    expect(everywhere.length).toBeGreaterThan(inCities.hits.length);
    expect(inCities.hits.length).toBeGreaterThan(inTitles.hits.length);
    // No earlier restriction is kept for this.
    expect(idsOf(await query({ query: 'montreal' }))).toEqual(everywhere);
    expect(
      await post(`${searchSettings.indexName}/query`, { restrictSearchableAttributes: ['title', 'url'] }),
    ).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^restrictSearchableAttributes must be/) },
    });
  });

  test('SRCH-10: a title that is the words is first, but not where titles are not searched', async () => {
    const [first] = (await query({ query: '' })).hits;
    const title = String(first?.['title']);
    expect((await query({ query: title })).hits[0]?.objectID).toBe(first?.objectID);
    const elsewhere = await query({ query: title, restrictSearchableAttributes: ['venues'] });
    expect(idsOf(elsewhere)).not.toContain(first?.objectID);
  });

  test('SRCH-10: typoTolerance: none, the fewest, the fewest and one more, or all', async () => {
    const asked = { query: 'galla' };
    const usual = idsOf(await query(asked));
    expect(usual.length).toBeGreaterThan(0);
    for (const typoTolerance of [false, 'false'])
      expect((await query({ ...asked, typoTolerance })).nbHits).toBe(0);
    for (const typoTolerance of [true, 'true'])
      expect(idsOf(await query({ ...asked, typoTolerance }))).toEqual(usual);
    // “gala” has hits without a typo: those with one go, or stay behind them.
    const right = { query: 'gala' };
    const [none, fewest, strict, all] = await Promise.all(
      ['false', 'min', 'strict', 'true'].map(async (typoTolerance) =>
        idsOf(await query({ ...right, typoTolerance })),
      ),
    );
    expect(fewest).toEqual(none);
    expect(all).toEqual(strict);
    expect(all?.slice(0, none?.length)).toEqual(none);
    // The fewest are those of what is left: here one.
    expect(idsOf(await query({ ...asked, typoTolerance: 'min' }))).toEqual(usual);
  });

  test('SRCH-10: queryType: which words may be beginnings', async () => {
    const nobody = await query({ query: 'gal', queryType: 'prefixNone', typoTolerance: false });
    const last = await query({ query: 'gal' });
    expect([nobody.nbHits, last.nbHits > 0]).toEqual([0, true]);
    const [one, every] = await Promise.all(
      ['prefixLast', 'prefixAll'].map((queryType) =>
        query({ query: 'gal mont', queryType, typoTolerance: false }),
      ),
    );
    expect([one?.nbHits, Number(every?.nbHits) > 0]).toEqual([0, true]);
    expect(idsOf(await query({ query: 'gala', queryType: 'prefixLast' }))).toEqual(
      idsOf(await query({ query: 'gala' })),
    );
  });

  test('SRCH-10: responseFields: these and no others', async () => {
    const fields = async (asked: object) => {
      const { body } = await post(`${searchSettings.indexName}/query`, {
        query: 'gala',
        facets: ['kind'],
        ...asked,
      });
      return Object.keys(Object(body)).toSorted();
    };
    expect(await fields({ responseFields: ['nbHits', 'facets', 'nothing'] })).toEqual(['facets', 'nbHits']);
    expect(await fields({ responseFields: ['hits'] })).toEqual(['hits']);
    expect(await fields({ responseFields: [] })).toEqual([]);
    expect(await fields({ responseFields: ['*'] })).toEqual(await fields({}));
    const { body } = await post('*/queries', {
      strategy: 'stopIfEnoughMatches',
      requests: [
        { indexName: searchSettings.indexName, hitsPerPage: 1, responseFields: ['query'] },
        { indexName: searchSettings.indexName },
      ],
    });
    // Hits that an answer omits count too.
    expect(body).toEqual({ results: [{ query: '' }] });
  });

  test('SRCH-10: optionalFilters leave everything, and put what they name first, what they negate last', async () => {
    const all = await query({});
    const pagesFirst = await query({ optionalFilters: ['kind:page'] });
    expect(idsOf(pagesFirst).toSorted()).toEqual(idsOf(all).toSorted());
    expect(runsOf(pagesFirst)[0]).toBe('page');
    expect(runsOf(pagesFirst).filter((kind) => kind === 'page')).toHaveLength(1);
    // Within, the order is what it was.
    const rest = ({ hits }: typeof all) => hits.filter(({ kind }) => kind !== 'page');
    expect(rest(pagesFirst)).toEqual(rest(all));
    expect(runsOf(await query({ optionalFilters: 'kind:-page' })).at(-1)).toBe('page');
    const scored = ['kind:artist<score=3>', 'kind:video<score=2>', 'kind:-show'];
    expect(
      runsOf(
        await query({ optionalFilters: scored, facetFilters: [['kind:artist', 'kind:video', 'kind:show']] }),
      ),
    ).toEqual(['artist', 'video', 'show']);
    // Numbers weigh nothing.
    expect(idsOf(await query({ optionalFilters: ['price:0'] }))).toEqual(idsOf(all));
  });

  test('SRCH-10: a score puts what meets it first, of the same hits; the fewest typos come before', async () => {
    const kinds = 'kind:show<score=1> OR kind:video<score=3> OR kind:artist<score=2>';
    const plain = await query({ filters: 'kind:show OR kind:video OR kind:artist' });
    const scored = await query({ filters: kinds });
    expect(idsOf(scored).toSorted()).toEqual(idsOf(plain).toSorted());
    expect(runsOf(scored)).toEqual(['video', 'artist', 'show']);
    expect(
      runsOf(
        await query({
          facetFilters: [['kind:show<score=1>', 'kind:video<score=3>', 'kind:artist<score=2>']],
        }),
      ),
    ).toEqual(['video', 'artist', 'show']);
    // “gala” with a typo is heavier, and still behind.
    const exact = idsOf(await query({ query: 'gala', typoTolerance: 'false' }));
    const heavy = await query({ query: 'gala', optionalFilters: ['kind:page', 'kind:artist', 'kind:video'] });
    expect(idsOf(heavy).slice(0, exact.length).toSorted()).toEqual(exact.toSorted());
  });

  test('SRCH-10: of alternatives the heaviest counts, or with sumOrFiltersScores all of them', async () => {
    const alternatives = 'cities:Montréal<score=2> OR kind:show<score=2> OR kind:page<score=3>';
    const asked = { filters: alternatives };
    expect(runsOf(await query(asked))[0]).toBe('page');
    const summed = await query({ ...asked, sumOrFiltersScores: true });
    expect(runsOf(summed)[0]).toBe('show');
    expect(idsOf(summed).toSorted()).toEqual(idsOf(await query(asked)).toSorted());
    const alike = { filters: 'kind:page OR lang:fr' };
    expect([
      runsOf(await query(alike))[0],
      runsOf(await query({ ...alike, sumOrFiltersScores: true }))[0],
    ]).toEqual(['show', 'page']);
  });

  test('SRCH-10: a list of filters as one text is that list', async () => {
    const listed = await query({
      facetFilters: ['lang:fr', ['kind:show', 'kind:page']],
      numericFilters: ['price>=10', ['price<20', 'price:30 TO 40']],
      filters: '',
    });
    const written = await query({
      facetFilters: 'lang:fr,(kind:show,kind:page)',
      numericFilters: 'price>=10,(price<20,price:30 to 40)',
      filters: '',
    });
    expect(listed.nbHits).toBeGreaterThan(0);
    expect(idsOf(written)).toEqual(idsOf(listed));
    expect(kindsOf(listed)).toEqual(['show']);
  });

  test('SRCH-10: sortFacetValuesBy: the most frequent, or the first of the alphabet', async () => {
    const facetsBy = async (sortFacetValuesBy: string) => {
      const told = await query({ facets: ['cities'], maxValuesPerFacet: 3, sortFacetValuesBy });
      return Object.keys(Object(Object(told['facets']).cities));
    };
    const every = Object.entries(Object(Object((await query({ facets: ['cities'] }))['facets']).cities));
    const names = every.map(([name]) => name);
    expect(await facetsBy('alpha')).toEqual(names.toSorted().slice(0, 3));
    expect(await facetsBy('count')).toEqual(names.slice(0, 3));
    expect(names.toSorted()).not.toEqual(names);
    const { body } = await post(`${searchSettings.indexName}/facets/cities/query`, {
      sortFacetValuesBy: 'alpha',
      filters: 'lang:fr',
      maxFacetHits: 100,
    });
    expect(Object(body).facetHits.map(({ value }: { value: string }) => value)).toEqual(names.toSorted());
  });

  test('SRCH-10: restrictHighlightAndSnippetArrays: of a list those alone that were found', async () => {
    const asked = { query: 'montreal', attributesToHighlight: ['cities'], hitsPerPage: 50 };
    const listsOf = ({ hits }: v.InferOutput<typeof answer>): unknown[][] =>
      hits.map((hit) => Object(hit['_highlightResult']).cities ?? []);
    const levels = (lists: unknown[][]) => new Set(lists.flat().map((one) => Object(one).matchLevel));
    const facetFilters = ['cities:Montréal'];
    expect(levels(listsOf(await query({ ...asked, facetFilters })))).toEqual(new Set(['full', 'none']));
    const alone = listsOf(await query({ ...asked, facetFilters, restrictHighlightAndSnippetArrays: true }));
    expect(levels(alone)).toEqual(new Set(['full']));
  });
});

describe('SRCH-10: what is not honoured', () => {
  test('SRCH-10: it is refused by its name wherever a query is asked', async () => {
    const message = 'getRankingInfo is not honoured here with this value; leave it out';
    const refused = { status: 400, body: { status: 400, message } };
    const { indexName } = searchSettings;
    const asked = { getRankingInfo: true };
    expect([
      await post(`${indexName}/query`, asked),
      await post(`${indexName}/query`, { params: 'getRankingInfo=true' }),
      await post('*/queries', { requests: [{ indexName, ...asked }] }),
      await post(`${indexName}/facets/kind/query`, asked),
    ]).toEqual([refused, refused, refused, refused]);
  });

  test('SRCH-10: what counts, names and experiments changes no hits, nor do parameters that nobody knows', async () => {
    const harmless = Object.entries(otherParams).flatMap(([name, isHarmless]) =>
      isHarmless(['x']) ? [name] : [],
    );
    const given = Object.fromEntries([...harmless, 'unheardOf'].map((name) => [name, ['x']]));
    expect(idsOf(await query({ query: 'gala', ...given }))).toEqual(idsOf(await query({ query: 'gala' })));
    expect(harmless).toEqual(
      expect.arrayContaining(['analytics', 'clickAnalytics', 'userToken', 'distinct']),
    );
  });

  test('SRCH-10: docs/decisions/040 lists every parameter that is not honoured, and none that is', async () => {
    const text = await readFile(new URL('../../docs/decisions/040-search.md', import.meta.url), 'utf8');
    const [, section = ''] = text.split('**Not honoured.**');
    const [list = ''] = section.split('\n**');
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const isHonoured = (name: string | undefined) =>
      name !== undefined && Object.hasOwn(params.entries, name);
    expect(listed.toSorted()).toEqual(Object.keys(otherParams).toSorted());
    expect(listed.filter(isHonoured)).toEqual([]);
  });
});
