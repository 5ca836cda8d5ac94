import { describe, expect, it } from 'vitest';
import { filterOptions, isOffered, leavesOutEnglish, matchesFilters } from './filters.ts';
import { noFilters } from './chosenFilters.ts';
import { placeShows } from './place.ts';
import { programmationOf } from './testing/programmations.ts';
import type { Programmation } from '../wire/programmation.ts';

const shows = (...facts: Partial<Omit<Programmation, 'date'>>[]) =>
  placeShows(facts.map((fact, id) => programmationOf(String(id), fact))).shows;
const matching = (filters: Partial<typeof noFilters>, ...facts: Partial<Omit<Programmation, 'date'>>[]) =>
  shows(...facts)
    .filter((show) => matchesFilters(show, { ...noFilters, ...filters }))
    .map(({ item }) => item.id);
const offered = (
  rules: { lang?: 'fr' | 'en'; english?: 'true' | 'false'; excluded?: string[] },
  ...facts: Partial<Omit<Programmation, 'date'>>[]
) =>
  shows(...facts)
    .filter((show) =>
      isOffered(show, {
        lang: rules.lang ?? 'fr',
        english: rules.english ?? 'false',
        settings: { excludedFestivals: rules.excluded ?? [] },
      }),
    )
    .map(({ item }) => item.id);

describe('matchesFilters', () => {
  it('CAL-24: an empty value filters nothing', () => {
    expect(matching({}, { venue: '' }, { venue: 'A' })).toEqual(['0', '1']);
  });

  it('CAL-25: the venue matches exactly', () => {
    expect(matching({ venue: 'Club' }, { venue: 'Club' }, { venue: 'club' }, { venue: 'Club Soda' })).toEqual(
      ['0'],
    );
  });

  it('CAL-26: the city matches exactly', () => {
    expect(matching({ city: 'Laval' }, { city: 'Laval' }, { city: 'laval' }, { city: '' })).toEqual(['0']);
  });

  it('CAL-27: the category is among the item’s', () => {
    expect(
      matching(
        { category: 'Impro' },
        { categories: ['En salle', 'Impro'] },
        { categories: ['Improv'] },
        { categories: [] },
      ),
    ).toEqual(['0']);
  });

  it('CAL-28: the type is the name of the show type', () => {
    expect(
      matching(
        { type: 'street' },
        { show_type: { name: 'street' } },
        { show_type: { name: 'Street' } },
        { show_type: null },
      ),
    ).toEqual(['0']);
  });

  it('CAL-24: filters combine', () => {
    expect(
      matching(
        { venue: 'A', city: 'X' },
        { venue: 'A', city: 'X' },
        { venue: 'A', city: 'Y' },
        { venue: 'B', city: 'X' },
      ),
    ).toEqual(['0']);
  });
});

describe('isOffered', () => {
  const three = [{ language: 'fr' }, { language: 'en' }, { language: 'EN-ca' }, { language: '' }];

  it('CAL-29: the French interface leaves English items out while the toggle is the string false', () => {
    expect(offered({}, ...three)).toEqual(['0', '3']);
  });

  it('CAL-30: with the toggle on, English items are added', () => {
    expect(offered({ english: 'true' }, ...three)).toEqual(['0', '1', '2', '3']);
  });

  it('CAL-29: the English interface leaves nothing out', () => {
    expect(offered({ lang: 'en' }, ...three)).toEqual(['0', '1', '2', '3']);
    expect(leavesOutEnglish({ lang: 'en', english: 'false' })).toBe(false);
  });

  it('CAL-31: items of an excluded festival are dropped, blind to case', () => {
    expect(
      offered(
        { excluded: ['zoofest'] },
        { belong_to: { name: 'ZooFest' } },
        { belong_to: { name: 'Zoofest 2' } },
        { belong_to: null },
      ),
    ).toEqual(['1', '2']);
  });
});

describe('filterOptions', () => {
  it('CAL-21: the values that occur, once each, without blanks, sorted as the language does', () => {
    const options = filterOptions(
      shows(
        {
          venue: 'Salle 10',
          city: 'Montréal',
          categories: ['En salle', 'Impro'],
          show_type: { name: 'street' },
        },
        { venue: 'Salle 2', city: '', categories: ['Extérieur'], show_type: null },
        { venue: 'Église', city: 'Laval', categories: [], show_type: { name: 'gala' } },
      ),
      'fr',
    );
    expect(options).toEqual({
      venue: ['Église', 'Salle 2', 'Salle 10'],
      city: ['Laval', 'Montréal'],
      category: ['En salle', 'Extérieur', 'Impro'],
      type: ['gala', 'street'],
    });
  });
});
