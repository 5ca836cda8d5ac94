import { describe, expect, it } from 'vitest';
import { isOffered, leavesOutEnglish } from './filters.ts';
import { placeShows } from '../shows/place.ts';
import { programmationOf } from '../testing/programmations.ts';
import type { Programmation } from '#contract/wire/programmation.ts';

const shows = (...facts: Partial<Omit<Programmation, 'date'>>[]) =>
  placeShows(facts.map((fact, id) => programmationOf(String(id), fact))).shows;
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
