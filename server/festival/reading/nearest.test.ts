import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const venues = ['gesu', 'monument-national', 'place-des-arts', 'theatre-du-coin'];

test.each([
  ['a swap', 'monument-natoinal', 'monument-national'],
  ['a letter too many', 'gesuu', 'gesu'],
  ['a letter too few', 'ges', 'gesu'],
  ['an accent', 'gésù', 'gesu'],
  ['capital letters', 'GESU', 'gesu'],
  ['another word between', 'place-arts', undefined],
  ['nothing like it', 'stade', undefined],
])('the nearest name of a folder is found through %s: %s', (_, name, found) => {
  expect(nearest(name, venues)).toBe(found);
});

test('of two near names the nearer one is meant, and of equals the first', () => {
  expect([
    nearest('salle-12', ['salle-1', 'salle-13', 'salle-123']),
    nearest('abcx', ['abcd', 'abce']),
  ]).toEqual(['salle-1', 'abcd']);
});
