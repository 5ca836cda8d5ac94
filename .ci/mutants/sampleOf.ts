import { digest } from './digest.ts';
import type { Mutant } from './mutant.ts';

/**
 * `size` of the mutants, in their order. A seed and a mutant's own lines alone decide its turn, so that an edit elsewhere
 * changes little.
 */
export const sampleOf = (mutants: readonly Mutant[], size: number, seed: string): Mutant[] => {
  const turns = mutants
    .map((mutant) => ({ mutant, turn: digest(`${seed}\n${mutant.key}`) }))
    .toSorted((one, other) => (one.turn < other.turn ? -1 : 1));
  const chosen = new Set(turns.slice(0, size).map(({ mutant }) => mutant));
  return mutants.filter((mutant) => chosen.has(mutant));
};
