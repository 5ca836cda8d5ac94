import { expect, test } from 'vitest';
import { distanceText } from './distanceText.ts';

test.each([
  [0, '1 km', '1 km'],
  [12.4, '12 km', '12 km'],
  [3684.6, '3,685 km', '3 685 km'],
])('ANA-03: %d kilometres in English and French', (kilometres, en, fr) => {
  const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
  expect([distanceText(kilometres, 'en'), distanceText(kilometres, 'fr')].map(plain)).toEqual([en, fr]);
});
