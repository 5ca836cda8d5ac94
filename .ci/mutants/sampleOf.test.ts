import { expect, test } from 'vitest';
import { sampleOf } from './sampleOf.ts';
import { mutantsIn } from './testing/mutant.ts';

const lines = Array.from({ length: 1_000 }, (_, index) => `const n${index} = ${index};`);
const mutantsOfLines = (some: readonly string[]) =>
  mutantsIn(
    some.join('\n'),
    some.map((line) => [line.split(' ')[1] ?? '', 'other'] as const),
  );
const mutants = mutantsOfLines(lines);
const textsOf = (some: readonly { text: string }[]): string[] => some.map(({ text }) => text);

test('TST-11: a sample is the same each time, in the order of the source', () => {
  const sample = sampleOf(mutants, 150, 'seed');
  expect(textsOf(sampleOf([...mutants].toReversed(), 150, 'seed')).toReversed()).toEqual(textsOf(sample));
  expect(sample).toEqual(mutants.filter((mutant) => sample.includes(mutant)));
  expect(new Set(sample).size).toBe(150);
});

test('TST-11: a changed line changes one of a sample at most, lines before it none', () => {
  const before = textsOf(sampleOf(mutants, 150, 'seed'));
  const changed = lines.map((line) => (line === before[7] ? line.replace('n', 'm') : line));
  const after = textsOf(sampleOf(mutantsOfLines(['// More.', ...changed]).slice(1), 150, 'seed'));
  const kept = before.filter((text) => after.includes(text));
  expect([kept.length >= 149, kept.includes(before[7] ?? '')]).toEqual([true, false]);
});

test('control: another seed chooses others', () => {
  const [one, other] = ['seed', 'other'].map((seed) => textsOf(sampleOf(mutants, 150, seed)));
  const both = one?.filter((text) => other?.includes(text)).length;
  expect(both).toBeLessThan(60);
});

test('a sample larger than the folder is all of it', () => {
  expect(sampleOf(mutants, Number.POSITIVE_INFINITY, 'seed')).toEqual(mutants);
});
