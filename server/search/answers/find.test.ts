import { expect, test } from 'vitest';
import { SearchIndex } from '../index/searchIndex.ts';
import { bare } from '../records/source.ts';
import { Work } from '../work/work.ts';
import { find } from './find.ts';
import { readParams } from './readParams.ts';

const index = new SearchIndex();
/** By the typos of the query in their titles: none, one, two. */
const shows = [
  { title: 'Spectacle', city: 'Montréal' },
  { title: 'Spectacla', city: 'Laval' },
  { title: 'Spectocla', city: 'Laval' },
];
for (const [typos, { title, city }] of shows.entries())
  index.put({
    ...bare,
    objectID: `show-${typos}-fr`,
    kind: 'show',
    lang: 'fr',
    title,
    url: `/fr/${typos}`,
    image: null,
    summary: '',
    body: '',
    cities: [city],
  });

test.each([
  ['true', '', [0, 1, 2]],
  ['strict', '', [0, 1]],
  ['min', '', [0]],
  ['false', '', [0]],
  ['true', 'cities:Laval', [1, 2]],
  ['strict', 'cities:Laval', [1, 2]],
  ['min', 'cities:Laval', [1]],
  ['false', 'cities:Laval', []],
  ['strict', 'cities:Nowhere', []],
  ['min', 'NOT cities:Montréal', [1]],
])(
  'SRCH-10: with the tolerance “%s” the fewest typos are those of what “%s” leaves: %j stay',
  async (typoTolerance, filters, typos) => {
    const params = readParams({ query: 'spectacle', typoTolerance, filters });
    const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
    const { places } = await find(index, { params, isOrdered: false }, work);
    expect(places.map((place) => index.at(place)?.title).toSorted()).toEqual(
      typos.map((count) => shows[count]?.title).toSorted(),
    );
  },
);
