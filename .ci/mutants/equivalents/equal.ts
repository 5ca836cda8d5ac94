import type { Equivalent } from './equivalent.ts';

/** Bugs of one file of the contract that nobody can tell, for one reason: by their line, the code before and after. */
export const equal = (
  file: string,
  why: string,
  changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>,
): Equivalent[] =>
  Object.entries(changes).flatMap(([line, codes]) =>
    codes.map(([before, after]) => ({ file: `contract/${file}`, line, before, after, why })),
  );
