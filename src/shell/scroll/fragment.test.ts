import { expect, test } from 'vitest';
import { idOf } from './fragment.ts';

test.each([
  ['#about', 'about'],
  ['#%C3%A0-propos', 'à-propos'],
  ['#à-propos', 'à-propos'],
  ['#100%', '100%'],
  ['', ''],
])('RTE-27: the fragment %j leads to the id %j', (hash, id) => {
  expect(idOf(hash)).toBe(id);
});
