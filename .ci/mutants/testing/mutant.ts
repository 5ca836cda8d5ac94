import { type Mutant, mutantsOf } from '../mutant.ts';

/** For tests: mutants that replace words of a source, each in its first line with that word. */
export const mutantsIn = (
  source: string,
  changes: readonly (readonly [before: string, after: string])[],
  file = 'a.ts',
): Mutant[] => {
  const lines = source.split('\n');
  return mutantsOf(
    file,
    changes.map(([before, replacement]) => {
      const line = lines.findIndex((text) => text.includes(before));
      const column = (lines[line] ?? '').indexOf(before) + 1;
      const at = (places: number) => ({ line: line + 1, column: column + places });
      return { location: { start: at(0), end: at(before.length) }, replacement };
    }),
    source,
  );
};
