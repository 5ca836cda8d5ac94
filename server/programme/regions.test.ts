import { expect, test } from 'vitest';
import { provinces } from '../places/regions.ts';
import { fullRegion, regionName } from './regions.ts';

test('TKT-03: a short form of a record is told in full, what is no short form stays', () => {
  expect(['QC', 'bc', 'NY', 'Bavaria', ''].map(fullRegion)).toEqual([
    'Quebec',
    'British Columbia',
    'New York',
    'Bavaria',
    '',
  ]);
});

test('TKT-03: a region is named in the language of the answer, the short form where no name was stored', () => {
  expect([
    regionName('fr', 'QC', 'Quebec'),
    regionName('en', 'QC', 'Québec'),
    regionName('fr', 'QC', ''),
    regionName('fr', 'BY', 'Bavaria'),
    regionName('en', 'NT', 'Northern Territory'),
    regionName('en', '', ''),
  ]).toEqual(['Québec', 'Quebec', 'QC', 'Bavaria', 'Northern Territory', '']);
});

test('TKT-03: a region of Canada and of the United States has the name that members choose', () => {
  const chosen = provinces
    .filter(({ within }) => within !== 'FR')
    .map(({ id, en, fr }) => [id.slice('CA-'.length), en, fr] as const);
  const told = chosen.map(([short]) => {
    const stored = fullRegion(short.toLowerCase());
    return [short, regionName('en', short, stored), regionName('fr', short, stored)];
  });
  expect(told).toEqual(
    chosen.map(([short, en, fr]) =>
      short === 'DC' ? ['DC', 'Washington (D.C.)', 'Washington (D.C.)'] : [short, en, fr],
    ),
  );
});
