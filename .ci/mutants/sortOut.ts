import type { Equivalent } from './equivalents/equivalent.ts';
import type { Mutant } from './mutant.ts';

const contentOf = (file: string, line: string, before: string, after: string): string =>
  [file, line, before, after].join('\n');

/** Takes the equivalents out of the mutants, and names the entries about these files that match none. */
export const sortOut = (
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): { real: Mutant[]; equal: Mutant[]; stale: Equivalent[] } => {
  const listed = new Set(
    equivalents.map(({ file, line, before, after }) => contentOf(file, line, before, after)),
  );
  const found = new Set(mutants.map(({ file, text, before, after }) => contentOf(file, text, before, after)));
  const files = new Set(mutants.map(({ file }) => file));
  const isEqual = ({ file, text, before, after }: Mutant): boolean =>
    listed.has(contentOf(file, text, before, after));
  return {
    real: mutants.filter((mutant) => !isEqual(mutant)),
    equal: mutants.filter(isEqual),
    stale: equivalents.filter(
      ({ file, line, before, after }) => files.has(file) && !found.has(contentOf(file, line, before, after)),
    ),
  };
};
