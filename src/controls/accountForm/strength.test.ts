import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['abcdefg', 'short'],
  ['abcdefgh', 'fair'],
  ['abcdefghijk', 'fair'],
  ['abcdefghijkl', 'good'],
  ['abcdefghijklmno', 'good'],
  ['abcdefghijklmnop', 'strong'],
  // Four different characters, however many there are, and five.
  ['abcdabcdabcdabcdabcd', 'fair'],
  ['abcdeabcdeabcdea', 'strong'],
  ['abcdeabcdeab', 'good'],
  ['🎪🎭🎤🎸🎹🎺🎻', 'short'],
])('PRO-10: the password %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
