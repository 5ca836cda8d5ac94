import { expect, test } from 'vitest';
import { marks } from './highlight.ts';
import { paramsOf } from './params.ts';
import { nothing, type Question } from './question.ts';

const noon = { date: '2027-07-16', time: '12:00' };
const paramsFor = (question: Partial<Question>) =>
  paramsOf({ ...nothing, ...question }, { lang: 'fr', siteKey: 'site_8', now: () => noon });

test('SRCH-02: a question without words or filters asks for all of a page, and says so in full', () => {
  expect(paramsFor({})).toMatchObject({
    query: '',
    filters: 'lang:fr',
    page: 0,
    hitsPerPage: 20,
    facets: ['date.month'],
    disjunctiveFacets: ['kind', 'formats', 'categories', 'cities'],
    disjunctiveFacetsRefinements: { kind: [], formats: [], categories: [], cities: [] },
    hierarchicalFacets: [
      { name: 'date', attributes: ['date.year', 'date.month', 'date.day'], separator: ' > ' },
    ],
    hierarchicalFacetsRefinements: { date: [] },
    numericRefinements: { highestPrice: { '>=': [] }, price: { '<=': [] } },
    maxValuesPerFacet: 100,
    attributesToRetrieve: ['*', '-body', '-date', '-starts', '-localStarts'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['summary:24', 'body:24'],
    highlightPreTag: marks.highlightPreTag,
    highlightPostTag: marks.highlightPostTag,
    analyticsTags: ['site_8'],
  });
});

test('SRCH-02: each filter narrows its own attribute; prices overlap, and a day is within its month and year', () => {
  const { disjunctiveFacetsRefinements, hierarchicalFacetsRefinements, numericRefinements, page } = paramsFor(
    {
      kind: ['show', 'video'],
      format: ['En ligne'],
      category: ['Stand-up'],
      city: ['Laval', 'Montréal'],
      date: '2027-07-16',
      min: '10',
      max: '48.5',
      page: 3,
    },
  );
  expect({ disjunctiveFacetsRefinements, hierarchicalFacetsRefinements, numericRefinements, page }).toEqual({
    disjunctiveFacetsRefinements: {
      kind: ['show', 'video'],
      formats: ['En ligne'],
      categories: ['Stand-up'],
      cities: ['Laval', 'Montréal'],
    },
    hierarchicalFacetsRefinements: { date: ['2027 > 07 > 16'] },
    numericRefinements: { highestPrice: { '>=': [10] }, price: { '<=': [48.5] } },
    page: 2,
  });
});

test('SRCH-02: who asks for tonight is told the starts, too; in other languages all records are asked for', () => {
  expect([paramsFor({ q: 'ce soir' }), paramsFor({ other: true })]).toEqual([
    expect.objectContaining({ attributesToRetrieve: ['*', '-body', '-date'] }),
    expect.objectContaining({ filters: '' }),
  ]);
});

test('SRCH-02: a range of days is a filter beside the language', () => {
  expect(paramsFor({ from: '2027-07-16', to: '2027-07-17' }).filters).toBe(
    'lang:fr AND (date.day:"2027 > 07 > 16" OR date.day:"2027 > 07 > 17")',
  );
});
