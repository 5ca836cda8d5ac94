import { expect, test } from 'vitest';
import { unfiltered } from './chosenFilters.ts';
import { facetsOf, type CountedFacts } from './calendarFacets.ts';

const facts: CountedFacts = {
  venue: 'Salle 10',
  city: '',
  kind: null,
  genres: ['Stand-up', 'Impro', 'Stand-up'],
  type: '',
  price: null,
  accessibility: [],
  count: 2,
};
const venues = ['Salle 9', 'Écurie', 'Zénith'];

test('CAL-23: every show of a fact counts, once for each of its genres; an unknown fact is no choice', () => {
  const all = [facts, ...venues.map((venue) => ({ ...facts, venue, genres: [], count: 1 }))];
  const one = (value: string, count: number) => ({ value, label: value, count });
  expect(facetsOf(all, { ...unfiltered, price: undefined }, 'fr')).toEqual({
    venue: [one('Écurie', 1), one('Salle 9', 1), one('Salle 10', 2), one('Zénith', 1)],
    city: [],
    kind: [],
    genre: [one('Impro', 2), one('Stand-up', 2)],
    type: [],
    price: [],
    accessibility: [],
  });
});
