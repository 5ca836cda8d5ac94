import { expect, test } from 'vitest';
import { newAdmissionCode } from './admissionCode.ts';

test('RES-25: a code is twelve letters and digits, each as likely as the others, none taken for another', () => {
  const codes = Array.from({ length: 4_000 }, newAdmissionCode);
  expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  const counts = new Map<string, number>();
  for (const letter of codes.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = (codes.length * 12) / 32;
  // Six standard deviations: a fair one is outside of it once in millions of runs.
  const slack = 6 * Math.sqrt(expected);
  expect([counts.size, [...counts].filter(([, count]) => Math.abs(count - expected) > slack)]).toEqual([
    32,
    [],
  ]);
});
