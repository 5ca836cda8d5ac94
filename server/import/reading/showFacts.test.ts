import { describe, expect, test } from 'vitest';
import { ageOf, durationOf, languagesOf } from './showFacts.ts';

describe('import: what visitors ask before they choose', () => {
  test.each([
    ['PT1H30M', 90],
    ['PT75M', 75],
    ['PT2H', 120],
    ['pt50m', 50],
    ['PT1H30M15S', 90],
    [{ '@value': 'PT45M' }, 45],
    ['PT0M', null],
    ['PT', null],
    ['PT25H', null],
    ['PT99999M', null],
    ['P1D', null],
    ['90', null],
    [undefined, null],
  ])('duration %j is %j minutes', (duration, minutes) => {
    expect(durationOf({ duration })).toBe(minutes);
  });

  test.each([
    [{ typicalAgeRange: '16+' }, 16],
    [{ typicalAgeRange: '7-12' }, 7],
    [{ typicalAgeRange: '18-' }, 18],
    [{ typicalAgeRange: 18 }, 18],
    [{ audience: { '@type': 'PeopleAudience', requiredMinAge: 18 }, typicalAgeRange: '12+' }, 18],
    [{ audience: [{ requiredMinAge: '14' }] }, 14],
    [{ typicalAgeRange: '-12' }, null],
    [{ typicalAgeRange: '0+' }, null],
    [{ typicalAgeRange: '999+' }, null],
    [{ typicalAgeRange: 'All ages' }, null],
    [{ audience: { requiredMinAge: 1.5 } }, null],
    [{}, null],
  ])('of %j the least age is %j', (event, age) => {
    expect(ageOf(event)).toBe(age);
  });

  test.each([
    ['fr-CA', ['fr']],
    [
      ['fr', 'English', 'fr'],
      ['fr', 'en'],
    ],
    [['fr', 'fcs'], ['fr']],
    [['ase', 'en'], ['en']],
    [[{ '@type': 'Language', name: 'Français' }, 'no words'], ['fr']],
    [[], []],
  ])('the languages %j are %j', (inLanguage, codes) => {
    expect(languagesOf({ inLanguage })).toEqual(codes);
  });
});
