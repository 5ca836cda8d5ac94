import { expect, test } from 'vitest';
import { newKey } from './newKey.ts';

test('every act has a key of its own, fit for the server', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
});
