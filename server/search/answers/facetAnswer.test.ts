import { expect, test } from 'vitest';
import { SearchIndex } from '../index/searchIndex.ts';
import { bare } from '../records/source.ts';
import { Work } from '../work/work.ts';
import { answerFacetQuery } from './facetAnswer.ts';
import { readParams } from './readParams.ts';

const index = new SearchIndex();
const places = [
  ['Montréal'],
  ['Montréal', 'Laval'],
  ['Montréal', 'Saint-Jérôme'],
  ['Mont-Tremblant', 'Laval'],
  ['Saint-Jean'],
];
for (const [at, cities] of places.entries())
  index.put({
    ...bare,
    objectID: `show-${at}-fr`,
    kind: 'show',
    lang: 'fr',
    title: `Gala ${at}`,
    url: `/fr/${at}`,
    image: null,
    summary: '',
    body: '',
    cities,
  });

/** The values of the cities with their marks and numbers. */
const valuesOf = async (asked: object): Promise<string[]> => {
  const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
  const tags = { highlightPreTag: '[', highlightPostTag: ']' };
  const params = readParams({ ...tags, ...asked });
  const { facetHits } = await answerFacetQuery(index, { facet: 'cities', params }, work);
  return facetHits.map(({ highlighted, count }) => `${highlighted} ${count}`);
};

test.each([
  [{}, ['Montréal 3', 'Laval 2', 'Mont-Tremblant 1', 'Saint-Jean 1', 'Saint-Jérôme 1']],
  [{ facetQuery: 'mont' }, ['[Montréal] 3', '[Mont]-Tremblant 1']],
  [{ facetQuery: 'TREMB mont' }, ['[Mont]-[Tremblant] 1']],
  [{ facetQuery: 'mont laval' }, []],
  [{ facetQuery: 'éal' }, []],
  [{ facetQuery: 'saint', maxFacetHits: 1 }, ['[Saint]-Jean 1']],
  [{ facetQuery: 'l', maxFacetHits: 5 }, ['[Laval] 2']],
  [{ maxFacetHits: 0 }, []],
  [
    { sortFacetValuesBy: 'alpha' },
    ['Laval 2', 'Mont-Tremblant 1', 'Montréal 3', 'Saint-Jean 1', 'Saint-Jérôme 1'],
  ],
  [{ facetQuery: 'saint', filters: 'cities:Montréal' }, ['[Saint]-Jérôme 1']],
  [{ query: 'gala 3' }, ['Laval 1', 'Mont-Tremblant 1']],
])('SRCH-10: of %j the values of a facet are these', async (asked, values) => {
  expect(await valuesOf(asked)).toEqual(values);
});
